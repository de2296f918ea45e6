import type { PendingJob } from "#contract/job-review.ts";
import type { ScrapedJob } from "./repository.ts";

/** A job, and what it is like. */
export interface ListedJob
  extends Pick<
    ScrapedJob,
    | "id"
    | "title"
    | "firmName"
    | "firmWebsite"
    | "sourceUrl"
    | "rawContent"
    | "jobType"
    | "experienceLevel"
    | "practiceArea"
    | "location"
    | "salaryRange"
    | "extractedData"
    | "source"
    | "state"
    | "jobId"
    | "foundAt"
    | "similarity"
  > {
  readonly otherId: string | null;
  readonly otherTitle: string;
  readonly otherFirm: string;
  /** Null for a posting. */
  readonly otherSource: ScrapedJob["source"] | null;
  readonly otherState: ScrapedJob["state"] | null;
  readonly otherAt: Date;
}

export const presentJob = (job: ListedJob): PendingJob => ({
  id: job.id,
  title: job.title,
  law_firm_name: job.firmName,
  law_firm_website: job.firmWebsite,
  source_url: job.sourceUrl,
  raw_content: job.rawContent,
  job_type: job.jobType,
  experience_level: job.experienceLevel,
  practice_area: job.practiceArea,
  location: job.location,
  salary_range: job.salaryRange,
  extracted_data: job.extractedData,
  source: job.source,
  state: job.state,
  is_update: job.state === "pending" && job.jobId !== null,
  similar: similarOf(job),
  found_at: job.foundAt.toISOString(),
});

function similarOf(job: ListedJob): PendingJob["similar"] {
  if (job.otherId === null) return null;
  return {
    id: job.otherId,
    title: job.otherTitle,
    law_firm_name: job.otherFirm,
    source: job.otherSource ?? "posting",
    state: job.otherState ?? "live",
    similarity: job.similarity ?? 0,
    at: job.otherAt.toISOString(),
  };
}
