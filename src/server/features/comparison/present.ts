import type { Comparison, SavedComparison } from "#contract/comparison.ts";
import { countRequirements } from "#contract/requirement-counts.ts";
import { reportHtml } from "./printing/report-html.ts";
import type { ReportedComparison } from "./printing/report-words.ts";
import type { Kept } from "./service.ts";

export function presentComparison(kept: Kept, engine: string): Comparison {
  const printed = printedComparison(kept);
  return {
    ...printed,
    html: reportHtml(printed),
    is_current: kept.engine === engine,
    is_saved: kept.savedAt !== null,
  };
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
  // One way of counting, also for what an earlier version wrote and kept.
  report: { ...body.report, ...countRequirements(body.requirements) },
});

export const presentSaved = (
  { id, resumeId, jobId, firstShownAt, savedAt, body, engine: madeBy }: Kept,
  engine: string,
): SavedComparison => ({
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
  is_current: madeBy === engine,
});
