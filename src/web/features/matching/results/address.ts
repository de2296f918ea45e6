import { MATCHES_LISTED, SCORED_AT_MOST } from "#contract/match-rules.ts";
import { type Filters, filtersOf } from "../model/filters.ts";

/** What the address says about the page, so that a reload or a link shows the same. */
export interface Place {
  filters: Filters;
  /** The job that is open. */
  job?: string | undefined;
  /** How many pages of the list are shown. */
  pages: number;
}

const MOST_PAGES = SCORED_AT_MOST / MATCHES_LISTED.usual;

export function placeOf(query: string): Place {
  const search = new URLSearchParams(query);
  const pages = Math.floor(Number(search.get("pages")));
  return {
    filters: filtersOf(search),
    job: search.get("job") ?? undefined,
    pages: pages >= 1 ? Math.min(pages, MOST_PAGES) : 1,
  };
}

export function resultsAddress(resumeId: string, { filters, job, pages }: Place): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) search.set(name, String(value));
  if (pages > 1) search.set("pages", String(pages));
  if (job) search.set("job", job);
  return `/results/${resumeId}${search.size > 0 ? `?${search}` : ""}`;
}
