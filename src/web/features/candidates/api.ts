import type { QueryClient } from "@tanstack/react-query";
import {
  bookmarkCandidate,
  type CandidateProfileView,
  getCandidate,
  listCandidates,
  type MatchedCandidate,
} from "#contract/candidates.ts";
import { type LevelCounts, levelCountsOf, nameOf } from "#web/evidence/levels.ts";
import { type Answer, ApiError, call } from "#web/lib/api.ts";
import { apiQuery } from "#web/lib/query.ts";
import { type Candidate, candidateOf } from "./candidate.ts";
import { type Choice, listName, PAGE } from "./candidates-view.ts";

type ListAnswer = Answer<typeof listCandidates>;
const LIST = `${listCandidates.method} ${listCandidates.path}`;
const ONE = `${getCandidate.method} ${getCandidate.path}`;

export interface FoundCandidates {
  candidates: readonly Candidate[];
  /** Under all filters. */
  total: number;
  /** Under all filters but the level. */
  levels: LevelCounts;
  /** Not until the recruiter is verified, own uploads excepted. */
  seesPeople: boolean;
  job: ListAnswer["job"];
  engine: string;
}

/**
 * Spec 1 §8: who is signed out meanwhile is told so and led to the sign-in two seconds later. As an
 * error it would be heard by the guard of the page, which leads there at once.
 */
export type Found = { at: "list"; list: FoundCandidates } | { at: "signed-out" };

interface Stretch {
  limit: number;
  offset: number;
}

/** The server hands out so many at once. */
const MOST = 200;

const stretchQuery = (jobId: string, choice: Choice, { limit, offset }: Stretch) => {
  const { match, state, years, admitted, bookmarked, sort } = choice;
  return apiQuery(listCandidates, {
    query: {
      jobId,
      match_level: match && nameOf(match),
      state,
      min_years: years,
      admitted: admitted ? "true" : undefined,
      bookmarked: bookmarked ? "true" : undefined,
      // The order that a list has by itself need not be asked for.
      sort: sort === "best" ? undefined : sort,
      limit,
      offset,
    },
  });
};

const listKey = (jobId: string, choice: Choice, pages: number) =>
  [LIST, { jobId, choice: listName(choice), pages, isOfBookmarked: choice.bookmarked }] as const;

interface Asking {
  client: QueryClient;
  signal: AbortSignal;
}

/** The first pages as one list. Its key begins with its line, so that an event refreshes it too. */
export const candidatesQuery = (jobId: string, choice: Choice, pages: number) => ({
  queryKey: listKey(jobId, choice, pages),
  async queryFn({ client, signal }: Asking): Promise<Found> {
    try {
      const answers: ListAnswer[] = [];
      for (const stretch of stretchesOf(pages)) {
        const answer = await stretchQuery(jobId, choice, stretch).queryFn({ signal });
        answers.push(answer);
        if (stretch.offset + stretch.limit >= answer.total) break;
      }
      const list = foundOf(answers);
      askAgainForProfile(client, jobId, { before: shownIn(client, jobId, choice, pages), list });
      return { at: "list", list };
    } catch (error) {
      if (error instanceof ApiError && error.fault === "unauthenticated")
        return { at: "signed-out" };
      throw error;
    }
  },
});

function shownIn(client: QueryClient, jobId: string, choice: Choice, pages: number) {
  const shown = client.getQueryData<Found>(listKey(jobId, choice, pages));
  return shown?.at === "list" ? shown.list.candidates : [];
}

interface Refreshed {
  before: readonly Candidate[];
  list: FoundCandidates;
}

/** Whoever is open and has gone from the list meanwhile, or has another score in it. */
function askAgainForProfile(client: QueryClient, jobId: string, { before, list }: Refreshed): void {
  for (const [queryKey, open] of client.getQueriesData<CandidateProfileView>({ queryKey: [ONE] })) {
    if (open?.job?.id !== jobId) continue;
    const isOpen = ({ id }: Candidate) => id === open.document_id;
    const listed = list.candidates.find(isOpen);
    const isAsListed = listed ? listed.score === open.match_score : !before.some(isOpen);
    if (!isAsListed) void client.invalidateQueries({ queryKey, exact: true });
  }
}

/** In as few requests as the server allows. */
function stretchesOf(pages: number): Stretch[] {
  const people = pages * PAGE;
  return Array.from({ length: Math.ceil(people / MOST) }, (_, at) => ({
    limit: Math.min(MOST, people - at * MOST),
    offset: at * MOST,
  }));
}

/** Brings the page after the first `pages`; the longer list is then at hand. */
export async function fetchMore(
  client: QueryClient,
  jobId: string,
  choice: Choice,
  pages: number,
): Promise<void> {
  const longer = candidatesQuery(jobId, choice, pages + 1);
  const shown = client.getQueryData<Found>(listKey(jobId, choice, pages));
  if (shown?.at !== "list") return void (await client.fetchQuery(longer));
  const stretch = { limit: PAGE, offset: pages * PAGE };
  const next = foundOf([await client.fetchQuery(stretchQuery(jobId, choice, stretch))]);
  // Another list by now: what is shown may have moved as well.
  if (next.total !== shown.list.total || next.engine !== shown.list.engine)
    return void (await client.fetchQuery(longer));
  const candidates = onceEach([...shown.list.candidates, ...next.candidates]);
  const found: Found = { at: "list", list: { ...next, candidates } };
  client.setQueryData(longer.queryKey, found);
}

function foundOf(answers: readonly ListAnswer[]): FoundCandidates {
  const last = answers.at(-1);
  if (!last) throw new Error("A list has at least one answer.");
  return {
    candidates: onceEach(
      answers.flatMap(({ candidates }) => candidates.map((one) => candidateOf(one))),
    ),
    total: last.total,
    levels: levelCountsOf(last.levels.map(({ level, count }) => ({ level, total: count }))),
    seesPeople: last.sees_people,
    job: last.job,
    engine: last.engine,
  };
}

/** Somebody who slid from one page to the next while they were fetched is shown once. */
function onceEach(candidates: readonly Candidate[]): Candidate[] {
  const first = new Map<string, Candidate>();
  for (const one of candidates) if (!first.has(one.id)) first.set(one.id, one);
  return [...first.values()];
}

export interface CandidateInFull extends Candidate {
  requirements: CandidateProfileView["requirements"];
  lines: CandidateProfileView["lines"];
  hidden: CandidateProfileView["hidden"];
  ignored: CandidateProfileView["ignored"];
  engine: string;
}

/** Not kept once it is closed: somebody may no longer want to be found by then. */
export const candidateQuery = (jobId: string, documentId: string) => ({
  ...apiQuery(getCandidate, { query: { documentId, jobId } }),
  gcTime: 0,
  select: (wire: CandidateProfileView): CandidateInFull => {
    const { requirements, lines, hidden, ignored, engine } = wire;
    return { ...candidateOf(wire), requirements, lines, hidden, ignored, engine };
  },
});

/** Somebody else's is the same as none, and so is any for who may not see it, or no longer. */
export const isUnseen = (error: unknown) =>
  error instanceof ApiError && (error.fault === "not-found" || error.fault === "forbidden");

export const sendBookmark = (documentId: string, isBookmarked: boolean) =>
  call(bookmarkCandidate, { body: { documentId, isBookmarked } });

/** In every list and profile that is at hand, before the server has said yes. */
export async function showBookmark(client: QueryClient, id: string, isBookmarked: boolean) {
  // An answer that is on its way knows nothing of this. A first one is waited for all the same.
  await Promise.all([LIST, ONE].map((line) => client.cancelQueries(refreshing(line))));
  noteBookmark(client, id, isBookmarked);
}

const refreshing = (line: string) => ({
  queryKey: [line],
  predicate: ({ state }: { state: { data: unknown } }) => state.data !== undefined,
});

export function noteBookmark(client: QueryClient, id: string, isBookmarked: boolean): void {
  client.setQueriesData<Found | ListAnswer>({ queryKey: [LIST] }, (known) => {
    if (!known || !("at" in known) || known.at !== "list") return known;
    const candidates = known.list.candidates.map((one) =>
      one.id === id ? { ...one, isBookmarked } : one,
    );
    return { ...known, list: { ...known.list, candidates } };
  });
  client.setQueriesData<MatchedCandidate>({ queryKey: [ONE] }, (known) =>
    known?.document_id === id ? { ...known, is_bookmarked: isBookmarked } : known,
  );
}

/** The lists know of the mark. Only who looks at bookmarked people sees others now. */
export async function refreshLists(client: QueryClient): Promise<void> {
  await client.invalidateQueries({ queryKey: [LIST], refetchType: "none" });
  await client.refetchQueries({
    queryKey: [LIST],
    type: "active",
    predicate: ({ queryKey: [, input] }) => isOfBookmarked(input),
  });
}

const isOfBookmarked = (input: unknown) =>
  typeof input === "object" &&
  input !== null &&
  "isOfBookmarked" in input &&
  input.isOfBookmarked === true;
