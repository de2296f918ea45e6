import type { Comparison } from "#contract/comparison.ts";

/**
 * Where the people behind a job are to be found: for now where it was advertised, "" when nobody
 * said. It came with somebody's advertisement: only what a browser opens as a page is made a link.
 */
export function contactAddress({ source_url }: Pick<Comparison["job"], "source_url">): string {
  if (!URL.canParse(source_url)) return "";
  return /^https?:$/.test(new URL(source_url).protocol) ? source_url : "";
}
