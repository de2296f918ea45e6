import type { PendingJob } from "#contract/job-review.ts";
import type { Choice } from "./api.ts";
import { titleOf } from "./model/title-of.ts";
import { decisionTexts as texts } from "./texts.ts";

/** What a decision did; of a job that is live already it changes something else. */
export function doneText(job: Pick<PendingJob, "title" | "is_update">, choice: Choice): string {
  const isRejected = choice.action === "reject";
  const title = (choice.action === "edit" && choice.job_data.title) || titleOf(job);
  if (job.is_update) return isRejected ? texts.unchanged(title) : texts.updated(title);
  return isRejected ? texts.rejected(title) : texts.approved(title);
}
