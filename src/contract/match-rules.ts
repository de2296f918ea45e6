/** Limits of ranked lists (docs/decisions/0018). */

/** Nothing worse than this is listed. */
export const MATCH_FLOOR = 0.6;
/** So many are scored exactly; totals count among them, and nothing is listed beyond. */
export const SCORED_AT_MOST = 1000;
export const MATCHES_LISTED = { usual: 50, most: 200 } as const;
/** A new job is told to candidates whom it fits at least so well: Very Good Match. */
export const TOLD_AT_MOST = 0.25;

/** Who wrote an assessment, and that it may be wrong: beside every list and report (spec 1 §1). */
export const MATCH_WARNING =
  "Scores are worked out by rules from the words of both documents. They may contain errors.";

export const GRADES = ["met", "partial", "missing", "unclear"] as const;
export type Grade = (typeof GRADES)[number];

/** Where a list of jobs can be narrowed. */
export const STATES = ["NSW", "VIC", "QLD", "WA", "SA", "TAS", "ACT", "NT"] as const;
export const EMPLOYMENT_TYPES = [
  "full-time",
  "part-time",
  "contract",
  "casual",
  "internship",
] as const;
export const JOB_LEVELS = ["graduate", "junior", "associate", "senior", "partner"] as const;

/** How a list of jobs can be put in order. The best come first unless somebody asks for something else. */
export const JOB_ORDERS = ["best", "newest", "pay"] as const;
export type JobOrder = (typeof JOB_ORDERS)[number];

/** How many characters of search words are looked for. */
export const SEARCH_WORDS_MAX = 100;
/** How many of the line that says what somebody looks for. */
export const PREFERENCES_MAX = 300;
export const PREFERENCES_TOO_LONG = "Please say what you are looking for in fewer words.";

export const MATCH_SENTENCES = {
  notAResume: "Jobs are found for a resume. This document is none.",
  stillReading: "Your resume is a scan and is still being read. Please try again in a moment.",
  unreadable: "This resume could not be read, so there is nothing to match with.",
  warmingUp: "The match index is still loading. Please try again in a moment.",
  jobNotFound: "Job posting not found",
  resumeNotFound: "Resume not found",
} as const;
