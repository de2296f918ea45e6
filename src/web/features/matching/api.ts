import type { QueryClient } from "@tanstack/react-query";
import { listDocuments } from "#contract/documents.ts";
import { MATCHES_LISTED } from "#contract/match-rules.ts";
import { explainMatch, searchJobs } from "#contract/matching.ts";
import { type LevelCounts, levelCountsOf, nameOf } from "#web/evidence/levels.ts";
import type { Answer } from "#web/lib/api.ts";
import { apiQuery } from "#web/lib/query.ts";
import { explainedMatchOf } from "./model/explained-match.ts";
import type { Choice } from "./model/filters.ts";
import { type JobMatch, jobMatchOf } from "./model/job-match.ts";

/** How many jobs are shown more at a time. */
const PAGE = MATCHES_LISTED.usual;

/** All levels and the best first, unless something else is asked for. */
export interface Search extends Pick<Choice, "filters">, Partial<Omit<Choice, "filters">> {
  resumeId: string;
}

export interface FoundJobs {
  jobs: readonly JobMatch[];
  /** Of the level that is asked for. */
  total: number;
  /** Of every level, whichever is asked for. */
  levels: LevelCounts;
  /** The same without what is outside of what the person looks for. */
  inside: LevelCounts;
  /** What the list was held against, in the person's line. */
  want: string;
  engine: string;
}

/** A stretch of the list. */
interface Stretch {
  limit: number;
  offset: number;
}

/** The order that a list has by itself need not be asked for. */
const orderOf = ({ sort }: { sort?: Choice["sort"] | undefined }) =>
  sort === "best" ? undefined : sort;

/** A choice as both lists are asked for it. What shares little with the resume is listed only by its own name. */
export const listQueryOf = ({
  filters,
  match,
  sort,
  want,
}: Pick<Choice, "filters"> & Partial<Choice>) => ({
  state: filters.state,
  employment_type: filters.type,
  experience_level: filters.level,
  min_salary: filters.pay,
  posted_within: filters.posted,
  remote: filters.remote,
  words: filters.words,
  match_level: match && nameOf(match),
  least_level: match ? undefined : nameOf("good"),
  sort: orderOf({ sort }),
  want,
  outside_last: "yes" as const,
});

const stretchQuery = (search: Search, { limit, offset }: Stretch) => {
  const query = { docId: search.resumeId, docType: "resume" as const, ...listQueryOf(search) };
  return apiQuery(searchJobs, { query: { ...query, limit, offset } });
};

/** The first pages as one list. Its key begins with its line, so that an event refreshes it too. */
export const jobsQuery = (search: Search, pages: number) => ({
  queryKey: [
    `${searchJobs.method} ${searchJobs.path}`,
    { ...search, sort: orderOf(search), pages },
  ] as const,
  async queryFn({ signal }: { signal: AbortSignal }): Promise<FoundJobs> {
    const answers: Answer<typeof searchJobs>[] = [];
    for (const stretch of stretchesOf(pages)) {
      const answer = await stretchQuery(search, stretch).queryFn({ signal });
      answers.push(answer);
      if (stretch.offset + stretch.limit >= answer.total) break;
    }
    return foundJobsOf(answers);
  },
});

/** In as few requests as the server allows. */
export function stretchesOf(pages: number): Stretch[] {
  const { most } = MATCHES_LISTED;
  const jobs = pages * PAGE;
  return Array.from({ length: Math.ceil(jobs / most) }, (_, at) => ({
    limit: Math.min(most, jobs - at * most),
    offset: at * most,
  }));
}

/** Brings the page after the first `pages`; the longer list is then at hand. */
export async function fetchMore(client: QueryClient, search: Search, pages: number) {
  const longer = jobsQuery(search, pages + 1);
  const shown = client.getQueryData<FoundJobs>(jobsQuery(search, pages).queryKey);
  if (!shown) return client.fetchQuery(longer);
  const next = foundJobsOf([
    await client.fetchQuery(stretchQuery(search, { limit: PAGE, offset: pages * PAGE })),
  ]);
  // Another list by now: what is shown may have moved as well.
  if (next.total !== shown.total || next.engine !== shown.engine) return client.fetchQuery(longer);
  const jobs = onceEach([...shown.jobs, ...next.jobs]);
  return client.setQueryData(longer.queryKey, { ...next, jobs });
}

export function foundJobsOf(answers: readonly Answer<typeof searchJobs>[]): FoundJobs {
  const last = answers.at(-1);
  return {
    jobs: onceEach(answers.flatMap(({ Results }) => Results.map(jobMatchOf))),
    total: last?.total ?? 0,
    levels: levelCountsOf(last?.levels ?? []),
    inside: levelCountsOf(last?.levels_inside ?? last?.levels ?? []),
    want: last?.want ?? "",
    engine: last?.engine ?? "",
  };
}

/** A job that slid from one page to the next while they were fetched is shown once. */
function onceEach(jobs: readonly JobMatch[]): JobMatch[] {
  const first = new Map<string, JobMatch>();
  for (const job of jobs) if (!first.has(job.jobId)) first.set(job.jobId, job);
  return [...first.values()];
}

export const whyQuery = (jobId: string, resumeId: string) => ({
  ...apiQuery(explainMatch, { params: { jobId }, query: { resumeId } }),
  select: explainedMatchOf,
});

/** What the resume was called when it was brought. */
export const fileNameQuery = (resumeId: string) => ({
  ...apiQuery(listDocuments),
  select: ({ documents }: Answer<typeof listDocuments>) =>
    documents.find(({ id }) => id === resumeId)?.file_name ?? "",
});
