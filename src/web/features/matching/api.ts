import type { QueryClient } from "@tanstack/react-query";
import { MATCHES_LISTED } from "#contract/match-rules.ts";
import { explainMatch, searchJobs } from "#contract/matching.ts";
import type { Answer } from "#web/lib/api.ts";
import { apiQuery } from "#web/lib/query.ts";
import { explainedMatchOf } from "./model/explained-match.ts";
import type { Filters } from "./model/filters.ts";
import { type JobMatch, jobMatchOf } from "./model/job-match.ts";

/** How many jobs come at a time. */
const PAGE = MATCHES_LISTED.usual;

export interface Search {
  resumeId: string;
  filters: Filters;
}

export interface FoundJobs {
  jobs: readonly JobMatch[];
  total: number;
  engine: string;
}

const pageQuery = ({ resumeId, filters }: Search, page: number) =>
  apiQuery(searchJobs, {
    query: {
      docId: resumeId,
      docType: "resume",
      state: filters.state,
      employment_type: filters.type,
      experience_level: filters.level,
      min_salary: filters.pay,
      posted_within: filters.posted,
      limit: PAGE,
      offset: page * PAGE,
    },
  });

/** The first pages as one list. Its key begins with its line, so that an event refreshes it too. */
export function jobsQuery(client: QueryClient, search: Search, pages: number) {
  const queries = Array.from({ length: pages }, (_, page) => pageQuery(search, page));
  return {
    queryKey: [`${searchJobs.method} ${searchJobs.path}`, { ...search, pages }] as const,
    async queryFn(): Promise<FoundJobs> {
      const answers: Answer<typeof searchJobs>[] = [];
      for (const query of queries) answers.push(await client.fetchQuery(query));
      return foundJobsOf(answers);
    },
  };
}

/** Brings the page after the first `pages`; the list then has it at hand. */
export const fetchPage = (client: QueryClient, search: Search, pages: number) =>
  client.fetchQuery(pageQuery(search, pages));

/** A job that slid from one page to the next while they were fetched is shown once. */
export function foundJobsOf(answers: readonly Answer<typeof searchJobs>[]): FoundJobs {
  const jobs = new Map<string, JobMatch>();
  for (const result of answers.flatMap(({ Results }) => Results)) {
    const job = jobMatchOf(result);
    if (!jobs.has(job.jobId)) jobs.set(job.jobId, job);
  }
  const last = answers.at(-1);
  return { jobs: [...jobs.values()], total: last?.total ?? 0, engine: last?.engine ?? "" };
}

export const whyQuery = (jobId: string, resumeId: string) => ({
  ...apiQuery(explainMatch, { params: { jobId }, query: { resumeId } }),
  select: explainedMatchOf,
});
