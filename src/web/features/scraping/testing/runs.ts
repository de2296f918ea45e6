import type { Run } from "#contract/scraping.ts";
import type { Dashboard, RunDetails } from "../api.ts";

/** Runs that look for jobs, and the dashboard of the operation, for tests. */

const HOUR_MS = 3_600_000;
const DAYS = 28;
const ago = (hours: number) => new Date(Date.now() - hours * HOUR_MS).toISOString();
const idAt = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;

export const aRun = (hours: number, more: Partial<Run> = {}): Run => ({
  id: idAt(hours),
  status: "completed",
  run_type: "scraping",
  jobs_new: 0,
  started_at: ago(hours),
  completed_at: ago(hours - 0.1),
  jobs_found: 40,
  jobs_duplicate: 3,
  firms_new: 0,
  done: 86,
  total: 86,
  failed: 0,
  error: "",
  ...more,
});

export const RUNNING = { status: "running", completed_at: null, done: 61, jobs_new: 2 } as const;

export const dashboard = (more: Partial<Dashboard> = {}): Dashboard => ({
  scraping_stats: {
    pending_jobs: 41,
    approved_jobs: 1284,
    rejected_jobs: 97,
    duplicate_jobs: 212,
    jobs_this_week: 147,
    jobs_today: 2,
  },
  firm_stats: { active_firms: 86, total_firms: 103, scraped_today: 34, scraped_this_week: 81 },
  top_firms: ["Dorrington Hale", "Corran Vale Lawyers"].map((name, at) => ({
    id: idAt(100 + at),
    name,
    approved_jobs: 64 - at,
    total_jobs: 71 - at,
    last_scraped_at: at === 0 ? ago(1) : null,
  })),
  recent_runs: [
    aRun(8),
    aRun(60, { run_type: "seek", status: "failed", error: "The board does not allow it." }),
    aRun(70, { run_type: "discovery", firms_new: 6 }),
  ],
  jobs_per_day: Array.from({ length: DAYS }, (_, at) => ({
    day: ago(24 * (DAYS - 1 - at)).slice(0, 10),
    approved: at < DAYS - 7 ? 10 : 25,
  })),
  discovered_firms: 23,
  search: { configured: true, hint: "" },
  ...more,
});

const NO_JOBS = { pending_jobs: 0, approved_jobs: 0, rejected_jobs: 0, duplicate_jobs: 0 };
export const emptyDashboard = (): Dashboard =>
  dashboard({
    scraping_stats: { ...NO_JOBS, jobs_this_week: 0, jobs_today: 0 },
    firm_stats: { active_firms: 0, total_firms: 0, scraped_today: 0, scraped_this_week: 0 },
    top_firms: [],
    recent_runs: [],
    discovered_firms: 0,
  });

export const runDetails = (run: Run): RunDetails => ({
  run,
  parts: [
    { name: "Dorrington Hale", status: "completed" as const, error: "" },
    { name: "Penhallow Reid", status: "failed" as const, error: "The page is not there." },
  ].map((part, at) => ({
    ...part,
    id: idAt(200 + at),
    url: "https://firm.example/careers",
    pages: 3,
    jobs_found: 12,
    jobs_new: 1,
    jobs_duplicate: 0,
  })),
});
