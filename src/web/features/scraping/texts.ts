import type { RunStatus, RunType } from "#contract/scraping.ts";

const number = (count: number) => count.toLocaleString("en-AU");

/** Spec 2 §2 and §8. */
export const scrapingTexts = {
  title: "Job Scraping Dashboard",
  runScraping: "Run Scraping",
  runDiscovery: "Run Google Discovery",
  reviewDiscovered: "Review Discovered Firms",
  waiting: "waiting",
  unexpected: "An unexpected error occurred",
  loading: "Loading the dashboard",

  failedTitle: "The dashboard could not be loaded",
  emptyTitle: "No law firms yet",
  emptyText:
    "Add the law firms whose careers pages you want to read, then run scraping. Jobs it finds wait in Job Review for approval.",
  toFirms: "Add a law firm",

  pending: "Pending Jobs",
  reviewThem: "Review them",
  nothingWaits: "Nothing to review",
  approved: "Approved Jobs",
  others: (rejected: number, duplicate: number) =>
    `${number(rejected)} rejected, ${number(duplicate)} duplicate`,
  active: "Active Firms",
  ofTotal: (total: number) => `of ${number(total)}`,
  read: (today: number, week: number) =>
    `${number(today)} scraped today, ${number(week)} this week`,
  thisWeek: "Jobs This Week",
  today: (count: number) => `${number(count)} today`,
  number,

  chartNote: "Jobs approved per day. The last seven days in green.",
  chartLabel: (first: number, last: number) =>
    `Approved jobs per day over four weeks: ${number(first)} in the first seven days, ${number(last)} in the last seven.`,
  day: "Day",

  recentRuns: "Recent runs",
  noRuns: "No run yet. Run Scraping reads the careers pages of all active firms.",
  columns: {
    started: "Started",
    kind: "Kind",
    status: "Status",
    found: "New",
    firm: "Firm",
    approved: "Approved",
    all: "All",
    lastRead: "Last read",
  },
  newJobs: (count: number) => `${number(count)} ${count === 1 ? "job" : "jobs"}`,
  newFirms: (count: number) => `${number(count)} ${count === 1 ? "firm" : "firms"}`,
  stop: "Stop",
  topFirms: "Top firms",
  noFirms: "No firm has a job yet.",
  neverRead: "Never",
  operators: "Operators:",
  companies: "Companies awaiting approval",
  status: "System status",
  fairness: "Fairness report",
} as const;

/** Of one run, opened. */
export const runTexts = {
  loading: "Loading the run",
  failedTitle: "The run could not be loaded",
  found: "Found",
  isNew: "New",
  duplicates: "Duplicates",
  firms: "New firms",
  failed: "Failed",
  duration: "Duration",
  parts: { scraping: "Firm", discovery: "Query", seek: "Keyword" },
  pages: "Pages",
  status: "Status",
  partWords: {
    waiting: "Waiting",
    running: "Running",
    completed: "Completed",
    failed: "Failed",
  },
  none: "The run ended before it read anything.",
} as const;

export const RUN_KINDS: Readonly<Record<RunType, string>> = {
  scraping: "Law firms",
  discovery: "Discovery",
  seek: "Seek",
};

export const RUN_WORDS = {
  running: { word: "Running", dot: "run" },
  completed: { word: "Completed", dot: "ok" },
  failed: { word: "Failed", dot: "bad" },
  stopped: { word: "Stopped", dot: "off" },
} as const satisfies Record<RunStatus, { word: string; dot: string }>;
