import { CANDIDATE_ORDERS, type CandidateOrder } from "#contract/candidates.ts";
import { SCORED_AT_MOST, STATES } from "#contract/match-rules.ts";
import { ALL_LEVELS, type Level } from "#web/evidence/levels.ts";

/** How many candidates are shown more at a time. */
export const PAGE = 25;
const MOST_PAGES = SCORED_AT_MOST / PAGE;

export const LEAST_YEARS = [1, 2, 3, 5, 8, 10, 15] as const;
export const TABS = ["overview", "experience", "education", "resume", "compare"] as const;
export type Tab = (typeof TABS)[number];

/** Which candidates are asked for, and which of them come first. */
export interface Choice {
  match: Level | undefined;
  state: (typeof STATES)[number] | undefined;
  /** At least so many years of work. */
  years: (typeof LEAST_YEARS)[number] | undefined;
  admitted: boolean;
  bookmarked: boolean;
  sort: CandidateOrder;
}

/** What the address says about the page, so that a reload or a link shows the same. */
export interface CandidatesView extends Choice {
  /** How many pages of the list are shown. */
  pages: number;
  /** The candidate who is open beside the list: a shared link names one (spec 1 §2). */
  candidate: string | undefined;
  tab: Tab;
  /** The comparison that stands in place of the list. */
  report: string | undefined;
}

export const NO_CHOICE: Choice = {
  match: undefined,
  state: undefined,
  years: undefined,
  admitted: false,
  bookmarked: false,
  sort: "best",
};

/** What stands in the address; anything else in it is as good as nothing. */
export function viewOf(query: string): CandidatesView {
  const search = new URLSearchParams(query);
  const pages = Math.floor(Number(search.get("pages")));
  const among = <Value extends string | number>(name: string, values: readonly Value[]) =>
    values.find((value) => String(value) === search.get(name));
  return {
    match: among("match", ALL_LEVELS),
    state: among("state", STATES),
    years: among("years", LEAST_YEARS),
    admitted: search.get("admitted") === "yes",
    bookmarked: search.get("bookmarked") === "yes",
    sort: among("sort", CANDIDATE_ORDERS) ?? "best",
    pages: pages >= 1 ? Math.min(pages, MOST_PAGES) : 1,
    candidate: search.get("candidate") || undefined,
    tab: among("tab", TABS) ?? "overview",
    report: search.get("report") || undefined,
  };
}

export function addressOf(jobId: string, view: CandidatesView): string {
  const { match, state, years, admitted, bookmarked, sort, pages, candidate, tab, report } = view;
  const said = Object.entries({
    match,
    state,
    years,
    admitted: admitted && "yes",
    bookmarked: bookmarked && "yes",
    sort: sort !== "best" && sort,
    pages: pages > 1 && pages,
    candidate,
    tab: candidate && tab !== "overview" && tab,
    report: candidate && report,
  });
  const search = new URLSearchParams();
  for (const [name, value] of said) if (value) search.set(name, String(value));
  const path = `/candidate/${encodeURIComponent(jobId)}`;
  return search.size > 0 ? `${path}?${search}` : path;
}

/** The same list with nobody open. */
export const listOnly = (view: CandidatesView): CandidatesView => ({
  ...view,
  candidate: undefined,
  tab: "overview",
  report: undefined,
});

/** The same list by its level alone. */
export const levelOnly = ({ match }: Choice): Choice => ({ ...NO_CHOICE, match });

/** Filters besides the level, which is told by the counts. */
export const countOf = ({ state, years, admitted, bookmarked }: Choice) =>
  [state, years, admitted, bookmarked].filter(Boolean).length;

export const listName = ({ match, state, years, admitted, bookmarked, sort }: Choice) =>
  JSON.stringify([match, state, years, admitted, bookmarked, sort]);
