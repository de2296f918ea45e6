import type { TailoredSentence } from "#contract/tailored.ts";

const REST = {
  resume: "From your resume",
  advertisement: "From the advertisement",
  nothing: "Says nothing about you",
  "own-words": "Your words",
} as const satisfies Record<TailoredSentence["rests_on"], string>;

/** The resume and the letter for one job. */
export const tailoredTexts = {
  back: "Back to the report",
  title: ({ title, company }: { title: string; company: string }) =>
    `Tailored for ${[title || "this job", company].filter(Boolean).join(" at ")}`,
  plainTitle: "Tailored for this job",
  lead: "Made from the lines that your report cites. Your resume is re-ordered, never rewritten, and the letter says only what a line shows.",
  loading: "Loading your resume and letter",
  failedTitle: "Your documents could not be loaded",
  failedText: "The server did not answer. What you changed is kept.",
  missingTitle: "There is nothing to tailor here",
  missingText:
    "This report may have been deleted, or it belongs to another account. Open a report on your current resume and choose “Tailor for this job”.",
  staleTitle: "This report is out of date",
  another: "Compare a resume with a job",
  again: "Go to the report",

  documents: "Your documents",
  resume: "Resume",
  letter: "Cover letter",
  word: "Download Word",
  pdf: "Download PDF",
  reset: "Reset",
  resetTitle: { resume: "Put every line back?", letter: "Start the letter again?" },
  resetText: {
    resume: "All lines that you left out come back.",
    letter: "The letter goes back to how it was made. What you wrote in it is deleted.",
  },
  resetDone: "Back to how it was made",
  notSaved: "That was not saved. Please try again.",

  moved: (count: number) => (count === 1 ? "1 line moved up" : `${count} lines moved up`),
  leftOutCount: (count: number) => (count === 1 ? "1 left out" : `${count} left out`),
  nothingMoved: "In its own order",
  marks: "The marks are for you. They are not in the files.",
  shows: "Shows",
  partly: "Shows in part",
  movedUp: "Moved up",
  leaveOut: "Leave out",
  putBack: "Put back",
  leaveOutOf: (text: string) => `Leave out: ${text}`,
  putBackOf: (text: string) => `Put back: ${text}`,
  nothingShown:
    "The report cites no line for what this job asks, so your resume stays in its own order.",

  sentences: "The letter, sentence by sentence",
  rest: REST,
  line: (lines: readonly number[]) =>
    lines.length > 1 ? `Lines ${lines[0]} to ${lines.at(-1)}` : `Line ${lines[0]}`,
  lineOf: (lines: readonly number[], text: string) =>
    `${lines.length > 1 ? `Lines ${lines[0]} to ${lines.at(-1)}` : `Line ${lines[0]}`}, for: ${text}`,
  proof: "The line it rests on",
  proofHint: "Point at a sentence to see the line of your resume that it rests on.",
  noProof:
    "No line of your resume shows in so many words what this job asks, so the letter claims nothing. Add a sentence of your own if you can.",
  edit: "Edit",
  editOf: (text: string) => `Edit: ${text}`,
  up: (text: string) => `Move up: ${text}`,
  down: (text: string) => `Move down: ${text}`,
  movedTo: (place: number, of: number) => `Sentence ${place} of ${of}`,
  leftOut: "Left out",
  remove: "Remove",
  removeOf: (text: string) => `Remove: ${text}`,
  add: "Add a sentence",
  newSentence: "Your sentence",
  sentence: "The sentence",
  sentenceHint: "What you write is yours. It no longer links to a line.",
  save: "Save",
  cancel: "Cancel",
  asMade: "Use the sentence as it was made",
} as const;
