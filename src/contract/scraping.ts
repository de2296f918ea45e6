import * as z from "zod/mini";
import { orElse } from "./blank.ts";
import { Acknowledged, endpoint, Id } from "./endpoint.ts";
import { FIRMS_AT_ONCE } from "./firms.ts";

/** Runs that look for jobs and firms, and what they amount to (spec 2 §2, §3, §4). */

export const SCRAPING_SENTENCES = {
  started: (firms: number) => `Scraping started for ${firms} ${firms === 1 ? "firm" : "firms"}.`,
  discoveryStarted: "Discovery started.",
  alreadyRunning: "A run of this kind is under way already.",
  noFirms: "There is no active law firm to read. Add one, or enable scraping for one.",
  unknownFirms: "None of these law firms is active with scraping enabled.",
  searchMissing:
    "Discovery asks a search service, and none is set up. Set SEARCH_URL and SEARCH_KEY, and start the program again.",
  notFound: "Run not found",
  notRunning: "This run has ended already.",
  stopped: "The run is stopping.",
} as const;

export const RUN_TYPES = ["scraping", "discovery", "seek"] as const;
export type RunType = (typeof RUN_TYPES)[number];
/** A run that somebody stopped is `stopped`: the spec's "other". */
export const RUN_STATUSES = ["running", "completed", "failed", "stopped"] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

/** How the dashboard looks again after a run was started (spec 2 §9), and while one is under way. */
export const REFRESH_AFTER_MS = 2000;

export const Run = z.object({
  id: Id,
  status: z.enum(RUN_STATUSES),
  run_type: z.enum(RUN_TYPES),
  jobs_new: z.number(),
  started_at: z.string(),
  completed_at: z.nullable(z.string()),
  jobs_found: z.number(),
  jobs_duplicate: z.number(),
  /** Of a discovery. */
  firms_new: z.number(),
  /** Firms, keywords or queries: how many are through, of how many. */
  done: z.number(),
  total: z.number(),
  /** Those that could not be read. */
  failed: z.number(),
  /** Why the run failed, or what it could not read; "" otherwise. */
  error: z.string(),
});
export type Run = z.infer<typeof Run>;

export const RunPart = z.object({
  id: Id,
  /** The firm's name, the keyword, or the query. */
  name: z.string(),
  url: z.string(),
  status: z.enum(["waiting", "running", "completed", "failed"]),
  pages: z.number(),
  jobs_found: z.number(),
  jobs_new: z.number(),
  jobs_duplicate: z.number(),
  error: z.string(),
});
export type RunPart = z.infer<typeof RunPart>;

export const getDashboardStats = endpoint("GET /api/admin/dashboard/stats", {
  who: "admin",
  summary: "What the scraping operation amounts to.",
  response: z.object({
    scraping_stats: z.object({
      pending_jobs: z.number(),
      approved_jobs: z.number(),
      rejected_jobs: z.number(),
      duplicate_jobs: z.number(),
      jobs_this_week: z.number(),
      jobs_today: z.number(),
    }),
    firm_stats: z.object({
      active_firms: z.number(),
      total_firms: z.number(),
      scraped_today: z.number(),
      scraped_this_week: z.number(),
    }),
    /** Five, those with the most approved jobs first. */
    top_firms: z.array(
      z.object({
        id: Id,
        name: z.string(),
        approved_jobs: z.number(),
        total_jobs: z.number(),
        last_scraped_at: z.nullable(z.string()),
      }),
    ),
    /** Five of all kinds, the newest first. */
    recent_runs: z.array(Run),
    /** Four weeks, the oldest day first: jobs that were approved. */
    jobs_per_day: z.array(z.object({ day: z.string(), approved: z.number() })),
    discovered_firms: z.number(),
    /** Whether discovery can run; `hint` says what to set when it cannot. */
    search: z.object({ configured: z.boolean(), hint: z.string() }),
  }),
});

const Started = z.object({ success: z.literal(true), message: z.string(), run_id: Id });

export const runScraping = endpoint("POST /api/admin/scraping/run", {
  who: "admin",
  summary: "Read the careers pages of all active firms, or of those named.",
  body: z.object({
    firm_ids: orElse<string[] | undefined, string[]>(
      z.array(Id).check(z.maxLength(FIRMS_AT_ONCE)),
      undefined,
    ),
  }),
  response: Started,
});

export const runDiscovery = endpoint("POST /api/admin/scraping/discover", {
  who: "admin",
  summary: "Ask the search service for law firms that are not known yet.",
  response: Started,
});

export const getScrapingRun = endpoint("GET /api/admin/scraping/runs/:id", {
  who: "admin",
  summary: "One run, and what became of each firm, keyword or query.",
  response: z.object({ run: Run, parts: z.array(RunPart) }),
});

export const stopScraping = endpoint("POST /api/admin/scraping/runs/:id/stop", {
  who: "admin",
  summary: "Stop a run. What it found so far stays.",
  response: Acknowledged,
});
