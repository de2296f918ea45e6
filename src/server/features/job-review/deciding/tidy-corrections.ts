import { type JobData, REVIEW_SENTENCES as say } from "#contract/job-review.ts";
import { invalid } from "#server/platform/faults.ts";
import { tidyLine } from "../intake/tidied.ts";

const LINES = ["title", "job_type", "practice_area", "location", "salary_range"] as const;

/** What a reviewer typed or pasted, without signs that nobody sees. The text is seen to where it is read. */
export function tidyCorrections(data: JobData): JobData {
  const tidy = { ...data };
  for (const field of LINES) {
    const words = tidy[field];
    if (words !== undefined) tidy[field] = tidyLine(words);
  }
  if (tidy.title === "") throw invalid(say.titleRequired);
  return tidy;
}
