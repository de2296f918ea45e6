import { isUrl } from "#contract/is-url.ts";
/**
 * An address out of somebody's advertisement, "" unless a browser opens it as a page: only then is
 * it made a link.
 */
export function webAddress(address: string): string {
  if (!isUrl(address)) return "";
  return /^https?:$/.test(new URL(address).protocol) ? address : "";
}
