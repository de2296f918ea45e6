import { MATCHES_LISTED, SCORED_AT_MOST } from "#contract/match-rules.ts";
import { matchesPath } from "#web/lib/paths.ts";
import { type Choice, choiceOf, saidOf } from "../model/filters.ts";

/** What the address says about the page, so that a reload or a link shows the same. */
export interface Place extends Choice {
  /** The job that is open beside the list. */
  job?: string | undefined;
  /** The job that stands over the page, in full. */
  view?: string | undefined;
  /** How many pages of the list are shown. */
  pages: number;
}

const MOST_PAGES = SCORED_AT_MOST / MATCHES_LISTED.usual;

export function placeOf(query: string): Place {
  const search = new URLSearchParams(query);
  const pages = Math.floor(Number(search.get("pages")));
  return {
    ...choiceOf(search),
    job: search.get("job") || undefined,
    view: search.get("view") || undefined,
    pages: pages >= 1 ? Math.min(pages, MOST_PAGES) : 1,
  };
}

export function resultsAddress(resumeId: string, place: Place): string {
  const { job, view, pages } = place;
  const said = Object.entries({
    ...saidOf(place),
    pages: pages > 1 ? pages : undefined,
    job,
    view,
  });
  const search = new URLSearchParams();
  for (const [name, value] of said) if (value) search.set(name, String(value));
  return `${matchesPath(encodeURIComponent(resumeId))}${search.size > 0 ? `&${search}` : ""}`;
}
