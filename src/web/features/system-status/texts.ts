const number = (count: number) => count.toLocaleString("en-AU");
const things = (count: number, one: string, many: string) =>
  `${number(count)} ${count === 1 ? one : many}`;

const UNITS = ["bytes", "KB", "MB", "GB", "TB"];

/** "48 MB". */
export function sizeText(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  const size = bytes / 1000 ** power;
  return `${size.toLocaleString("en-AU", { maximumFractionDigits: size < 10 ? 1 : 0 })} ${UNITS[power]}`;
}

export const statusTexts = {
  back: "Dashboard",
  title: "System status",
  loading: "Loading the status",
  failedTitle: "The status could not be loaded",
  unexpected: "An unexpected error occurred",
  allWell: "Everything works.",
  down: (names: readonly string[]) =>
    `${list(names)} ${names.length === 1 ? "does" : "do"} not answer.`,
  givenUpToo: (count: number) =>
    `${things(count, "piece of work was", "pieces of work were")} given up.`,
  checked: (time: string) => `Checked at ${time}, and again every 15 seconds.`,

  parts: "Parts",
  up: "Works",
  isDown: "Does not answer",

  work: "Work in the background",
  workLead: "Nothing is lost when the server stops. Queued work resumes when it restarts.",
  queue: "What",
  waiting: "Waiting",
  running: "Running",
  done: "Done in a day",
  givenUp: "Given up",
  noWork: "Nothing has been done in the background yet.",
  idle: (count: number) =>
    `${things(count, "other kind of work has", "other kinds of work have")} nothing to do and had nothing to do for a day.`,
  since: (age: string) => `the oldest has waited for ${age}`,

  letters: "Given up",
  lettersLead:
    "These failed after several attempts. They are kept for 30 days. Fix the cause, then try again.",
  noLetters: "Nothing has failed.",
  reason: "Reason",
  attempts: (count: number) => things(count, "attempt", "attempts"),
  when: "When",
  retry: "Try again",
  retryAll: "Try all again",
  inDoubt: "May have happened. “Try all again” leaves it out.",

  facts: "This installation",
  program: "Program",
  programFact: (started: string, memory: string) => `Started ${started}, holds ${memory} of memory`,
  engine: "Match engine",
  engineFact: (version: string) => `Version ${version}`,
  index: "Match index",
  indexFact: (jobs: number, candidates: number, size: string) =>
    `${things(jobs, "job", "jobs")} and ${things(candidates, "resume", "resumes")} in ${size}`,
  indexReading: "still reading new documents",
  indexLoads: "Loading, or not asked yet",
  database: "Database",
  databaseFact: (version: string, size: string) => `PostgreSQL ${version}, ${size}`,
  connections: (open: number, most: number) => `${open} of ${most} connections open`,
  migration: (name: string) => `newest change ${name.replace(".sql", "")}`,
  databaseKinds: { own: "started by this program", outside: "DATABASE_URL" },
  files: "Files",
  filesKinds: { disk: "On this disk (set S3_URL for a store of your own)", s3: "S3_URL" },
  mail: "Mail",
  mailKinds: { outbox: "Kept in the outbox, not sent (set SMTP_URL to send)", smtp: "SMTP_URL" },
  model: "Language model",
  noModel: "None: rules write every word (set AI_BASE_URL and AI_MODEL)",
  search: "Discovery",
  isSet: "Set up",
  noSearch: "No search service (set SEARCH_URL)",
  board: "Job board",
  noBoard: "Not set up (set SEEK_BASE_URL)",
  permission: "written permission on record",
  noPermission: "no written permission on record: its robots.txt decides",
  schedule: "Blog report",
  noSchedule: "Only when asked for (set BLOG_SCHEDULE)",
  scheduled: (time: string) => `Drafted each day at ${time}`,
  signIn: "Sign-in",
  password: "password",
  demo: "Demo world",
  demoOn: "On: demo accounts can sign in",
  demoOff: "Off",
} as const;

export const PART_WORDS: Record<string, string> = {
  database: "Database",
  files: "Files",
  mail: "Mail",
  jobs: "Background work",
  events: "Live updates",
  matching: "Matching",
};

export const PROVIDER_WORDS: Record<string, string> = {
  google: "Google",
  microsoftonline: "Microsoft",
};

/** What people call it; a queue that is not named here goes by its own name. */
export const QUEUE_WORDS: Record<string, string> = {
  "accounts.mail-link": "Mails with a link to sign in or confirm",
  "accounts.remove-expired": "Clearing away expired sessions and links",
  "accounts.remove-files": "Erasing files of deleted accounts",
  "activity.trim": "Clearing away old activity",
  "blog.report": "Drafting the blog report",
  "blog.tidy-views": "Clearing away counted views",
  "comparison.tidy": "Clearing away old comparisons",
  "contact.tidy": "Clearing away old contact messages",
  "documents.read-archive": "Reading archives",
  "documents.recognise": "Reading scans",
  "documents.remove-expired": "Erasing visitors' documents",
  "documents.remove-files": "Erasing files",
  "fairness.report": "Fairness report",
  "job-creation.tidy": "Clearing away old job talks",
  "job-review.tidy": "Clearing away decided jobs",
  "mail.send": "Sending mail",
  "matching.count-candidates": "Counting candidates for postings",
  "matching.digests": "Telling candidates about new jobs",
  "matching.new-jobs": "Matching new jobs",
  "profiles.keys": "Comparing company names again after an upgrade",
  "matching.rescore": "Working out scores again after an upgrade",
  "matching.tidy": "Clearing away old rankings",
  "notifications.digests": "Daily and weekly digests",
  "profiles.remind": "Reminders to complete a profile",
  "recommendations.refresh": "Refreshing recommendations",
  "recommendations.rescore": "Making recommendations again after an upgrade",
  "scraping.run": "Reading law firms and the board",
  "scraping.tidy": "Clearing away old runs",
};

const list = (names: readonly string[]) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
