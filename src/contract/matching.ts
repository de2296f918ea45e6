import * as z from "zod/mini";
import { Acknowledged, endpoint, Id } from "./endpoint.ts";
import { MATCH_LEVELS } from "./match-levels.ts";
import {
  EMPLOYMENT_TYPES,
  GRADES,
  JOB_LEVELS,
  JOB_ORDERS,
  MATCHES_LISTED,
  PREFERENCES_MAX,
  PREFERENCES_TOO_LONG,
  SEARCH_WORDS_MAX,
  STATES,
} from "./match-rules.ts";
import { Tally } from "./requirement-counts.ts";
import { upTo } from "./text-rules.ts";

/** Ranked lists, and why a pair has its score. */

/** One rule instead of zod's three, which would weigh half a kilobyte on every public page. */
const whole = (least: number, most: number) =>
  z.coerce
    .number()
    .check(z.refine((value) => Number.isInteger(value) && value >= least && value <= most));

export const Paging = {
  limit: z._default(whole(1, MATCHES_LISTED.most), MATCHES_LISTED.usual),
  offset: z._default(whole(0, 1_000_000), 0),
};

/** Jobs that state no pay are left out when a least pay is asked for. */
export const JobFilters = {
  state: z.optional(z.enum(STATES)),
  employment_type: z.optional(z.enum(EMPLOYMENT_TYPES)),
  experience_level: z.optional(z.enum(JOB_LEVELS)),
  /** A year, in dollars. */
  min_salary: z.optional(whole(0, 10_000_000)),
  /** Posted within so many days. */
  posted_within: z.optional(whole(1, 365)),
};

const Level = z.enum(MATCH_LEVELS.map(({ name }) => name) as [string, ...string[]]);

/** A switch of a query: there or not. */
const on = z.optional(z.literal("yes"));

/** How a list is narrowed and put in order, the same for visitors and candidates. */
export const ListWishes = {
  ...JobFilters,
  /** Only those that have each of these words somewhere. */
  words: z.optional(z.string().check(z.trim(), upTo(SEARCH_WORDS_MAX))),
  /** Only those that can be done from anywhere. */
  remote: on,
  /** One of the four levels, by its name. */
  match_level: z.optional(Level),
  /** Only this level and those above it. */
  least_level: z.optional(Level),
  /** Those who state no pay come last when the best paid come first. */
  sort: z._default(z.enum(JOB_ORDERS), "best"),
  /** What the person looks for, in one line. Left out, it is what the account keeps. */
  want: z.optional(z.string().check(z.trim(), upTo(PREFERENCES_MAX))),
  /** Jobs that are outside of it, or of quite another level, come after all others (when the best come first). */
  outside_last: on,
};

const JobListQuery = z.object({ ...ListWishes, ...Paging });
export type JobListQuery = z.infer<typeof JobListQuery>;

/** How many there are of each level, whichever of them is asked for. */
export const LevelTotals = z.array(z.object({ level: Level, total: z.number() }));
/** Beside a ranked list. */
export const InsideCounts = {
  /** Of each level without those that are outside of what the person looks for. */
  levels_inside: z.optional(LevelTotals),
  /** What the list was held against: the line that was sent, or the account's; "" for none. */
  want: z.optional(z.string()),
};

/** Why a job is outside of what the person looks for, or of another level, in whole phrases. */
export const Outside = z.optional(z.array(z.string()));
/** That it is far from where the resume says somebody lives. It moves nothing. */
export const Far = z.optional(z.string());

const Cited = z.object({
  /** Counted from 1, in the resume. */
  line: z.number(),
  quote: z.string(),
});

/** What a card shows of a match. */
export const MatchSummary = z.object({
  percent: z.number(),
  level: Level,
  required: Tally,
  preferred: Tally,
  /** The work of the job, where so little is asked for that it counts too. */
  duties: z.optional(Tally),
  /** One square for each requirement that counts, the required ones first, and counted duties last. */
  strip: z.array(
    z.object({
      grade: z.enum(GRADES),
      essential: z.boolean(),
      duty: z.optional(z.boolean()),
    }),
  ),
  /** What speaks for it, the weightiest first, each with the line that proves it. */
  reasons: z.array(z.object({ requirement: z.string(), evidence: Cited })),
  /** The weightiest thing that is asked for and not shown; "" when there is none. */
  gap: z.string(),
  /** "low": there was not enough text to judge by. */
  confidence: z.enum(["high", "medium", "low"]),
});
export type MatchSummary = z.infer<typeof MatchSummary>;

const text = z.string();
const texts = z.array(z.string());

/** Spec 1 §3. What an advertisement does not say is "" or []. */
const JobDetails = z.object({
  job_summary: text,
  key_responsibilities: texts,
  required_skills: texts,
  preferred_qualifications: texts,
  benefits: texts,
  location: text,
  salary_range: text,
  employment_type: text,
  experience_level: text,
  department: text,
});

export const SearchResult = z.object({
  resultId: Id,
  /** A distance: lower is better. */
  Score: z.number(),
  ContactDetails: z.object({
    ID: Id,
    DocumentType: z.literal("job_description"),
    CreatedAt: text,
    ContactDetails: z.object({
      company: text,
      job_position: text,
      email: text,
      recruiter_email: text,
      phone: text,
      mobile: text,
      website: text,
      recruiter_name: text,
      job_details: JobDetails,
    }),
  }),
  match: MatchSummary,
  outside: Outside,
  far: Far,
});
export type SearchResult = z.infer<typeof SearchResult>;

export const searchJobs = endpoint("GET /api/search", {
  who: "visitor",
  summary: "The jobs that fit one of the caller's resumes, the best first.",
  query: z.object({
    docId: Id,
    docType: z.literal("resume"),
    ...ListWishes,
    ...Paging,
  }),
  response: z.object({
    Results: z.array(SearchResult),
    /** Of the best 1,000, those near enough to be listed. */
    total: z.number(),
    levels: LevelTotals,
    ...InsideCounts,
    engine: text,
  }),
});

const Requirement = z.object({
  /** A thing ("Admission as a lawyer"), or the advertisement's own words, whole and in quotation marks. */
  requirement: text,
  kind: z.enum(["credential", "level", "rights", "domain", "skill", "duty", "soft"]),
  essential: z.boolean(),
  grade: z.enum(GRADES),
  evidence: z.array(Cited),
  /** What was looked for and not found, or what a grade in between rests on; "" if nothing. */
  note: text,
});
export type MatchRequirement = z.infer<typeof Requirement>;

export const MatchView = z.object({
  job: z.object({
    id: Id,
    title: text,
    company: text,
    location: text,
    salary_range: text,
    employment_type: text,
    experience_level: text,
    practice_area: text,
    posted_at: text,
    source: z.enum(["posting", "scraped"]),
    source_url: text,
    /** The advertisement, line by line. */
    lines: texts,
  }),
  resume_id: Id,
  distance: z.number(),
  percent: z.number(),
  level: Level,
  assessment: text,
  confidence: z.enum(["high", "medium", "low"]),
  /** As on the card: counted once, by the server. */
  required: Tally,
  preferred: Tally,
  /** The work of the job, where so little is asked for that it counts too. */
  duties: z.optional(Tally),
  requirements: z.array(Requirement),
  /** What both documents are about, the strongest first. */
  concepts: z.array(z.object({ name: text, share: z.number() })),
  /** Why the score cannot be higher, if anything holds it down. */
  limits: texts,
  /** Text in the resume that a reader cannot see. Never scored. */
  hidden: z.array(z.object({ text, page: z.number(), reason: text })),
  /** Lines that address the assessor, and sentences copied from the advertisement. Never scored. */
  ignored: z.array(z.object({ line: z.number(), quote: text, why: z.enum(["speaks", "copied"]) })),
  engine: text,
  /** What wrote it. */
  writer: text,
});
export type MatchView = z.infer<typeof MatchView>;

export const explainMatch = endpoint("GET /api/matches/:jobId", {
  who: "visitor",
  summary: "Why a job fits one of the caller's resumes, requirement by requirement.",
  query: z.object({ resumeId: Id }),
  response: MatchView,
});

/** What a candidate looks for: where, pay, days, kinds of role, start (contract/job-preferences.ts reads the line). */
export const getJobPreferences = endpoint("GET /api/candidate/job-preferences", {
  who: "candidate",
  summary: "What the caller looks for besides a job that fits, in one line.",
  response: z.object({ line: text }),
});

export const saveJobPreferences = endpoint("PUT /api/candidate/job-preferences", {
  who: "candidate",
  summary: "Change what the caller looks for; an empty line looks for anything.",
  body: z.object({
    line: z.string().check(z.trim(), upTo(PREFERENCES_MAX, PREFERENCES_TOO_LONG)),
  }),
  response: Acknowledged,
});
