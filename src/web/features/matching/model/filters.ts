import {
  EMPLOYMENT_TYPES,
  JOB_LEVELS,
  JOB_ORDERS,
  type JobOrder,
  PREFERENCES_MAX,
  SEARCH_WORDS_MAX,
  STATES,
} from "#contract/match-rules.ts";
import { ALL_LEVELS, type Level } from "#web/evidence/levels.ts";

/** How a list of jobs is narrowed. What is left out does not narrow it. */
export interface Filters {
  state?: (typeof STATES)[number];
  type?: (typeof EMPLOYMENT_TYPES)[number];
  level?: (typeof JOB_LEVELS)[number];
  /** The least a year, in dollars. */
  pay?: (typeof LEAST_PAY)[number];
  /** Within so many days. */
  posted?: (typeof POSTED_WITHIN)[number];
  /** Only what can be done from anywhere. */
  remote?: "yes";
  /** Search words: only jobs that have each of them. */
  words?: string;
}

export const LEAST_PAY = [60_000, 80_000, 100_000, 120_000, 150_000, 200_000] as const;
export const POSTED_WITHIN = [1, 3, 7, 14, 30] as const;

/** What stands in the address; anything else in it is as good as nothing. */
export function filtersOf(search: URLSearchParams): Filters {
  const text = <Value extends string>(name: string, among: readonly Value[]) =>
    among.find((value) => value === search.get(name));
  const number = <Value extends number>(name: string, among: readonly Value[]) =>
    among.find((value) => String(value) === search.get(name));
  return withoutBlanks({
    state: text("state", STATES),
    type: text("type", EMPLOYMENT_TYPES),
    level: text("level", JOB_LEVELS),
    pay: number("pay", LEAST_PAY),
    posted: number("posted", POSTED_WITHIN),
    remote: text("remote", ["yes"]),
    words: search.get("words")?.trim().slice(0, SEARCH_WORDS_MAX),
  });
}

type Blanks<T> = { [K in keyof T]-?: T[K] | undefined };

function withoutBlanks(filters: Blanks<Filters>): Filters {
  const { state, type, level, pay, posted, remote, words } = filters;
  return {
    ...(state && { state }),
    ...(type && { type }),
    ...(level && { level }),
    ...(pay && { pay }),
    ...(posted && { posted }),
    ...(remote && { remote }),
    ...(words && { words }),
  };
}

export const countOf = (filters: Filters) => Object.keys(filters).length;

/** Which jobs are asked for, and which of them come first. */
export interface Choice {
  filters: Filters;
  /** Only those that match so well. */
  match: Level | undefined;
  sort: JobOrder;
  /** What the person looks for, in one line; undefined for what the account keeps, if there is one. */
  want?: string | undefined;
}

export const NO_CHOICE: Choice = { filters: {}, match: undefined, sort: "best" };

export function choiceOf(search: URLSearchParams): Choice {
  return {
    filters: filtersOf(search),
    match: ALL_LEVELS.find((level) => level === search.get("match")),
    sort: JOB_ORDERS.find((order) => order === search.get("sort")) ?? NO_CHOICE.sort,
    want: search.get("want")?.trim().slice(0, PREFERENCES_MAX),
  };
}

/** How a choice stands in an address. */
export const saidOf = ({ filters, match, sort, want }: Choice) => ({
  ...filters,
  match,
  sort: sort === NO_CHOICE.sort ? undefined : sort,
  want,
});
