import type { PendingJob, ReviewField } from "#contract/job-review.ts";
import type { Certainty } from "./readings.ts";

const number = (count: number) => count.toLocaleString("en-AU");

/** The queue of scraped jobs (spec 2 §2). */
export const reviewTexts = {
  title: "Job Review",
  queue: "Job Review Queue",
  loading: "Loading jobs",
  waiting: (count: number) => `${number(count)} waiting`,
  firmless: "Firm not named",
  untitled: "Untitled job",
  update: "Update",

  pages: "Pages of the queue",
  previous: "Previous",
  page: (page: number) => `Page ${number(page)}`,
  next: "Next",

  back: "Back to the queue",
  selected: (title: string, firm: string) => [title, firm].filter(Boolean).join(", "),
} as const;

export const faceTexts = {
  none: "Nothing to review.",
  noneText: "Jobs found on firms’ websites or on Seek appear here for a decision.",
  noneAction: "Go to the dashboard",
  failed: "The queue could not be loaded",
  unexpected: "An unexpected error occurred",
  unknownText: "It may have been removed. The queue shows what is left.",
  jobFailed: "The job could not be loaded",
  choose: "The next job",
} as const;

/** The job as its page shows it, and what was read in it. */
export const jobTexts = {
  found: "As found",
  read: "As read",
  lines: "Text of the job",
  noLines: "The page had no text.",
  source: (name: string) => `${name}, opens in a new tab`,
  noSource: "No address",
  fields: {
    title: "Title",
    location: "Location",
    salary_range: "Salary range",
    experience_level: "Experience level",
    practice_area: "Practice area",
    job_type: "Job type",
  } satisfies Record<ReviewField, string>,
  missing: "Not stated",
  elsewhere: "Not on the page",
  line: (line: number) => `Line ${line}`,
  readAs: (line: number, fields: readonly string[]) =>
    `Line ${line}, read as ${fields.join(" and ").toLowerCase()}`,
  summary: (count: (certainty: Certainty) => number) =>
    [
      [count("sure"), "sure"] as const,
      [count("check"), "to check"] as const,
      [count("missing"), "not stated"] as const,
    ]
      .filter(([some]) => some > 0)
      .map(([some, what]) => `${some} ${what}`)
      .join(", "),
  isUpdate: "This job is live. Its page changed; approving updates the live job.",
  seeBoth: "See both",
  seePosting: "See the posting",
  decided: {
    approved: "This job was approved meanwhile.",
    rejected: "This job was rejected meanwhile.",
    duplicate: "This job was found to be a duplicate.",
  } satisfies Record<Exclude<PendingJob["state"], "pending">, string>,
} as const;

export const decisionTexts = {
  approve: "Approve",
  edit: "Edit",
  reject: "Reject",
  undo: "Undo",
  show: "Show",
  approved: (title: string) => `Approved “${title}”`,
  updated: (title: string) => `Updated the live job “${title}”`,
  rejected: (title: string) => `Rejected “${title}”`,
  unchanged: (title: string) => `Left the live job “${title}” as it is`,
  refused: (title: string, why: string) => `“${title}” waits again. ${why}`,
  over: (title: string, why: string) => `“${title}”: ${why}`,
  failed: "The decision could not be saved. Please try again.",
  undoFailed: "The decision could not be undone. Please try again.",
  nothingToUndo: "There is nothing to undo.",
} as const;

export const rejectTexts = {
  title: "Reject this job",
  text: (title: string) => `“${title}” leaves the queue and is never published.`,
  updateText: (title: string) =>
    `The live job “${title}” stays as it is. We won’t ask about this change again.`,
  quick: "Usual reasons",
  reason: "Reason",
  reject: "Reject job",
  cancel: "Cancel",
} as const;

export const editTexts = {
  title: "Edit and approve",
  none: "Not stated",
  text: "Job description",
  save: "Save and approve",
  cancel: "Cancel",
  close: "Close",
  failed: "The changes could not be saved. Please try again.",
  again: "What you had typed is here again.",
  discardTitle: "Discard your changes?",
  discardText: "The job stays in the queue unchanged. What you typed is lost.",
  discard: "Discard changes",
} as const;

const OTHERS: Record<PendingJob["state"], string> = {
  pending: "The other one, also awaiting review",
  approved: "The other one, approved",
  rejected: "The other one, rejected",
  duplicate: "The other one, set aside as a duplicate",
};

export const bothTexts = {
  title: "Both texts",
  text: "Lines found in only one of them are in bold.",
  here: "This job",
  other: (state: PendingJob["state"]) => OTHERS[state],
  onlyHere: "Only here: ",
  loading: "Loading the other job",
  failed: "The other job could not be loaded",
} as const;

export const KEY_HINTS = [
  { keys: ["J", "K"], does: "next, previous" },
  { keys: ["A"], does: "approve" },
  { keys: ["E"], does: "edit and approve" },
  { keys: ["R"], does: "reject, with a reason" },
  { keys: ["U"], does: "undo" },
  { keys: ["?"], does: "all keys" },
] as const;

export const ALL_KEYS = [
  { keys: ["J"], does: "Go to the next job" },
  { keys: ["K"], does: "Go to the previous job" },
  { keys: ["A"], does: "Approve the job" },
  { keys: ["E"], does: "Edit the job and approve it" },
  { keys: ["R"], does: "Reject the job, with a reason" },
  { keys: ["U"], does: "Take your last decision back" },
  { keys: ["?"], does: "Show these keys" },
] as const;
