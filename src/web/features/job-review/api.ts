import type { QueryClient } from "@tanstack/react-query";
import {
  decideJob,
  getScrapedJob,
  type JobData,
  listPendingJobs,
  undoDecision,
} from "#contract/job-review.ts";
import type { Exemption } from "#contract/lawful.ts";
import { type Answer, ApiError, call } from "#web/lib/api.ts";
import { apiQuery } from "#web/lib/query.ts";

type Queue = Answer<typeof listPendingJobs>;
const LIST = `${listPendingJobs.method} ${listPendingJobs.path}`;

export type Choice =
  | { readonly action: "approve"; readonly exemptions?: Exemption[] }
  | { readonly action: "reject"; readonly reason: string }
  | { readonly action: "edit"; readonly job_data: JobData; readonly exemptions?: Exemption[] };

export const jobQuery = (id: string) => ({
  ...apiQuery(getScrapedJob, { params: { id } }),
  // It is asked for when the queue no longer has it: what became of it?
  staleTime: 0,
});

interface Asking {
  client: QueryClient;
  signal: AbortSignal;
}

/** One page. Each job is at hand by itself as well, for when it is looked at and leaves the page. */
export function queueQuery(page: number) {
  const { queryKey, queryFn } = apiQuery(listPendingJobs, { query: { page } });
  return {
    queryKey,
    async queryFn({ client, signal }: Asking): Promise<Queue> {
      const queue = await queryFn({ signal });
      for (const job of queue.jobs) client.setQueryData(jobQuery(job.id).queryKey, job);
      return queue;
    },
    placeholderData: (before: Queue | undefined) => before,
  };
}

export const sendDecision = (id: string, choice: Choice) =>
  call(decideJob, { params: { id }, body: choice });

export const sendUndo = (id: string) => call(undoDecision, { params: { id } });

/** Somebody else has decided it, or it is gone altogether. */
export const isOver = (error: unknown) =>
  error instanceof ApiError && (error.fault === "conflict" || error.fault === "not-found");

/** Out of every page that is at hand. Pages that are on their way were asked for too early. */
export async function dropJob(client: QueryClient, id: string): Promise<void> {
  await client.cancelQueries({ queryKey: [LIST] });
  client.setQueriesData<Queue>({ queryKey: [LIST] }, (queue) => {
    const jobs = queue?.jobs.filter((job) => job.id !== id);
    if (!queue || !jobs || jobs.length === queue.jobs.length) return queue;
    return { ...queue, jobs, total: Math.max(0, queue.total - 1) };
  });
}

export const refreshQueue = (client: QueryClient) => client.invalidateQueries({ queryKey: [LIST] });
