import type { Comparison, SavedComparison } from "#contract/comparison.ts";
import { countRequirements } from "#contract/requirement-counts.ts";
import type { SharedComparison } from "#contract/shared-comparisons.ts";
import { reportHtml } from "./printing/report-html.ts";
import type { ReportedComparison } from "./printing/report-words.ts";
import type { Kept } from "./repository.ts";

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

const EMAIL = /[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g;
/** Australian numbers, and those that begin with a country. */
const PHONE = /(?:\+\d{1,3}[\s-]?(?:\(\d{1,4}\)[\s-]?)?|\(0\d\)[\s-]?|\b0\d)(?:[\s-]?\d){6,11}\b/g;

/** The same with every email address and phone number in it left out. */
export function withoutContact<Value>(value: Value): Value {
  // Strings become strings, lists lists and objects objects of the same fields: the shape is kept.
  return masked(value) as Value;
}

function masked(value: unknown): unknown {
  if (typeof value === "string")
    return value.replace(EMAIL, "[email left out]").replace(PHONE, "[phone left out]");
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, masked(part)]));
}
