import type { RunStatus } from "#contract/scraping.ts";

const number = (count: number) => count.toLocaleString("en-AU");
const counted = (count: number, one: string, many: string) =>
  `${number(count)} ${count === 1 ? one : many}`;

/** The Seek console (spec 2 §2, §4, §8). */
export const seekTexts = {
  title: "Seek Scraper",
  tabs: "Seek Scraper",
  configure: "Configure",
  statistics: "Statistics",
  history: "History",

  configFailed: "Failed to load default configuration",
  runFailed: "Failed to run scraping",
  scrapingFailed: "Scraping failed",
  failures: "The run was not started:",
  completed: (found: number, saved: number) =>
    `Scraping completed successfully! Found ${number(found)} jobs, saved ${number(saved)}.`,
  stopped: (saved: number) =>
    `The run was stopped. ${counted(saved, "job was", "jobs were")} saved.`,
} as const;

export const configureTexts = {
  templates: "Quick start",
  templatesText: "A template replaces the whole configuration.",
  pages: (count: number) => counted(count, "page", "pages"),
  level: (level: string) => `${level} level`,
  from: (salary: string) => `from ${salary}`,
  to: (salary: string) => `up to ${salary}`,
  by: (order: string) => `by ${order}`,
  without: (words: readonly string[]) => `without ${words.join(", ")}`,
  at: (company: string) => `at ${company}`,
  inPlace: (place: string) => `in ${place}`,
  reset: "Reset",

  search: "What to search for",
  keywords: "Keywords",
  keywordsHint: "Each keyword is searched separately.",
  addKeyword: "Add keyword",
  location: "Location",
  chooseLocation: "Choose a location",
  loadingLocations: "Loading locations",

  filters: "Filters",
  maxPages: "Max pages",
  maxPagesHint: "1-5 recommended to avoid rate limits",
  jobType: "Job type",
  anyJobType: "Any job type",
  salaryMin: "Minimum salary (AUD)",
  salaryMax: "Maximum salary (AUD)",
  datePosted: "Date posted",
  anyDate: "Any date",
  experience: "Experience level",
  anyExperience: "Any level",
  company: "Company",
  sortBy: "Sort by",
  exclude: "Exclude words",
  excludeHint: "Jobs with one of these words in the title or the short description are left out.",
  addExclude: "Add word",

  summary: "Summary",
  jobsLabel: "Estimated jobs",
  minutesLabel: "Estimated minutes",
  keywordsLabel: "Keywords",
  pagesLabel: "Pages each",
  unknown: "–",
  run: "Run Scraping",
  running: "Scraping in Progress...",
  progress: (done: number, total: number, found: number) =>
    `${number(done)} of ${counted(total, "keyword", "keywords")} searched, ${counted(found, "job", "jobs")} found so far.`,
  goesOn: "Leaving this page does not stop it.",
  stop: "Stop the run",
  stopFailed: "Failed to stop the run",
} as const;

export const statisticsTexts = {
  total: "Total runs",
  successful: "Successful runs",
  jobs: "Jobs found",
  unknown: "–",
  number,
  refresh: "Refresh Stats",
} as const;

export const historyTexts = {
  table: "Recent runs",
  loading: "Loading runs",
  none: "No scraping runs found",
  noneText: "Runs appear here once you start one.",
  columns: {
    started: "Started",
    status: "Status",
    keywords: "Keywords",
    location: "Location",
    found: "Found",
    fresh: "New",
    duration: "Duration",
  },
  statuses: {
    completed: "Completed",
    failed: "Failed",
    running: "Running",
    stopped: "Stopped",
  } as const satisfies Record<RunStatus, string>,
  noKeywords: "None",
  unknown: "–",
  number,
  duration: (minutes: number, seconds: number) => `${number(minutes)}m ${seconds}s`,

  details: (started: string) => `Run of ${started}`,
  loadingDetails: "Loading the run",
  retry: "Try again",
  duplicates: "Duplicates",
  configuration: "Configuration",
  parts: "Results by keyword",
  part: "Keyword",
  pages: "Pages",
  partStatuses: {
    waiting: "Waiting",
    running: "Running",
    completed: "Completed",
    failed: "Failed",
  },
} as const;
