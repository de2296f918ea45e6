import { hostOf, isRecruitmentSite } from "#contract/firm-rules.ts";
import type { SearchResult } from "./search.ts";

/** Sites that write about firms, and are none. */
const OTHERS =
  /(?:^|\.)(?:facebook|instagram|youtube|tiktok|twitter|x|reddit|quora|pinterest|wikipedia|medium|yellowpages|truelocal|yelp|chambers|legal500|bestlawyers|doylesguide|whirlpool)\.[a-z.]+$/;
const PUBLIC = /\.(?:gov|edu)(?:\.au)?$/;

export function mayBeFirm({ title, url }: SearchResult): boolean {
  const host = hostOf(url);
  if (host === "" || !/^https?:/i.test(url)) return false;
  return !OTHERS.test(host) && !PUBLIC.test(host) && !isRecruitmentSite(title, url);
}
