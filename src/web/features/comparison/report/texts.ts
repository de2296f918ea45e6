import type { Comparison } from "#contract/comparison.ts";

/** The report of a comparison, wherever it is shown. */
export const reportTexts = {
  tooLittle: "Not enough to judge by",
  tooLittleText:
    "One of the two documents says too little. The score is a guess: please do not rely on it.",
  roughly: "One of the documents is short, so take the score as a rough guide.",
  limits: "What holds the score down",

  evidence: "Evidence",
  asks: "What the job asks",
  wants: "What the job would like",
  pointHint: "Hover over one to see its line",
  tapHint: "Tap one to see its line",
  says: "What the resume says",
  lines: (count: number) => (count === 1 ? "1 line" : `${count} lines`),
  linesOf: (shown: number, count: number) => `Lines 1 to ${shown} of ${count}`,
  allLines: (count: number) => `Show all ${count} lines`,
  resumeLines: "The resume, line by line",
  adLines: "The advertisement, line by line",
  required: (met: number, total: number) => `Required, ${met} of ${total}`,
  preferred: (met: number, total: number) => `Preferred, ${met} of ${total}`,
  work: "The work",
  workLead: "What this job involves day to day, graded apart from what is asked for.",
  traits: "Not counted",
  traitsLead: "A resume can’t show these, so they don’t change the score.",
  none: "No requirements were found in this advertisement",
  noneText:
    "It may describe the role without listing what it asks for. The score then depends on the topics the two documents share.",
  assumed: "Assumed: this kind of job needs it, though the advertisement does not say so.",
  adLine: (line: number) => `Line ${line} of the ad`,
  listOnly: "Only listed, not shown by work done.",
  goToRequirement: (number: number) => `Requirement ${number}`,
  leftOutMark: "left out",

  advertisement: "The advertisement",

  strengths: "Strengths",
  gaps: "Gaps",
  confirm: "To confirm",
  questions: { candidate: "Questions they may ask", recruiter: "Questions to ask" },
  aboutRequirement: (number: number) => `about requirement ${number}`,
  aboutLine: (line: number) => `about line ${line}`,

  raise: "What would raise this",
  unsaid: "If you have it, say where",
  lacking: "Not finished yet, by your resume",
  points: (points: number) => (points === 1 ? "1 point more" : `${points} points more`),

  ofItsDay: (date: string, engine: string) =>
    `Made on ${date} with an earlier version of our matching (${engine}). Today’s result may differ.`,
  compareAgain: "Compare again",

  warning: "This assessment may contain errors.",
  writtenBy: ({ writer, engine }: Pick<Comparison, "writer" | "engine">) =>
    writer.kind === "model"
      ? `Its sentences, and the grades and lines for work and skills, come from ${writer.name || "a language model"}; the score, licences, rights and years from rules, engine ${engine}.`
      : `It was written by rules, engine ${engine}, from the two documents alone.`,
  noDecision: "It isn’t a decision about anyone. Read the cited lines before you rely on it.",
} as const;

/** What can be done with a report. */
export const actionTexts = {
  apply: "Apply",
  applyAt: (company: string) => `Apply at ${company}`,
  applyThere: "Apply where it was posted",
  newTab: "(opens in a new tab)",
  contact: "Contact recruiter",
  save: "Save",
  saved: "Saved",
  savedText: "Saved to your dashboard.",
  unsavedText: "No longer saved.",
  saveFailed: "That could not be saved. Please try again.",
  unsaveFailed: "That could not be undone. Please try again.",
  exportPdf: "Export PDF",
  tailor: "Tailor for this job",
  tailorText:
    "Your resume in the order of what this job asks, and a cover letter from the same lines.",
  print: "Print",
  printBlocked: "Your browser did not let us open a new tab.",
  printHere: "Open it here",
  others: (count: number) =>
    count === 1 ? "1 other job matches this resume" : `${count} other jobs match this resume`,
} as const;

/** Spec 1 §2: the title and the description of the prompt vary by what a visitor wanted to do. */
export const promptTexts = {
  save: {
    title: "Keep this comparison",
    text: "With a free account it stays with you, and you can come back to it from any device.",
  },
  export: {
    title: "Take this report with you",
    text: "With a free account you can export every comparison as a PDF.",
  },
  contact: {
    title: "Write to the recruiter",
    text: "With a free account you can message recruiters, and they see who is asking.",
  },
} as const;
