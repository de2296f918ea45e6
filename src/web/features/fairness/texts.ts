import type { FairnessKind } from "#contract/fairness.ts";

const number = (count: number) => count.toLocaleString("en-AU");
const things = (count: number, one: string, many: string) =>
  `${number(count)} ${count === 1 ? one : many}`;
const points = (count: number) => things(count, "point", "points");

export const fairnessTexts = {
  back: "Dashboard",
  title: "Fairness report",
  lead: "We score resumes against jobs, then score them again after changing only details that should not affect a score.",
  loading: "Loading the reports",
  failedTitle: "The reports could not be loaded",
  unexpected: "An unexpected error occurred",
  run: "Run report",
  print: "Print",
  emptyTitle: "No report yet",
  emptyText:
    "A report uses up to 60 resumes and 30 live jobs and takes a few minutes. It stores scores and job titles, and nothing about individuals.",
  underWay: "The report is running.",
  choosing: "Choosing resumes and jobs",
  progress: (done: number, of: number) => `${number(done)} of ${things(of, "resume", "resumes")}`,
  progressLabel: "Resumes checked",
  notFinished: (when: string, why: string) => `The report of ${when} was not finished. ${why}`,

  pass: (allowed: number) => `Pass: nothing personal moves a score by more than ${points(allowed)}`,
  fail: (change: string, changed: number, pairs: number, largest: number) =>
    `Fail: ${change} moved ${number(changed)} of ${things(pairs, "score", "scores")}, by up to ${points(largest)}`,
  failBlind:
    "Fail: the control, where scores must move, moved none, so nothing can be said of the rest",
  noneChanged: (pairs: number) =>
    `${things(pairs, "pair", "pairs")} scored again; no score changed.`,
  someChanged: (pairs: number, changed: number, largest: number) =>
    `${things(pairs, "pair", "pairs")} scored again; ${things(changed, "score", "scores")} changed, the largest by ${points(largest)}.`,
  controlSeen: (pairs: number, changed: number, largest: number) =>
    `Control test passed: ${number(changed)} of ${things(pairs, "score", "scores")} changed, the largest by ${points(largest)}.`,
  controlBlind:
    "In the control, where scores must change, none did: this report cannot say that nothing else matters.",
  facts: (when: string, took: string, engine: string) =>
    `${when}, took ${took}, match engine ${engine}`,
  documents: (resumes: number, jobs: number) =>
    `${things(resumes, "resume", "resumes")}, ${things(jobs, "live job", "live jobs")}`,
  unread: (count: number) =>
    `${things(count, "reading", "readings")} took too long and ${count === 1 ? "is" : "are"} left out`,

  findings: "What was changed",
  columns: {
    kind: "Change",
    resumes: "Resumes",
    pairs: "Pairs",
    changed: "Scores changed",
    largest: "Largest",
    relevelled: "Another level",
    job: "Job",
    before: "Before",
    after: "After",
  },
  points,
  number,
  unseen: (count: number) => `${number(count)} more moved by less than a point.`,

  examples: "Examples",
  examplesLead: "The largest changes of each kind, in points of 100 as users see them.",

  levels: (good: number, pairs: number) =>
    `${number(good)} of ${things(pairs, "pair", "pairs")} ${good === 1 ? "is" : "are"} a Good Match or better`,
  levelsLead: "As the documents are, before anything is changed.",

  limits: "What this does not show",
  limitItems: [
    "That a swap changes no score is no proof of equal outcomes: people who apply may differ in what their resumes say, and recruiters decide for themselves.",
    "Requirements can exclude: years in a row, one kind of degree or a place. This report takes the advertisements as they are.",
    "Only what is listed above was changed. A resume also speaks through schools, clubs, places and breaks.",
    "The documents are those of this market on that day, chosen by number and not by who would be hit hardest.",
  ],

  earlier: "Reports",
  earlierLead: "The last twelve are kept. Choose one to see it.",
} as const;

export const KIND_TEXTS: Readonly<
  Record<FairnessKind, { name: string; short: string; how: string }>
> = {
  name: {
    name: "Name",
    short: "Name",
    how: "Another given and family name, in e-mail addresses and links as well: 16 names of different origin and gender, four for each resume.",
  },
  pronouns: {
    name: "Pronouns and titles",
    short: "Pronouns and titles",
    how: "He, she and they, in the text and beside the name; Mr, Ms and Mx.",
  },
  contact: {
    name: "Contact details",
    short: "Contact details",
    how: "Another e-mail address and telephone number, those of another country, and none.",
  },
  statements: {
    name: "Personal statements",
    short: "Statement",
    how: "A line with age, family, nationality and religion, sex or disability, which has no place in a resume.",
  },
  control: {
    name: "Control: must change",
    short: "Control",
    how: "The lines that prove what is essential are taken out, for the three jobs that fit each resume best.",
  },
};
