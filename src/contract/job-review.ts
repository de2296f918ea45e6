import * as z from "zod/mini";
import { orBlank } from "./blank.ts";
import { Acknowledged, endpoint, Id, WORD_MAX } from "./endpoint.ts";
import { PageQuery } from "./firms.ts";
import { Exemptions } from "./lawful.ts";
import { JOB_LEVELS } from "./match-rules.ts";
import { upTo } from "./text-rules.ts";

/** Scraped jobs that wait for an administrator (spec 2 §2, §3, §5). */

/** Spec 2 §9, "firm review". */
const JOB_TYPES = ["full-time", "part-time", "contract", "casual"] as const;

export const REVIEW_SENTENCES = {
  reasonRequired: "A reason is required to reject a job",
  titleRequired: "Job title is required",
  textRequired: "Job description is required",
  jobType: `Job type must be one of: ${JOB_TYPES.join(", ")}`,
  tooLong: "That is too long.",
  notFound: "Job not found",
  decided: "This job was decided already.",
  approved: "Job approved. It is live.",
  edited: "Job updated and approved. It is live.",
  rejected: "Job rejected.",
  stays: (title: string) =>
    `The live job “${title}” stays as it is. We won’t ask about this change again.`,
  undone: "Undone. The job waits for review again.",
  cannotUndo: "This can no longer be undone.",
} as const;
const say = REVIEW_SENTENCES;

export const REVIEW_JOB_TYPES = JOB_TYPES;
export const REVIEW_LEVELS = JOB_LEVELS;
/** How long a decision can be taken back, by whoever made it. */
export const UNDO_MINUTES = 10;

export const REVIEW_FIELDS = [
  "title",
  "location",
  "salary_range",
  "experience_level",
  "practice_area",
  "job_type",
] as const;
export type ReviewField = (typeof REVIEW_FIELDS)[number];

/** What the reader made of the page: its lines, and where each field stands on them. */
export const ExtractedData = z.object({
  lines: z.array(z.object({ text: z.string(), bullet: z.boolean(), heading: z.boolean() })),
  fields: z.partialRecord(
    z.enum(REVIEW_FIELDS),
    z.object({
      /** Counted from 0; empty where the page said it elsewhere (structured data, a card of a list). */
      lines: z.array(z.number()),
      sure: z.boolean(),
      /** What to check, as a sentence; "" when nothing is to be. */
      note: z.string(),
    }),
  ),
});
export type ExtractedData = z.infer<typeof ExtractedData>;

const REVIEW_SOURCES = ["law_firm", "seek"] as const;
const REVIEW_STATES = ["pending", "approved", "rejected", "duplicate"] as const;

/** One that says nearly the same. */
const Similar = z.object({
  id: Id,
  title: z.string(),
  law_firm_name: z.string(),
  source: z.enum(["law_firm", "seek", "posting"]),
  state: z.enum([...REVIEW_STATES, "live"]),
  /** 0 to 1: how much of the text is the same. */
  similarity: z.number(),
  at: z.string(),
});

/** Spec 2 §3, "Pending job", and what a reviewer wants to know besides. */
export const PendingJob = z.object({
  id: Id,
  title: z.string(),
  law_firm_name: z.string(),
  law_firm_website: z.string(),
  source_url: z.string(),
  /** Plain text, a line each. */
  raw_content: z.string(),
  job_type: z.string(),
  experience_level: z.string(),
  practice_area: z.string(),
  location: z.string(),
  salary_range: z.string(),
  extracted_data: ExtractedData,
  source: z.enum(REVIEW_SOURCES),
  state: z.enum(REVIEW_STATES),
  /** It is live already, and its page says something else now: approving changes the live job. */
  is_update: z.boolean(),
  similar: z.nullable(Similar),
  found_at: z.string(),
});
export type PendingJob = z.infer<typeof PendingJob>;

export const listPendingJobs = endpoint("GET /api/admin/jobs/pending", {
  who: "admin",
  summary: "Scraped jobs that wait for a decision, the newest first.",
  query: PageQuery,
  response: z.object({ jobs: z.array(PendingJob), has_more: z.boolean(), total: z.number() }),
});

export const getScrapedJob = endpoint("GET /api/admin/jobs/:id", {
  who: "admin",
  summary: "One scraped job, whatever became of it.",
  response: PendingJob,
});

export const REVIEW_LONGEST = { line: 300, text: 50_000, reason: 1000 };
const line = z.string().check(z.trim(), upTo(REVIEW_LONGEST.line, say.tooLong));

/** One or several of those that are offered, or of what the reader knows besides: a page may name it. */
const isJobType = (words: string) =>
  words === "" ||
  words
    .toLowerCase()
    .split(/ *, */)
    .every((type) => READ_TYPES.includes(type));
const READ_TYPES: readonly string[] = [...REVIEW_JOB_TYPES, "internship"];

/** What a reviewer corrected; what is left out stays as it was read. */
export const JobData = z.object({
  title: z.optional(line.check(z.minLength(1, say.titleRequired))),
  job_type: z.optional(line.check(z.refine(isJobType, say.jobType))),
  experience_level: z.optional(z.enum(["", ...REVIEW_LEVELS])),
  practice_area: z.optional(line),
  location: z.optional(line),
  salary_range: z.optional(line),
  raw_content: z.optional(
    z
      .string()
      .check(z.trim(), z.minLength(1, say.textRequired), upTo(REVIEW_LONGEST.text, say.tooLong)),
  ),
});
export type JobData = z.output<typeof JobData>;

/** Null, as some clients send it, is the same as left out. */
function given(data: Record<string, unknown> | null) {
  const said = Object.entries(data ?? {}).filter(([, value]) => value !== null);
  // Whether it is that is judged next.
  return Object.fromEntries(said) as z.input<typeof JobData>;
}
const GivenData = z.pipe(
  z.pipe(
    z._default(z.nullable(z.record(z.string().check(upTo(WORD_MAX)), z.unknown())), null),
    z.transform(given),
  ),
  JobData,
);

export const decideJob = endpoint("POST /api/admin/jobs/:id/approve", {
  who: "admin",
  summary: "Approve a scraped job, reject it with a reason, or correct and approve it.",
  body: z
    .object({
      action: z.enum(["approve", "reject", "edit"]),
      reason: orBlank(z.string().check(z.trim(), upTo(REVIEW_LONGEST.reason, say.tooLong))),
      job_data: GivenData,
      exemptions: Exemptions,
    })
    .check(
      z.refine(({ action, reason }) => action !== "reject" || reason !== "", say.reasonRequired),
    ),
  response: Acknowledged,
});

export const undoDecision = endpoint("POST /api/admin/jobs/:id/undo", {
  who: "admin",
  summary: "Take the caller's own decision back, within ten minutes.",
  response: Acknowledged,
});
