import * as z from "zod/mini";
import { Acknowledged, endpoint, Id } from "./endpoint.ts";
import { MATCH_LEVELS } from "./match-levels.ts";

/** A standing audit of the scorer: what must not matter is changed, and everything is scored again. */

export const FAIRNESS_SENTENCES = {
  started: "The report is running.",
  alreadyRunning: "A report is being made already. Please wait until it is done.",
  nothing: "There is nothing to score: it takes a findable resume and a live job.",
  stopped: "The program was stopped while the report was being made. Run it again.",
  lost: "The report was not finished: the process that made it ended, or none took it up.",
  tooLong: "The report took too long and was given up.",
  unexpected: "Something went wrong while the report was being made. The log says what.",
} as const;

/** The last one must matter: it shows that the instrument can see a change. */
export const FAIRNESS_KINDS = ["name", "pronouns", "contact", "statements", "control"] as const;
export type FairnessKind = (typeof FAIRNESS_KINDS)[number];

/** Never the person's name or words of the document: the job, the points, and what was changed. */
export const FairnessExample = z.object({
  job: z.string(),
  before: z.number(),
  after: z.number(),
  change: z.string(),
});
export type FairnessExample = z.infer<typeof FairnessExample>;

export const FairnessFinding = z.object({
  kind: z.enum(FAIRNESS_KINDS),
  /** Documents in which there was something to change. */
  resumes: z.number(),
  pairs: z.number(),
  /** Scores that a user would see differently: whole points of 100. */
  changed: z.number(),
  /** Scores that moved by less than a user sees. */
  unseen: z.number(),
  /** In points. */
  largest: z.number(),
  /** Pairs that came to another level. */
  relevelled: z.number(),
  /** The largest first. */
  examples: z.array(FairnessExample),
});
export type FairnessFinding = z.infer<typeof FairnessFinding>;

export const FairnessReport = z.object({
  id: Id,
  status: z.enum(["completed", "failed"]),
  started_at: z.string(),
  completed_at: z.string(),
  /** Why it was not finished; "" otherwise. */
  error: z.string(),
  /** Of the scorer, as it is stored with every score. */
  engine: z.string(),
  resumes: z.number(),
  jobs: z.number(),
  /** As the documents are, before anything is changed. */
  pairs: z.number(),
  /** Resumes, as they are or changed, that could not be read in time and are left out. */
  unread: z.number(),
  levels: z.array(
    z.object({ level: z.enum(MATCH_LEVELS.map(({ name }) => name)), pairs: z.number() }),
  ),
  findings: z.array(FairnessFinding),
});
export type FairnessReport = z.infer<typeof FairnessReport>;

export const getFairness = endpoint("GET /api/admin/fairness", {
  who: "admin",
  summary: "The fairness reports, the newest first, and how far the one under way is.",
  response: z.object({
    /** Resumes checked, of how many; of 0 while they are being chosen. */
    running: z.nullable(z.object({ started_at: z.string(), done: z.number(), of: z.number() })),
    reports: z.array(FairnessReport),
  }),
});

export const runFairness = endpoint("POST /api/admin/fairness/run", {
  who: "admin",
  summary: "Make a fairness report. One at a time.",
  response: Acknowledged,
});
