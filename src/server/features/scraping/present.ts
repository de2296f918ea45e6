import type * as z from "zod/mini";
import {
  type getDashboardStats,
  type Run,
  type RunPart,
  SCRAPING_SENTENCES,
} from "#contract/scraping.ts";
import type { Dashboard } from "./dashboard.ts";
import type { CountedPart, CountedRun } from "./service.ts";

export const presentRun = (run: CountedRun): Run => ({
  id: run.id,
  status: run.status,
  run_type: run.runType,
  jobs_new: run.jobsNew,
  started_at: run.startedAt.toISOString(),
  completed_at: run.completedAt?.toISOString() ?? null,
  jobs_found: run.jobsFound,
  jobs_duplicate: run.jobsDuplicate,
  firms_new: run.firmsNew,
  done: run.done,
  total: run.total,
  failed: run.failed,
  error: run.error,
});

export const presentPart = (part: CountedPart): RunPart => ({
  id: part.id,
  name: part.name,
  url: part.url,
  status: part.status,
  pages: part.pages,
  jobs_found: part.jobsFound,
  jobs_new: part.jobsNew,
  jobs_duplicate: part.jobsDuplicate,
  error: part.error,
});

type Stats = z.infer<(typeof getDashboardStats)["response"]>;

export function presentDashboard(dashboard: Dashboard, canSearch: boolean): Stats {
  const { jobs, firms, topFirms, recent, perDay, discovered } = dashboard;
  return {
    scraping_stats: {
      pending_jobs: jobs.pending,
      approved_jobs: jobs.approved,
      rejected_jobs: jobs.rejected,
      duplicate_jobs: jobs.duplicate,
      jobs_this_week: jobs.thisWeek,
      jobs_today: jobs.today,
    },
    firm_stats: {
      active_firms: firms.active,
      total_firms: firms.total,
      scraped_today: firms.scrapedToday,
      scraped_this_week: firms.scrapedThisWeek,
    },
    top_firms: topFirms.map((firm) => ({
      id: firm.id,
      name: firm.name,
      approved_jobs: firm.approvedJobs,
      total_jobs: firm.totalJobs,
      last_scraped_at: firm.lastScrapedAt?.toISOString() ?? null,
    })),
    recent_runs: recent.map(presentRun),
    jobs_per_day: perDay,
    discovered_firms: discovered,
    search: { configured: canSearch, hint: canSearch ? "" : SCRAPING_SENTENCES.searchMissing },
  };
}
