import type { FirmIcon, FirmSize } from "#contract/firm-rules.ts";

const number = (count: number) => count.toLocaleString("en-AU");
const firms = (count: number) => `${number(count)} ${count === 1 ? "firm" : "firms"}`;

/** Law firms and what can be done with them (spec 2 §2, §4). */
export const firmTexts = {
  title: "Law Firm Management",
  add: "Add law firm",
  table: "Law firms",
  loading: "Loading law firms",
  failed: "Failed to load law firms",
  unexpected: "An unexpected error occurred",
  none: "No law firms yet",
  noneText:
    "We look for jobs on the websites of the firms you add. Discovery on the dashboard finds more firms.",

  columns: {
    firm: "Firm",
    status: "Status",
    location: "Location",
    size: "Size",
    areas: "Practice areas",
    read: "Last read",
    more: "More",
  },
  sizes: {
    small: "Small",
    medium: "Medium",
    large: "Large",
    top_tier: "Top tier",
  } as const satisfies Record<FirmSize, string>,
  icons: {
    recruitment: "Recruitment site",
    duplicate: "Same website as another firm",
    disabled: "Disabled",
    fresh: "Read within a day",
    aging: "Read within a week",
    stale: "Not read for a week",
  } as const satisfies Record<FirmIcon, string>,
  sameAs: (name: string) => `Same website as ${name}`,
  neverRead: "Never read",
  never: "Never",
  notStated: "Not stated",
  moreAreas: (count: number) => `and ${number(count)} more`,
  alsoDisabled: (status: string) => `${status}, disabled`,
  lastFailed: (reason: string) => `Failed: ${reason}`,

  count: firms,
  countOf: (shown: number, all: number) => `${number(shown)} of ${firms(all)}`,
  selected: (count: number) => `${number(count)} selected`,
  hidden: (count: number) => `${number(count)} of them not shown`,
  clearSelection: "Clear selection",
  scrapeMany: (count: number) => `Scrape ${firms(count)}`,
  deleteMany: (count: number) => `Delete ${firms(count)}`,
} as const;

export const filterTexts = {
  label: "Filter law firms",
  text: "Search",
  textHint: "Name, website or practice area",
  location: "Location",
  anyLocation: "Any location",
  size: "Size",
  anySize: "Any size",
  status: "Status",
  anyStatus: "Any status",
  statuses: {
    enabled: "Enabled",
    disabled: "Disabled",
    recruitment: "Recruitment site",
    duplicate: "Duplicate",
    never: "Never read",
    failed: "Last reading failed",
  },
  none: "No law firms match these filters",
  noneText: "Try removing one.",
  clear: "Clear filters",
} as const;

export const rowTexts = {
  menu: (name: string) => `More for ${name}`,
  edit: "Edit",
  scrape: "Scrape this firm now",
  enable: "Enable scraping",
  disable: "Disable scraping",
  website: "Open website",
  careers: "Open careers page",
  delete: "Delete",
  scrapeFailed: "Failed to start scraping",
  changeFailed: "Failed to update law firm",
  seeRun: "See the run",
} as const;

export const deleteTexts = {
  title: (names: readonly string[]) =>
    names.length === 1 ? `Delete ${names[0]}?` : `Delete ${firms(names.length)}?`,
  text: "We stop reading them. Approved jobs stay and close after 45 days unless we see them again. Jobs awaiting review are removed.",
  textOne:
    "We stop reading it. Approved jobs stay and close after 45 days unless we see them again. Jobs awaiting review are removed.",
  more: (count: number) => `And ${number(count)} more.`,
  confirm: (count: number) => (count === 1 ? "Delete firm" : `Delete ${firms(count)}`),
  failed: "Failed to delete law firm",
} as const;

export const formTexts = {
  addTitle: "Add law firm",
  editTitle: "Edit law firm",
  form: "Law firm",
  name: "Firm name",
  website: "Website URL",
  websiteExample: "https://firm.example",
  careers: "Careers page URL",
  careersHint: "Without one, the website itself is read.",
  location: "Location",
  size: "Size",
  sizeOf: (size: string, lawyers: string) => `${size}, ${lawyers}`,
  areas: "Practice areas",
  addArea: "Add area",
  enabled: "Scraping enabled",
  enabledHint: "Read this firm’s pages whenever a run is started.",
  isRecruiter: "This looks like a recruitment site, not a law firm.",
  isTaken: (name: string) => `${name} has this website already.`,
  add: "Add law firm",
  save: "Save changes",
  cancel: "Cancel",
  saveFailed: "Failed to save law firm",

  reading: "How its pages are read",
  readingText:
    "CSS selectors for finding jobs on the page. Pages with structured job data don’t need them.",
  jobList: "Job list selector",
  jobListHint: "The element that holds one job on the careers page.",
  jobLink: "Job link selector",
  jobLinkHint: "Inside that element, the link to the job’s own page.",
  jobTitle: "Job title selector",
  jobTitleHint: "On the job’s own page.",
  jobContent: "Job content selector",
  jobContentHint: "On the job’s own page.",
  maxPages: "Max pages",
  maxPagesHint: "1 to 10 pages of the list. Anything else becomes 3.",

  discardTitle: "Discard your changes?",
  discardText: "What you typed has not been saved.",
  discard: "Discard changes",
} as const;

export const testTexts = {
  test: "Test these selectors",
  testing: "Reading the page. This can take a few seconds.",
  hint: "Reads the page as it is now. Nothing is saved.",
  failed: "The page could not be read. Please try again.",
  older: "This was found before your last change. Test again to see what is found now.",
  title: "What would be found",
  page: "Page read",
  found: (count: number) => `${number(count)} ${count === 1 ? "job" : "jobs"} found`,
  by: {
    selectors: "by these selectors",
    "structured-data": "by the page’s structured data, because the selectors matched nothing",
    nothing: "by the selectors or in structured data",
  },
  untitled: "Untitled",
  more: (count: number) => `And ${number(count)} more.`,
  first: "The first one, opened",
  noText: "No text was found on its page.",
  next: "Next page",
  notes: "To look at",
} as const;
