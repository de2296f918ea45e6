import { type QueryClient, useQuery } from "@tanstack/react-query";
import { MATCHES_LISTED } from "#contract/match-rules.ts";
import type { JobListQuery } from "#contract/matching.ts";
import { dismissJob, recommendJobs } from "#contract/recommendations.ts";
import { type Answer, call } from "#web/lib/api.ts";
import { onceReady } from "#web/lib/patience.ts";
import { apiQuery } from "#web/lib/query.ts";
import { type RecommendedJob, recommendedJobOf } from "../recommended-job.ts";

/** How many jobs are shown more at a time. */
export const PAGE = 20;
const LINE = `${recommendJobs.method} ${recommendJobs.path}`;

/** How the list is narrowed and ordered, as it is asked for. What is left out does not narrow it. */
export type ListQuery = {
  readonly [Name in Exclude<keyof JobListQuery, keyof Stretch>]?: JobListQuery[Name] | undefined;
};

export interface Recommendations {
  jobs: readonly RecommendedJob[];
  total: number;
  averagePercent: number;
  /** How many there are of each level, whichever is asked for, and of those inside of what the person looks for. */
  levels: LevelTotals;
  inside: LevelTotals;
  /** What the person looks for, in one line. */
  want: string;
  /** What was posted since is new. Nothing at the first visit. */
  lookedBefore: Date | undefined;
  resumeId: string;
}

type LevelTotals = readonly { level: string; total: number }[];

interface Stretch {
  limit: number;
  offset: number;
}

const stretchQuery = (query: ListQuery, stretch: Stretch) =>
  apiQuery(recommendJobs, { query: { ...query, ...stretch } });

/** The first pages as one list. Its key begins with its line, so that an event refreshes it too. */
export const recommendationsQuery = (narrowed: ListQuery, pages = 1) => ({
  queryKey: [LINE, { ...narrowed, pages }] as const,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Recommendations> =>
    onceReady(async () => {
      const answers: Answer<typeof recommendJobs>[] = [];
      for (const stretch of stretchesOf(pages)) {
        const answer = await stretchQuery(narrowed, stretch).queryFn({ signal });
        answers.push(answer);
        if (stretch.offset + stretch.limit >= answer.total) break;
      }
      return joined(answers);
    }, signal),
});

/** In as few requests as the server allows. */
function stretchesOf(pages: number): Stretch[] {
  const { most } = MATCHES_LISTED;
  const jobs = pages * PAGE;
  return Array.from({ length: Math.ceil(jobs / most) }, (_, at) => ({
    limit: Math.min(most, jobs - at * most),
    offset: at * most,
  }));
}

function joined(answers: readonly Answer<typeof recommendJobs>[]): Recommendations {
  const last = answers.at(-1);
  return {
    jobs: onceEach(answers.flatMap(({ matches }) => matches.map(recommendedJobOf))),
    total: last?.total ?? 0,
    averagePercent: last?.average_percent ?? 0,
    levels: last?.levels ?? [],
    inside: last?.levels_inside ?? last?.levels ?? [],
    want: last?.want ?? "",
    lookedBefore: last?.looked_before ? new Date(last.looked_before) : undefined,
    resumeId: last?.resume_id ?? "",
  };
}

/** A job that slid from one page to the next while they were fetched is shown once. */
function onceEach(jobs: readonly RecommendedJob[]): RecommendedJob[] {
  const first = new Map<string, RecommendedJob>();
  for (const job of jobs) if (!first.has(job.id)) first.set(job.id, job);
  return [...first.values()];
}

/** Brings the page after the first `pages`; the longer list is then at hand. */
export async function fetchMore(client: QueryClient, narrowed: ListQuery, pages: number) {
  const longer = recommendationsQuery(narrowed, pages + 1);
  const shown = client.getQueryData<Recommendations>(
    recommendationsQuery(narrowed, pages).queryKey,
  );
  if (!shown) return client.fetchQuery(longer);
  const stretch = { limit: PAGE, offset: pages * PAGE };
  const next = joined([await client.fetchQuery(stretchQuery(narrowed, stretch))]);
  // Another list by now: what is shown may have moved as well.
  if (next.total !== shown.total || next.resumeId !== shown.resumeId)
    return client.fetchQuery(longer);
  const jobs = onceEach([...shown.jobs, ...next.jobs]);
  return client.setQueryData(longer.queryKey, { ...next, jobs });
}

export const refreshRecommendations = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: [LINE] });

export const sendDismissal = (jobDocumentId: string, dismissed: boolean) =>
  call(dismissJob, { body: { jobDocumentId, dismissed } });

/** What was dismissed here and may still stand in a list that was fetched before. */
const hiddenQuery = {
  queryKey: ["dismissed jobs"],
  queryFn: (): readonly string[] => [],
  enabled: false,
  initialData: [],
};

export const useHidden = (): readonly string[] => useQuery(hiddenQuery).data;

export function setHidden(client: QueryClient, jobId: string, hidden: boolean): void {
  client.setQueryData(hiddenQuery.queryKey, (known: readonly string[] = []) => {
    const others = known.filter((id) => id !== jobId);
    return hidden ? [...others, jobId] : others;
  });
}

/** Once no list shows it any more, it need not be hidden: another window may bring it back. */
export function revealWhenGone(client: QueryClient, jobId: string): void {
  const lists = client.getQueriesData<Partial<Recommendations>>({ queryKey: [LINE] });
  const isListed = lists.some(([, list]) => list?.jobs?.some(({ id }) => id === jobId));
  if (!isListed) setHidden(client, jobId, false);
}

/** As it stands without what is hidden. */
export function without(list: Recommendations, hidden: readonly string[]): Recommendations {
  const jobs = list.jobs.filter(({ id }) => !hidden.includes(id));
  return { ...list, jobs, total: list.total - (list.jobs.length - jobs.length) };
}
