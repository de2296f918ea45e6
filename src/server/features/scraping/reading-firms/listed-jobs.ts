import type { ListedPage, StructuredJob } from "../service.ts";
import { addressKey } from "./address-key.ts";

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
