import * as z from "zod/mini";
import { COMPARE_SENTENCES, SAVED_AT_MOST } from "./comparison-rules.ts";
import { Acknowledged, download, endpoint, Id, WORD_MAX } from "./endpoint.ts";
import { GRADES } from "./match-rules.ts";
import { Tally } from "./requirement-counts.ts";
import { upTo } from "./text-rules.ts";

/** One resume held against one job: the score, what it rests on, and the report in words. */

const text = z.string();
const texts = z.array(z.string());

/** Spec 1 §7. An empty or wrong id is told in the words of spec 1 §5. */
const NamedId = (missing: string) =>
  z.string({ error: missing }).check(z.minLength(1, missing), upTo(WORD_MAX, missing));
const resumeId = z.optional(z.nullable(z.string().check(upTo(WORD_MAX))));

const Cited = z.object({
  /** Counted from 1, in the resume. */
  line: z.number(),
  /** Exactly as it stands there. */
  quote: text,
});

export const REQUIREMENT_KINDS = [
  "licence",
  "work-right",
  "years",
  "degree",
  "practice-area",
  "skill",
  "duty",
  "location",
  "quality",
] as const;

const Requirement = z.object({
  /** Counted from 1; statements of the report point at it. */
  number: z.number(),
  /** A thing ("Admission as a lawyer"), or the advertisement's own words, whole and in quotation marks. */
  requirement: text,
  /** The line of the advertisement, counted from 1; 0 for one that is assumed. */
  job_line: z.number(),
  kind: z.enum(REQUIREMENT_KINDS),
  essential: z.boolean(),
  /** Not asked for in so many words, but this kind of job needs it. */
  assumed: z.boolean(),
  grade: z.enum(GRADES),
  /** Shown by work done, only listed, or neither. */
  shown: z.enum(["work", "list", ""]),
  evidence: z.array(Cited),
  /** What was looked for and not found, or what a grade in between rests on; "" if nothing. */
  note: text,
});
export type ComparedRequirement = z.infer<typeof Requirement>;

/** A sentence of the report and what it rests on. */
const Statement = z.object({
  text,
  /** Lines of the resume, counted from 1. */
  lines: z.array(z.number()),
  /** The number of the requirement that it is about; 0 for none. */
  requirement: z.number(),
});
export type Statement = z.infer<typeof Statement>;

/** What a candidate could do, and by how many points the score would rise. */
const Raise = z.object({ text, requirement: z.number(), points: z.number() });
export type Raise = z.infer<typeof Raise>;

const Report = z.object({
  /** Two to four sentences. */
  summary: text,
  required: Tally,
  preferred: Tally,
  /** The work of the job, where so little is asked for that it counts too. */
  duties: z.optional(Tally),
  strengths: z.array(Statement),
  gaps: z.array(Statement),
  /** What the resume leaves open and somebody should ask. */
  confirm: z.array(Statement),
  questions: z.array(Statement),
  /** For candidates: what they probably have and did not say, apart from what they lack. Empty for recruiters. */
  raise: z.object({ unsaid: z.array(Raise), lacking: z.array(Raise) }),
  /** Why the score cannot be higher, if anything holds it down. */
  limits: texts,
  confidence: z.enum(["high", "medium", "low"]),
});
export type Report = z.infer<typeof Report>;

const Writer = z.object({
  kind: z.enum(["rules", "model"]),
  /** The model's name; "" for rules. */
  name: text,
  /** Why the rules wrote it although a model is configured; "" otherwise. */
  note: text,
});

const DocumentLine = z.object({ text, heading: z.boolean(), bullet: z.boolean() });

/** What whoever has the link of a shared comparison sees of it, too (shared-comparisons.ts). */
export const SHOWN = {
  created_at: text,
  audience: z.enum(["candidate", "recruiter"]),
  /** 0 to 100, on the one scale of the lists. */
  calculated_score: z.number(),
  calculated_assessment: text,
  requirements: z.array(Requirement),
  report: Report,
  job: z.object({
    title: text,
    company: text,
    location: text,
    /** In the market: it has a page of its own and somebody to contact. */
    is_listed: z.boolean(),
    source_url: text,
    /** As the advertisement itself states it; "" also for comparisons made before it was kept. */
    contact_email: z._default(text, ""),
    lines: z.array(DocumentLine),
  }),
  resume: z.object({ name: text, lines: z.array(DocumentLine) }),
  /** Text in the resume that a reader cannot see. Never scored. */
  hidden: z.array(z.object({ text, page: z.number(), reason: text })),
  /** Lines that address the assessor, and sentences copied from the advertisement. Never scored. */
  ignored: z.array(z.object({ line: z.number(), quote: text, why: z.enum(["speaks", "copied"]) })),
  writer: Writer,
  engine: text,
  /** Made by the matching as it is now; one of an earlier version is a document of its day, and says so. */
  is_current: z.boolean(),
};

export const Comparison = z.object({
  id: Id,
  resume_id: Id,
  job_id: Id,
  /** The whole report as escaped HTML, for clients that show nothing else (spec 1 §3). */
  html: text,
  /** How many other jobs match this resume at Good or better. */
  len_results: z.number(),
  ...SHOWN,
  is_saved: z.boolean(),
  /** Given where the caller's current resume was compared: they can answer for what it does not show. */
  answers: z.optional(
    z.object({
      /** The numbers of the requirements of which they said that they do not have them. */
      lacking: z.array(z.number()),
    }),
  ),
});
export type Comparison = z.infer<typeof Comparison>;

export const compare = endpoint("POST /compares", {
  who: "visitor",
  summary: "Hold a resume against a job: score, evidence for each requirement, and a report.",
  body: z.object({
    /** The resume, unless `actualResumeId` names another one. */
    resumeId,
    actualResumeId: resumeId,
    /** A job of the market, or a job description of the caller's. */
    jobDescriptionID: NamedId(COMPARE_SENTENCES.noJob),
    /** The report speaks about the candidate rather than to them. Only recruiters are heard. */
    isRecruiter: z.optional(z.nullable(z.boolean())),
  }),
  response: Comparison,
});

export const getComparison = endpoint("GET /api/comparisons/:id", {
  who: "visitor",
  summary: "One of the caller's comparisons, as it was made.",
  response: Comparison,
});

const SavedComparison = z.object({
  id: Id,
  resume_id: Id,
  job_id: Id,
  candidate: text,
  title: text,
  company: text,
  calculated_score: z.number(),
  calculated_assessment: text,
  created_at: text,
  saved_at: text,
  is_current: z.boolean(),
});
export type SavedComparison = z.infer<typeof SavedComparison>;

export const listSavedComparisons = endpoint("GET /api/comparisons", {
  who: "signed-in",
  summary: `The account's saved comparisons, the latest first, ${SAVED_AT_MOST} at most.`,
  response: z.object({ comparisons: z.array(SavedComparison), total: z.number() }),
});

export const saveComparison = endpoint("POST /api/comparisons/:id/save", {
  who: "signed-in",
  summary: "Keep a comparison in the account, or let it go again.",
  body: z.object({ saved: z.boolean() }),
  response: Acknowledged,
});

export const comparisonPdf = download("GET /api/comparisons/:id/pdf", {
  who: "signed-in",
  summary: "The report as a PDF.",
});
