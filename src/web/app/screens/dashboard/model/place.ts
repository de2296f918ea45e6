import { type Filters, filtersOf } from "#web/features/matching/model/filters.ts";

const TABS = ["dashboard", "messages"] as const;
export type Tab = (typeof TABS)[number];

/** What the address says about the dashboard, so that a reload or a link shows the same. */
export interface Place {
  filters: Pick<Filters, "state" | "posted">;
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

export function placeOf(search: URLSearchParams): Place {
  const { state, posted } = filtersOf(search);
  const pages = Math.floor(Number(search.get("pages")));
  return {
    filters: { ...(state && { state }), ...(posted && { posted }) },
    pages: pages >= 1 ? Math.min(pages, MOST_PAGES) : 1,
    why: search.get("why") || undefined,
  };
}

export function addressOf({ filters, pages, why }: Place): string {
  const said = Object.entries({ ...filters, pages: pages > 1 ? pages : undefined, why });
  const search = new URLSearchParams();
  for (const [name, value] of said) if (value) search.set(name, String(value));
  return search.size > 0 ? `/dashboard?${search}` : "/dashboard";
}
