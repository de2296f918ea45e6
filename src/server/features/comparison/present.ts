import type { Comparison, SavedComparison } from "#contract/comparison.ts";
import { countRequirements } from "#contract/requirement-counts.ts";
import type { SharedComparison } from "#contract/shared-comparisons.ts";
import { reportHtml } from "./printing/report-html.ts";
import type { ReportedComparison } from "./printing/report-words.ts";
import type { Kept } from "./repository.ts";
import { withoutContact } from "./without-contact.ts";

export function presentComparison(
  kept: Kept,
  engine: string,
  answers: Comparison["answers"],
): Comparison {
  const printed = printedComparison(kept);
  return {
    ...printed,
    html: reportHtml(printed),
    is_current: kept.engine === engine,
    is_saved: kept.savedAt !== null,
    answers,
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

/** For whoever has the link. What would raise the score is advice for the person themselves. */
export function presentShared(kept: Kept, engine: string): SharedComparison {
  const {
    id: _id,
    resume_id: _resume,
    job_id: _job,
    len_results: _others,
    ...rest
  } = printedComparison(kept);
  const { created_at, audience, job, report } = rest;
  return {
    ...withoutContact(rest),
    created_at,
    audience,
    job: { ...withoutContact(job), contact_email: "", source_url: job.source_url },
    report: { ...withoutContact(report), raise: { unsaid: [], lacking: [] } },
    is_current: kept.engine === engine,
  };
}
