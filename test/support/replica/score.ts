import type { PendingJob } from "#contract/job-review.ts";
import type { TrueJob } from "./site.ts";

export interface Score {
  readonly recall: number;
  readonly precision: number;
  /** What must be there and is not, or is there twice. */
  readonly missing: readonly string[];
  readonly doubled: readonly string[];
  /** What is there and is no job of the replica. */
  readonly strange: readonly string[];
}

export const PERFECT: Score = { recall: 1, precision: 1, missing: [], doubled: [], strange: [] };

/** How the queue does beside the truth: a job is found when firm, title and address are its own. */
export function score(queue: readonly PendingJob[], truth: readonly TrueJob[]): Score {
  const is = (job: TrueJob, row: PendingJob) =>
    row.law_firm_name === job.firm &&
    row.title === job.title &&
    (job.urls.length === 0 || job.urls.some((url) => bare(url) === bare(row.source_url)));
  const timesOf = (job: TrueJob) => queue.filter((row) => is(job, row)).length;
  const name = ({ firm, title }: TrueJob) => `${firm}: ${title}`;
  const strange = queue.filter((row) => !truth.some((job) => is(job, row)));
  const found = truth.filter((job) => timesOf(job) > 0);
  return {
    recall: found.length / truth.length,
    precision: found.length / Math.max(1, queue.length),
    missing: truth.filter((job) => timesOf(job) === 0).map(name),
    doubled: truth.filter((job) => timesOf(job) > 1).map(name),
    strange: strange.map((row) => `${row.law_firm_name}: ${row.title} (${row.source_url})`),
  };
}

/** A slash at the end and "www." make no other address. */
const bare = (url: string) => url.replace(/\/$/, "").replace("//www.", "//");
