import * as z from "zod/mini";
import { orBlank, orElse } from "./blank.ts";
import { endpoint, Id } from "./endpoint.ts";
import { Run, RunPart } from "./scraping.ts";
import { SEEK_DEFAULTS } from "./seek-rules.ts";
import { upTo } from "./text-rules.ts";

/** The console for scraping the Seek job board (spec 2 §2, §3, §7; wire: seek-scraper). */

/** Spec 2 §8. The server's own word is shown when there is one. */
export const SEEK_SENTENCES = {
  configFailed: "Failed to get default configuration",
  locationsFailed: "Failed to get canonical locations",
  runFailed: "Failed to run Seek scraping",
  statsFailed: "Failed to get scraping statistics",
  detailsFailed: "Failed to get scraping run details",
  alreadyRunning: "A Seek run is under way already.",
  notConfigured:
    "No job board is set up. Set SEEK_BASE_URL to its address, and start the program again.",
  disallowed: (host: string) =>
    `The robots.txt of ${host} does not allow this. Ask the board for written permission and record it in SEEK_PERMISSION.`,
  goesOn: (saved: number) =>
    `The run goes on in the background. ${saved} ${saved === 1 ? "job has" : "jobs have"} been saved so far.`,
  runNotFound: "Run not found",
} as const;

/** A text, a number or a list of another kind becomes what the rules refuse in their own words. */
const UNREADABLE = { option: "?", number: Number.NaN };
/** Far longer than the rules allow, so that they are what says so. */
const typed = z.string().check(upTo(2000));
const option = z.catch(typed, UNREADABLE.option);
/** Wire: a number, null or "". */
const salary = z._default(
  z.nullable(z.catch(z.union([z.number(), z.literal("")]), UNREADABLE.number)),
  null,
);
const words = z.array(typed);

/** Loose on purpose: every failure is told at once (seek-rules.ts), not the first that a schema meets. */
export const SeekBody = z.object({
  keywords: orElse(z.catch(words, []), []),
  location: orBlank(option),
  /** Null is what a form's empty number becomes on the way, and no number of pages. */
  max_pages: z._default(z.catch(z.number(), UNREADABLE.number), SEEK_DEFAULTS.max_pages),
  job_type: orBlank(option),
  salary_min: salary,
  salary_max: salary,
  date_posted: orBlank(option),
  experience: orBlank(option),
  company: orBlank(typed),
  sort_by: orElse(option, SEEK_DEFAULTS.sort_by),
  exclude_words: orElse(words, []),
});

const SeekConfigAnswer = z.object({
  keywords: z.array(z.string()),
  location: z.string(),
  max_pages: z.number(),
  job_type: z.string(),
  salary_min: z.nullable(z.number()),
  salary_max: z.nullable(z.number()),
  date_posted: z.string(),
  experience: z.string(),
  company: z.string(),
  sort_by: z.string(),
  exclude_words: z.array(z.string()),
});

export const getSeekConfig = endpoint("GET /api/admin/seek-scraper/config", {
  who: "admin",
  summary: "The configuration that the console starts with.",
  response: z.object({ config: SeekConfigAnswer }),
});

export const listSeekLocations = endpoint("GET /api/admin/seek-scraper/locations", {
  who: "admin",
  summary: "The places that the board knows.",
  response: z.object({ locations: z.array(z.object({ name: z.string(), slug: z.string() })) }),
});

export const runSeek = endpoint("POST /api/admin/seek-scraper/run", {
  who: "admin",
  summary:
    "Search the board. Answers when the run has ended, or after 100 seconds with what it has so far.",
  body: SeekBody,
  held: true,
  response: z.object({
    success: z.boolean(),
    jobs_found: z.number(),
    jobs_saved: z.number(),
    /** Why it failed, which part of it did, or that it goes on; "" otherwise. */
    error: z.string(),
    /** Other than the spec's: which run it was, and whether it goes on in the background. */
    run_id: Id,
    running: z.boolean(),
  }),
});

/** Spec 2 §3, "Scrape run", with what the history shows besides. */
export const SeekRun = z.extend(Run, {
  keywords: z.array(z.string()),
  location: z.string(),
});
export type SeekRun = z.infer<typeof SeekRun>;

export const getSeekStats = endpoint("GET /api/admin/seek-scraper/stats", {
  who: "admin",
  summary: "How many runs there were, and the last twenty.",
  response: z.object({
    stats: z.object({
      total_runs: z.number(),
      successful_runs: z.number(),
      total_jobs: z.number(),
      recent_runs: z.array(SeekRun),
    }),
  }),
});

export const getSeekRun = endpoint("GET /api/admin/seek-scraper/runs/:id", {
  who: "admin",
  summary: "One run: its configuration, and what became of each keyword.",
  response: z.object({ run: SeekRun, config: SeekConfigAnswer, parts: z.array(RunPart) }),
});
