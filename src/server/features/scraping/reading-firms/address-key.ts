import { isUrl } from "#contract/is-url.ts";
import { withoutTracking } from "#server/platform/web-pages/web-address.ts";

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
