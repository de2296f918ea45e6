import type { Comparison, SavedComparison } from "#contract/comparison.ts";
import { reportHtml } from "./printing/report-html.ts";
import type { ReportedComparison } from "./printing/report-words.ts";
import type { Kept } from "./service.ts";

export function presentComparison(kept: Kept): Comparison {
  const printed = printedComparison(kept);
  return { ...printed, html: reportHtml(printed), is_saved: kept.savedAt !== null };
}

/** What the report is printed from. */
export const printedComparison = ({
  id,
  resumeId,
  jobId,
  audience,
  firstShownAt,
  body,
}: Kept): ReportedComparison => ({
  id,
  resume_id: resumeId,
  job_id: jobId,
  created_at: firstShownAt.toISOString(),
  audience,
  ...body,
});

export const presentSaved = ({
  id,
  resumeId,
  jobId,
  firstShownAt,
  savedAt,
  body,
}: Kept): SavedComparison => ({
  id,
  resume_id: resumeId,
  job_id: jobId,
  candidate: body.resume.name,
  title: body.job.title,
  company: body.job.company,
  calculated_score: body.calculated_score,
  calculated_assessment: body.calculated_assessment,
  created_at: firstShownAt.toISOString(),
  saved_at: (savedAt ?? firstShownAt).toISOString(),
});
