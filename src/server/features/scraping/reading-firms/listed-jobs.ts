import { isUrl } from "#contract/is-url.ts";
import { withoutTracking } from "#server/platform/web-pages/web-address.ts";
import type { ListedPage, StructuredJob } from "../service.ts";

/** A job as a list shows it: with a page of its own, with all there is to say, or both. */
export interface Entry {
  readonly title: string;
  /** "" when it has no page of its own. */
  readonly url: string;
  readonly structured: StructuredJob | null;
  /** The list's page. */
  readonly listUrl: string;
}

/** Each job of a list once, in the list's order. */
export function listedJobs(listed: ListedPage, listUrl: string): Entry[] {
  const here = addressKey(listUrl);
  const inData = new Map(listed.structured.map((job) => [addressKey(job.url), job]));
  const linked = listed.jobs.map(({ title, url }) => {
    const structured = inData.get(addressKey(url)) ?? null;
    return { title, url, structured, listUrl };
  });
  const links = new Set(listed.jobs.map(({ url }) => addressKey(url)));
  const described = listed.structured
    .filter(({ url }) => !links.has(addressKey(url)))
    .map((job) => {
      const isOwn = job.url !== "" && addressKey(job.url) !== here;
      return { title: job.title, url: isOwn ? job.url : "", structured: job, listUrl };
    });
  return [...linked.filter(({ url }) => addressKey(url) !== here), ...described];
}

/** Two addresses with the same key are the same page. Neither scheme nor "www." tells pages apart. */
export function addressKey(address: string): string {
  if (!isUrl(address)) return "";
  const url = withoutTracking(new URL(address));
  const path = url.pathname.replace(/\/+$/, "");
  // Written anew: a blank is one however it was written.
  const query = url.searchParams.toString();
  return `url:${hostOf(url)}${path}${query && `?${query}`}`;
}

/** As in the key: lower case, with its port where it is not the usual one. */
const hostOf = ({ host }: URL) => host.replace(/^www\./, "").replace(/\.(?=:|$)/, "");

export const isSameHost = (one: string, other: string) =>
  isUrl(one) && isUrl(other) && hostOf(new URL(one)) === hostOf(new URL(other));

/** The page without what stands in its address for one thing of several. */
export const withoutQuery = (key: string) => key.replace(/\?.*/s, "");
