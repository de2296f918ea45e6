import { type Choice, choiceOf, NO_CHOICE, saidOf } from "#web/features/matching/model/filters.ts";

const TABS = ["dashboard", "messages"] as const;
export type Tab = (typeof TABS)[number];

/** What the address says about the dashboard, so that a reload or a link shows the same. */
export interface DashboardView extends Choice {
  /** How many pages of the list are shown. */
  pages: number;
  /** The job whose evidence is open. */
  why: string | undefined;
}

const MOST_PAGES = 50;

export const tabOf = (search: URLSearchParams): Tab =>
  TABS.find((tab) => tab === search.get("tab")) ?? "dashboard";

export const tabAddress = (tab: Tab) =>
  tab === "dashboard" ? "/dashboard" : `/dashboard?tab=${tab}`;

export function viewOf(search: URLSearchParams): DashboardView {
  const pages = Math.floor(Number(search.get("pages")));
  return {
    ...choiceOf(search),
    pages: pages >= 1 ? Math.min(pages, MOST_PAGES) : 1,
    why: search.get("why") || undefined,
  };
}

export function addressOf(view: DashboardView): string {
  const { pages, why } = view;
  const said = Object.entries({ ...saidOf(view), pages: pages > 1 ? pages : undefined, why });
  const search = new URLSearchParams();
  for (const [name, value] of said) if (value) search.set(name, String(value));
  return search.size > 0 ? `/dashboard?${search}` : "/dashboard";
}

/** The list as it is without any choice. */
export const START: DashboardView = { ...NO_CHOICE, pages: 1, why: undefined };

/** To the jobs that share little with the resume. */
export const farAddress = (view: DashboardView) =>
  addressOf({ ...view, match: "partial", pages: 1, why: undefined });
