import type { Job, Posting } from "#contract/postings.ts";

/** Events say at once what has changed; this also goes on where they cannot. */
export const POLL_MS = 5000;

/** A scan becomes a draft without a line, which is changed for the first time when the scan was read. */
export const isBeingRead = (job: Job | undefined): boolean =>
  job !== undefined &&
  job.status === "draft" &&
  job.lines.length === 0 &&
  job.updated_at === job.created_at;

/** Whether the list says less of a job than is known of it by now, or soon will. */
export function isBehind(list: readonly Posting[] | undefined, job: Job): boolean {
  const posting = list?.find(({ id }) => id === job.id);
  return posting !== undefined && (isBeingRead(job) || posting.updated_at !== job.updated_at);
}
