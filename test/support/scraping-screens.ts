import type { Page, Route } from "@playwright/test";
import type { DiscoveredFirm } from "#contract/firms.ts";
import type { UnverifiedRecruiter } from "#contract/recruiter-approval.ts";
import type { Run } from "#contract/scraping.ts";
import type { Dashboard, RunDetails } from "#web/features/scraping/api.ts";

/** The administrator's dashboard, and a server that answers it as it could. */

export const STATS = "**/api/admin/dashboard/stats";
const DISCOVERED = "**/api/admin/discovered-firms?*";
const REVIEW = "**/api/admin/discovered-firms/*/review";

const HOUR_MS = 3_600_000;
const DAYS = 28;
const PAGE = 20;
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

/** Answers with what is there at the time of asking. */
export const answerWith = <Answer extends object>(page: Page, pattern: string, now: () => Answer) =>
  page.route(pattern, (route) => route.fulfill({ json: now() }));

/** So many firms wait, of which those decided leave; one of them was decided by somebody else. */
export async function answerDiscovered(page: Page, count: number, decidedElsewhere?: string) {
  const waiting = Array.from({ length: count }, (_, at) => aFirm(at));
  const decisions: { id: string; body: unknown }[] = [];
  await page.route(DISCOVERED, (route) => route.fulfill({ json: pageOf(route, waiting) }));
  await page.route(REVIEW, (route) => {
    const id = route.request().url().split("/").at(-2) ?? "";
    const [firm] = waiting.splice(
      waiting.findIndex(({ ID }) => ID === id),
      1,
    );
    decisions.push({ id, body: route.request().postDataJSON() });
    if (firm?.FirmName !== decidedElsewhere)
      return route.fulfill({ json: { success: true, message: "Decided." } });
    const message = "This firm was reviewed already.";
    const json = { success: false, message, error: message, fault: "conflict" };
    return route.fulfill({ status: 409, json });
  });
  return decisions;
}

function pageOf(route: Route, waiting: readonly DiscoveredFirm[]) {
  const page = Number(new URL(route.request().url()).searchParams.get("page"));
  const discoveries = waiting.slice((page - 1) * PAGE, page * PAGE);
  return { discoveries, has_more: waiting.length > page * PAGE, total: waiting.length };
}

export const firmNameAt = (at: number) => `Ashgrove Legal ${at + 1}`;
const aFirm = (at: number): DiscoveredFirm => ({
  ID: idAt(300 + at),
  FirmName: firmNameAt(at),
  SearchQuery: "law firms Sydney careers",
  // What a stranger's page calls its address is no link unless a browser opens it as a page.
  DiscoveredUrl: at === 1 ? "javascript:alert(1)" : `https://firm-${at}.example/`,
  CareersPageUrl: `https://firm-${at}.example/careers`,
  DiscoveredAt: ago(at + 1),
});

let recruiters = 400;
export const aRecruiter = (company: string): UnverifiedRecruiter => ({
  id: idAt(recruiters++),
  name: "Tom Okafor",
  email: "tom@mail.example",
  email_verified: true,
  company_name: company,
  company_website: "harrow.example",
  hint: "Your email address is not at the domain of the company website.",
  updated_at: ago(1),
});
