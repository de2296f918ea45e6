import { SCORED_AT_MOST } from "#contract/match-rules.ts";

const number = (count: number) => count.toLocaleString("en-AU");

/** The jobs that fit a resume. */
export const resultTexts = {
  title: "Jobs that fit your resume",
  back: "Your documents",
  lead: "The best come first. Each reason cites the line of your resume that shows it.",
  resume: "See what we read",
  atMost: `More may fit: these are the best ${number(SCORED_AT_MOST)}.`,
  list: "Jobs",
  loading: "Looking for jobs that fit your resume",
  more: "Show more",
  moreFailed: "More jobs could not be loaded. Please try again.",
  engine: (engine: string) => (engine ? `Ranked by engine ${engine}` : "Ranked by Candour"),

  noneTitle: "No job on Candour fits this resume well enough yet",
  noneText:
    "New jobs arrive every day, so it is worth looking again. A resume that says what you did in each role, with dates and qualifications, gives us more to match with.",
  noneAction: "Check what we read",
  uploadAnother: "Upload another resume",

  filteredTitle: "No job that fits your resume passes these filters",
  filteredText: "With fewer filters there may be some.",

  failedTitle: "The jobs could not be loaded",
  failedText: "The server did not answer. Your resume is safe, and nothing has changed.",
  readingTitle: "Your resume is still being read",
  readingText:
    "It is a scan, so its letters have to be recognised first. The jobs appear here as soon as that is done; you can also come back later.",
  readingAction: "See how far it is",
  retry: "Try again",
  unreadableTitle: "There is nothing to match with",
  missingTitle: "That resume was not found",
  missingText:
    "It may have been deleted, or it belongs to another account or another browser. Visitors’ resumes are erased after seven days.",
  missingAction: "Upload a resume",
} as const;

/** "12 jobs match your resume". */
export function countText(total: number, filtered: boolean): string {
  const jobs =
    total === 1 ? "1 job matches your resume" : `${number(total)} jobs match your resume`;
  return filtered ? `${jobs} and your filters` : jobs;
}

/** How the list is narrowed. */
export const filterTexts = {
  label: "Filters",
  button: (on: number) => (on > 0 ? `Filters, ${on} on` : "Filters"),
  clear: "Clear filters",
  done: "Show jobs",
  payNote: "Jobs that state no pay are left out.",
  pay: (least: number) => `$${number(least)} and up`,
} as const;

export const keyTexts = {
  title: "Keys",
  text: "They work while you are not typing.",
  use: "Use these keys",
  open: "All keys",
} as const;

export const KEY_HINTS = [
  { keys: ["J", "K"], does: "next and previous job" },
  { keys: ["Enter"], does: "open" },
  { keys: ["Esc"], does: "close" },
  { keys: ["?"], does: "all keys" },
] as const;

export const ALL_KEYS = [
  { keys: ["J"], does: "Go to the next job" },
  { keys: ["K"], does: "Go to the previous job" },
  { keys: ["↓", "↑"], does: "The same, from a job in the list" },
  { keys: ["Enter"], does: "Open why it fits" },
  { keys: ["Esc"], does: "Close it" },
  { keys: ["?"], does: "Show these keys" },
] as const;
