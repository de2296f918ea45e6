import * as z from "zod/mini";
import { Acknowledged, endpoint, Id, WORD_MAX } from "./endpoint.ts";
import { JobProfile } from "./job-profile.ts";
import { Exemptions } from "./lawful.ts";
import { MATCH_LEVELS } from "./match-levels.ts";
import { upTo } from "./text-rules.ts";

/** Jobs: recruiters' postings and approved scraped ones, in one place with one id each. */

export const JOB_STATES = ["active", "draft", "closed"] as const;
export type JobState = (typeof JOB_STATES)[number];
export const JOB_SOURCES = ["posting", "scraped"] as const;
export type JobSource = (typeof JOB_SOURCES)[number];

const text = z.string();

export const Job = z.object({
  id: Id,
  title: text,
  position_title: text,
  company: text,
  location: text,
  status: z.enum(JOB_STATES),
  source: z.enum(JOB_SOURCES),
  source_url: text,
  employment_type: text,
  experience_level: text,
  practice_area: text,
  salary_range: text,
  /** What was read in the advertisement. */
  details: JobProfile,
  /** The advertisement as it stands, line by line. */
  lines: z.array(z.object({ text, bullet: z.boolean(), heading: z.boolean() })),
  /** For its owner; 0 until it is counted by the matching as it is now. */
  candidates_count: z.number(),
  applications_count: z.number(),
  posted_at: text,
  created_at: text,
  updated_at: text,
});
export type Job = z.infer<typeof Job>;

export const getJob = endpoint("GET /api/jobs/:jobId", {
  who: "anyone",
  summary: "One job. Active ones for anyone, others for their owner.",
  response: Job,
});

export const POSTING_SENTENCES = {
  notFound: "Job posting not found",
  titleRequired: "Job title is required",
  companyRequired: "Company name is required",
  textRequired: "Job description is required",
  tooLong: "That is too long for a job posting.",
  saved: "Job posting updated.",
  activated: "The job posting is live.",
  closed: "The job posting is closed.",
  discarded: "The draft was deleted.",
  /** Somebody (or another window) saved it meanwhile. */
  changedMeanwhile: "This job posting was changed in the meantime. Load it again before you save.",
  /** A draft that has no title or no text cannot go live. */
  incomplete: "Give the job posting a title, a company and a description before it goes live.",
  onlyDrafts: "Only a draft can be deleted. Close the job posting instead.",
  /** Its file is asked to be deleted under the documents. */
  fileIsPosting: "This file is a job posting. Close or delete the posting instead.",
  draftStays: "This job posting is a draft. Publish it, or delete it.",
  neverDraft: "A job posting that was live cannot become a draft again.",
  stillReading: "This job description is still being read. Please try again in a moment.",
  /** Why a posting of somebody who is not verified is a draft. */
  waits: (firm: string) =>
    `This waits until we have verified you, because it is in the name of ${firm}. Your profile says what we still need. It goes live by itself after that.`,
  /** People have applied for it: it may be closed. */
  hasApplicants: "People have applied for this job. Close the job posting instead.",
} as const;

/** In place of a company where none is named. */
export const PRIVATE_ADVERTISER = "Private advertiser";
const say = POSTING_SENTENCES;

/** How many candidates there are at each level, in the order of MATCH_LEVELS. */
const LevelCounts = z.array(
  z.object({
    level: z.enum(MATCH_LEVELS.map(({ name }) => name) as [string, ...string[]]),
    count: z.number(),
  }),
);
export type LevelCounts = z.infer<typeof LevelCounts>;

/** "counting": for the first time; "again": it was counted by an earlier version of the matching. */
export const COUNT_STATES = ["counted", "counting", "again"] as const;
export type CountState = (typeof COUNT_STATES)[number];

/** One line of a recruiter's dashboard (spec 1 §3, "Recruiter job posting"). */
export const Posting = z.object({
  id: Id,
  title: text,
  company: text,
  status: z.enum(JOB_STATES),
  /** Counted by a background job (never for a dashboard row), so it may be a few minutes old. 0 until counted. */
  candidates_count: z.number(),
  count_state: z.enum(COUNT_STATES),
  applications_count: z.number(),
  created_at: text,
  location: text,
  posted_at: text,
  updated_at: text,
  /** Why it is a draft: what was not read, or that it is still being read. "" otherwise. */
  draft_reason: text,
});
export type Posting = z.infer<typeof Posting>;

/** No /api prefix (spec 1 §7). */
export const listPostings = endpoint("GET /candidates/job-postings", {
  who: "recruiter",
  summary: "The caller's postings, the newest first, and what they amount to.",
  response: z.object({
    success: z.literal(true),
    data: z.array(Posting),
    totals: z.object({
      jobs: z.number(),
      active: z.number(),
      /** Candidates of the active postings, counted once for each posting that they fit. */
      candidates: z.number(),
      /** "counting": without the newest postings. "again": the figures are 0 until all are counted again. */
      count_state: z.enum(COUNT_STATES),
      applications: z.number(),
      levels: LevelCounts,
    }),
  }),
});

const LONGEST = { line: 300, text: 50_000, lines: 2000 };
const LINE_END = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/;
const line = z.string().check(z.trim(), upTo(LONGEST.line, say.tooLong));
const required = (sentence: string, longest: number) =>
  z.string(sentence).check(z.trim(), z.minLength(1, sentence), upTo(longest, say.tooLong));

/** What its owner can change: the facts beside the advertisement, and its words. */
export const JobChange = z.object({
  title: required(say.titleRequired, LONGEST.line),
  company: required(say.companyRequired, LONGEST.line),
  location: z._default(line, ""),
  /** One of EMPLOYMENT_TYPES, several joined by ", ", or "". */
  employment_type: z._default(line, ""),
  /** As it is to be shown: "$105,000 to $118,000 plus super"; "" where nothing is stated. */
  salary_range: z._default(line, ""),
  /** The whole advertisement as plain text, a line each. */
  text: required(say.textRequired, LONGEST.text).check(
    z.refine((words) => words.split(LINE_END).length <= LONGEST.lines, say.tooLong),
  ),
  /** The state that was edited (`updated_at`): refused with 409 when it is no longer that. */
  updated_at: z.optional(z.string().check(upTo(WORD_MAX))),
  /** Why what the law protects may be asked for, where the posting is live. */
  exemptions: Exemptions,
});

export const changeJob = endpoint("PUT /api/jobs/:jobId", {
  who: "recruiter",
  summary: "Change one of the caller's postings.",
  body: JobChange,
  response: Job,
});

export const setJobStatus = endpoint("POST /api/jobs/:jobId/status", {
  who: "recruiter",
  summary: "Publish a draft, close a posting, or open it again.",
  body: z.object({ status: z.enum(JOB_STATES), exemptions: Exemptions }),
  response: z.object({ success: z.literal(true), message: text, posting: Posting }),
});

export const discardJob = endpoint("DELETE /api/jobs/:jobId", {
  who: "recruiter",
  summary: "Delete one of the caller's drafts.",
  response: Acknowledged,
});
