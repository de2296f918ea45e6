import type { Confidence } from "./model/job-match.ts";

/** What a match is called, wherever one is shown. */
export const matchTexts = {
  why: "Why this match",
  compare: "Compare in full",
  view: "View job",
  payNotStated: "Pay not stated",
  notShown: (gap: string) => `Not shown: ${gap}`,
  tooLittle: "Not enough to judge by",
  level: (word: string) => `${word} Match`,
} as const;

const TYPES: Readonly<Record<string, string>> = {
  "full-time": "Full-time",
  "part-time": "Part-time",
  contract: "Contract",
  casual: "Casual",
  internship: "Internship",
};

/** An advertisement can name several: "full-time, contract" is "Full-time, contract". */
export const typeText = (type: string) =>
  TYPES[type] ?? type.charAt(0).toUpperCase() + type.slice(1);

/** The panel beside the list. */
export const whyTexts = {
  close: "Close",
  loading: "Loading why this job fits",
  failedTitle: "We could not load why this job fits",
  failedText: "The server did not answer. Nothing has changed.",
  missingTitle: "That job is no longer open",
  missingText: "It may have been closed or taken down since the list was made.",

  required: "Required",
  preferred: "Preferred",
  work: "The work",
  workLead: "What this job involves day to day, graded apart from what is asked for.",
  countMet: (met: number, total: number) => `${met} of ${total}`,
  noneRead: "No requirements were found in this advertisement",
  noneReadText:
    "It may be short, or describe the role without listing requirements. The score then depends on the topics the two documents share, so read the advertisement before you rely on it.",
  nothingFound: "Nothing about this was found in your resume.",

  missing: "What is missing",
  missingLead: "Your resume doesn’t show these. If you have them, add a line that says so.",
  traits: "Not counted",
  traitsLead: "A resume can’t show these, so they don’t change the score.",
  limits: "What holds the score down",
  concepts: "Topics in common",
  resume: "See what we read in your resume",
} as const;

/** The job in full, over the list. */
export const viewTexts = {
  title: "Job",
  loading: "Loading the job",
  failedTitle: "The job could not be loaded",
  failedText: "The server did not answer. Nothing has changed.",
  missingTitle: "That job is no longer open",
  missingText: "It may have been closed or taken down since the list was made.",
  percent: (percent: number) => `${percent}% match`,
  contact: "Contact",
  advertisement: "The advertisement",
  noText: "The advertisement has no text.",
  page: "Open the job’s own page",
  source: "See the original advertisement",
} as const;

export const CONFIDENCE_TEXTS: Record<Confidence, string> = {
  high: "Both documents say enough to judge by.",
  medium: "One of the documents is short, so take the score as a rough guide.",
  low: "One of the documents says too little to judge by. Please do not rely on the score.",
};

/** "Written by rules, engine 12", for the line that warns. */
export function madeBy(writer: string, engine: string): string {
  const who = writer ? `Written by ${writer}` : "Worked out by rules";
  return engine ? `${who}, engine ${engine}` : who;
}
