import * as z from "zod/mini";
import { FILE_TYPES } from "./documents.ts";
import { endpoint, Id } from "./endpoint.ts";
import { MATCH_LEVELS } from "./match-levels.ts";
import { GRADES, STATES } from "./match-rules.ts";
import { MatchSummary, Paging } from "./matching.ts";

/** People who fit a recruiter's posting (spec 1 §3, "Recruiter-side candidate result"). */

/** Spec 1 §5 and §8; what a screen says after them is in its texts. */
export const CANDIDATE_SENTENCES = {
  notFound: "Candidate not found",
  /** Until a recruiter is verified they see how many fit and how well, not who. */
  notVerified:
    "Candidates are shown to verified recruiters. Confirm your email address, and use one of your company's own domain.",
  tooManyProfiles: "You have opened as many profiles as one day allows. Please try again tomorrow.",
  tooManyListed:
    "You have looked through as many candidates as one day allows. Please try again tomorrow.",
  tooManyDownloads:
    "You have downloaded as many resumes as one day allows. Please try again tomorrow.",
} as const;

/** How a list of candidates can be put in order. */
export const CANDIDATE_ORDERS = ["best", "newest", "experience"] as const;
export type CandidateOrder = (typeof CANDIDATE_ORDERS)[number];

const Level = z.enum(MATCH_LEVELS.map(({ name }) => name) as [string, ...string[]]);
const text = z.string();
/** Each item is a JSON text of its own. */
const jsonTexts = z.array(z.string());

export const MatchedCandidate = z.object({
  /** The resume's id; one that says nothing while the recruiter is not verified. */
  document_id: Id,
  /** A distance: lower is better. */
  match_score: z.number(),
  match_level: text,
  profile: z.object({
    /** The account behind the resume; "" when it came in an archive. */
    UserID: text,
    Name: text,
    Email: text,
    Phone: text,
    Summary: text,
    Website: text,
    /** Path suffixes without a leading slash: "in/name" and "name". */
    Linkedin: text,
    Github: text,
    Skills: jsonTexts,
    Experience: jsonTexts,
    Education: jsonTexts,
    Certifications: jsonTexts,
  }),
  /** For clients that find the profile's fields blank. */
  contact_info: z.object({ Name: text, Email: text, Phone: text, Linkedin: text, Github: text }),
  document_info: z.object({
    CreatedAt: text,
    DocumentType: z.literal("resume"),
    /** The document's id: where its file lies is nobody's business. */
    Awskey: Id,
  }),
  /** "" in lists: the profile has it. */
  resume_text: text,
  match: MatchSummary,
  /** Ours, from here on. */
  is_bookmarked: z.boolean(),
  /** The recruiter brought it in with an archive. */
  is_own_upload: z.boolean(),
  /** They have expressed interest in this posting. */
  is_interested: z.boolean(),
  /** For this posting, and not taken back. */
  has_applied: z._default(z.boolean(), false),
  location: text,
  /** Whole years of work; null when no dates were read. */
  years: z.nullable(z.number()),
  /** Admitted to practise, or holding a practising certificate, as far as the resume says. */
  is_admitted: z.boolean(),
  /** Degrees and certificates. */
  qualifications: z.number(),
  file_type: z.enum(FILE_TYPES),
  /** How many passages a reader cannot see. */
  hidden_count: z.number(),
});
export type MatchedCandidate = z.infer<typeof MatchedCandidate>;

const yes = z.optional(z.enum(["true", "false"]));
const whole = (least: number, most: number) =>
  z.coerce
    .number()
    .check(z.refine((value) => Number.isInteger(value) && value >= least && value <= most));

export const listCandidates = endpoint("GET /candidates/candidates", {
  who: "recruiter",
  summary: "The candidates who fit one of the caller's postings, the best first.",
  query: z.object({
    jobId: Id,
    ...Paging,
    match_level: z.optional(Level),
    state: z.optional(z.enum(STATES)),
    min_years: z.optional(whole(0, 60)),
    admitted: yes,
    bookmarked: yes,
    sort: z._default(z.enum(CANDIDATE_ORDERS), "best"),
  }),
  response: z.object({
    success: z.literal(true),
    candidates: z.array(MatchedCandidate),
    /** Under all filters. */
    total: z.number(),
    /** Under all filters but the level. */
    levels: z.array(z.object({ level: Level, count: z.number() })),
    /** False: names and details are blank until the recruiter is verified (own uploads excepted). */
    sees_people: z.boolean(),
    job: z.object({ id: Id, title: text, company: text, status: text }),
    engine: text,
  }),
});

/** One requirement of the posting, and what the resume says to it. */
const Requirement = z.object({
  requirement: text,
  kind: text,
  essential: z.boolean(),
  grade: z.enum(GRADES),
  evidence: z.array(z.object({ line: z.number(), quote: text })),
  note: text,
});

export const getCandidate = endpoint("GET /candidates/candidate-profile", {
  who: "recruiter",
  summary: "One candidate in full. It is on record that the caller opened it.",
  query: z.object({
    documentId: Id,
    /** The posting it is seen for; without it the caller's latest for which it may be shown. */
    jobId: z.optional(Id),
  }),
  response: z.extend(MatchedCandidate, {
    success: z.literal(true),
    /** Null when the caller has no posting to hold it against (then match_score is 1). */
    job: z.nullable(z.object({ id: Id, title: text, company: text })),
    requirements: z.array(Requirement),
    /** The resume as it was read; citations count these lines from 1. */
    lines: z.array(z.object({ text, heading: z.boolean(), bullet: z.boolean() })),
    /** Text readers can’t see. Never scored. */
    hidden: z.array(z.object({ text, page: z.number(), reason: text })),
    /** Lines that address the assessor, and sentences copied from the advertisement. Never scored. */
    ignored: z.array(
      z.object({ line: z.number(), quote: text, why: z.enum(["speaks", "copied"]) }),
    ),
    engine: text,
  }),
});
export type CandidateProfileView = z.infer<typeof getCandidate.response>;

const Bookmarked = z.object({ success: z.literal(true), isBookmarked: z.boolean() });

export const bookmarkCandidate = endpoint("POST /candidates/bookmark-candidate", {
  who: "recruiter",
  summary: "Mark a candidate, or take the mark away.",
  body: z.object({ documentId: Id, isBookmarked: z.boolean() }),
  response: Bookmarked,
});

export const bookmarkStatus = endpoint("GET /candidates/bookmark-status", {
  who: "recruiter",
  summary: "Whether the caller has marked a candidate.",
  query: z.object({ documentId: Id }),
  response: Bookmarked,
});
