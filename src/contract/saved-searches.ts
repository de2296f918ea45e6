import * as z from "zod/mini";
import { Acknowledged, endpoint, Id } from "./endpoint.ts";
import { ListWishes } from "./matching.ts";
import { upTo } from "./text-rules.ts";

/** Searches that a candidate keeps, and the alerts of each. */

export const SAVED_SEARCHES_AT_MOST = 20;
const NAME_MAX = 80;

export const ALERT_TIMES = ["daily", "at-once"] as const;
export type AlertTime = (typeof ALERT_TIMES)[number];

export const SAVED_SEARCH_SENTENCES = {
  saved: "Search saved",
  changed: "Search changed",
  removed: "Search deleted",
  notFound: "Saved search not found",
  nameRequired: "Please give the search a name.",
  nameTooLong: "Please give the search a shorter name.",
  tooMany: "You have saved as many searches as fit. Delete one first.",
  stopped: "You will get no more emails about this search.",
} as const;
const say = SAVED_SEARCH_SENTENCES;

const Name = z
  .string(say.nameRequired)
  .check(z.trim(), z.minLength(1, say.nameRequired), upTo(NAME_MAX, say.nameTooLong));

/** A list as it is narrowed; its order and preferences are the account's at the time. */
const { sort: _, outside_last: __, want: ___, ...narrowing } = ListWishes;
export const SearchQuery = z.object(narrowing);
export type SearchQuery = z.infer<typeof SearchQuery>;

const SavedSearch = z.object({
  id: Id,
  name: z.string(),
  query: SearchQuery,
  often: z.enum(ALERT_TIMES),
  by_mail: z.boolean(),
  paused: z.boolean(),
  created_at: z.string(),
});
export type SavedSearch = z.infer<typeof SavedSearch>;

export const listSavedSearches = endpoint("GET /api/candidate/saved-searches", {
  who: "candidate",
  summary: "The searches that the caller keeps, the latest first.",
  response: z.object({ searches: z.array(SavedSearch) }),
});

export const saveSearch = endpoint("POST /api/candidate/saved-searches", {
  who: "candidate",
  summary: `Keep a search, ${SAVED_SEARCHES_AT_MOST} at most, and be told of new jobs that pass it.`,
  body: z.object({
    name: Name,
    query: SearchQuery,
    often: z.enum(ALERT_TIMES),
    by_mail: z.boolean(),
  }),
  response: z.extend(Acknowledged, { id: Id }),
});

export const changeSearch = endpoint("PUT /api/candidate/saved-searches/:id", {
  who: "candidate",
  summary: "Rename a saved search, change how its alerts come, or pause them.",
  body: z.object({
    name: z.optional(Name),
    often: z.optional(z.enum(ALERT_TIMES)),
    by_mail: z.optional(z.boolean()),
    paused: z.optional(z.boolean()),
  }),
  response: Acknowledged,
});

export const deleteSearch = endpoint("DELETE /api/candidate/saved-searches/:id", {
  who: "candidate",
  summary: "Delete a saved search and its alerts.",
  response: Acknowledged,
});

/** Where a search is looked at: what it narrows, as the dashboard's address says it. */
export function searchAddress(query: SearchQuery): string {
  const { match_level, state, remote, words } = query;
  const said = Object.entries({
    state,
    type: query.employment_type,
    level: query.experience_level,
    pay: query.min_salary,
    posted: query.posted_within,
    remote,
    words,
    match: match_level?.replace(" Match", "").toLowerCase().replace(" ", "-"),
  });
  const address = new URLSearchParams();
  for (const [name, value] of said) if (value) address.set(name, String(value));
  return address.size > 0 ? `/dashboard?${address}` : "/dashboard";
}
