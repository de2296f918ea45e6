import type { JobState } from "#contract/postings.ts";

export const postingTexts = {
  /** Spec 1 §2 and §8. */
  title: "Your Job Postings",
  create: "Create Job Posting",
  viewCandidates: "View Candidates",
  failedTitle: "Failed to load job postings",
  failedText: "The server did not answer. Your postings are as you left them.",
  loading: "Loading your job postings",

  emptyTitle: "No job postings yet",
  emptyText:
    "Your postings appear here with the candidates who fit them. Write one with the assistant, or upload a job description.",

  filter: "Show postings by status",
  all: (count: number) => `All ${count}`,
  some: (state: JobState, count: number) => `${STATES[state].word} ${count}`,
  more: "Show more",

  untitled: "Untitled posting",
  candidates: (count: number) => (count === 1 ? "candidate" : "candidates"),
  counting: "Counting candidates",
  again: "Recalculating",
  notCounted: "Not counted while it is a draft",
  applications: (count: number) => (count === 1 ? "1 application" : `${count} applications`),
  created: "Created",
  finish: "Finish it",
  takeOutThere: "Take it out in the editor",

  menu: (title: string) => `More for ${title}`,
  menuFailed: "The menu could not be loaded. Please load the page again.",
  edit: "Edit",
  alike: "Write one like this",
  alikeFailed: "A draft like this one could not be started. Please try again.",
  publicPage: "View public page",
  publish: "Publish",
  close: "Close posting",
  reopen: "Reopen",
  discard: "Delete draft",
  discardTitle: (title: string) => `Delete the draft “${title}”?`,
  discardText: "It was never live, and nobody else has seen it. This cannot be undone.",
  changeFailed: "The job posting could not be changed. Please try again.",
  discardFailed: "The draft could not be deleted. Please try again.",
  undo: "Undo",
} as const;

/** How a posting stands, and what changes that. */
export const STATES = {
  active: { word: "Active", dot: "ok", next: "closed", verb: postingTexts.close },
  draft: { word: "Draft", dot: "warn", next: "active", verb: postingTexts.publish },
  closed: { word: "Closed", dot: "off", next: "active", verb: postingTexts.reopen },
} as const satisfies Record<
  JobState,
  { word: string; dot: "ok" | "warn" | "off"; next: JobState; verb: string }
>;
