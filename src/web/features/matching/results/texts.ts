import { type JobOrder, SCORED_AT_MOST } from "#contract/match-rules.ts";
import type { Level } from "#web/evidence/levels.ts";

const number = (count: number) => count.toLocaleString("en-AU");

/** The jobs that fit a resume. */
export const resultTexts = {
  title: "Jobs that fit your resume",
  readFrom: (file: string) => `Read from ${file}.`,
  resume: "See what we read",
  atMost: `More may fit: these are the best ${number(SCORED_AT_MOST)}.`,
  list: "Jobs",
  loading: "Looking for jobs that fit your resume",
  more: "Show more",
  moreFailed: "More jobs could not be loaded. Please try again.",
  engine: (engine: string) => (engine ? `Ranked by engine ${engine}` : "Ranked by Candour"),

  noneTitle: "No job comes close to your resume yet",
  noneText:
    "We checked your resume against every open job on Candour. None comes close enough to be worth your time.",
  noneNext: "What you can do",
  noneAction: "Check what we read",
  uploadAnother: "Upload another resume",

  far: "These share little with your resume, so we don’t call them matches.",
  farBack: "Back to your matches",
  farTitle: "No close match yet",
  farFiltered: "No close match with these filters",
  farText: "None of the open jobs comes close. You can look at those that share a little.",

  levelTitle: (name: string) =>
    `None of these jobs is ${/^[AEIOU]/.test(name) ? "an" : "a"} ${name}`,
  levelText: "Other levels have some.",
  levelAction: "Show all levels",
  filteredTitle: "No jobs match these filters",
  filteredText: "Try removing one.",

  failedTitle: "The jobs could not be loaded",
  failedText: "The server did not answer. Your resume is safe, and nothing has changed.",
  readingTitle: "Your resume is still being read",
  readingText:
    "It’s a scan, so we have to recognise its text first. Jobs appear here as soon as that’s done. You can also come back later.",
  readingAction: "See progress",
  retry: "Try again",
  unreadableTitle: "We couldn’t read this resume",
  missingTitle: "That resume was not found",
  missingText:
    "It may have been deleted, or it belongs to another account or another browser. Visitors’ resumes are erased after seven days.",
  missingAction: "Upload a resume",
} as const;

/** What someone can do whom nothing fits. */
export const NEXT_STEPS = [
  {
    what: "Look at what we read",
    why: "If a line is missing or wrong, correct it and we’ll look again.",
  },
  {
    what: "Upload another resume",
    why: "We can do more with one that says what you did in each role, with dates and qualifications.",
  },
  { what: "Come back", why: "Jobs are added every day." },
] as const;

/** Where a visitor is on the way (spec 1 §2). */
export const stepTexts = {
  upload: "Upload",
  results: "Results",
  comparison: "Comparison",
  startOver: "Start Over",
} as const;

/** How the list is narrowed. */
export const filterTexts = {
  label: "Filters",
  button: (on: number) => (on > 0 ? `Filters, ${on} on` : "Filters"),
  words: "Search these jobs",
  wordsHint: "Job title, firm or a word in the ad",
  search: "Search",
  clear: "Clear filters",
  done: "Show jobs",
  payNote: "Jobs that don’t state pay are left out.",
  pay: (least: number) => `$${number(least)} and up`,
  sort: "Sort",
  match: "Match level",
  all: "All",
  count: number,
} as const;

export const LEVEL_TABS: Record<Level, string> = {
  excellent: "Excellent",
  "very-good": "Very good",
  good: "Good",
  partial: "Partial",
};

export const ORDER_WORDS: Record<JobOrder, string> = {
  best: "Best match",
  newest: "Newest",
  pay: "Highest pay",
};

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
