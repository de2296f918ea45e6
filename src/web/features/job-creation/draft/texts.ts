import type { DraftList, DraftText } from "#contract/job-creation.ts";

/** What the draft, its history and the way to publish it say. */

export const draftTexts = {
  changes: "Click or tap any text to change it.",
  posted: "As it is posted",
  undo: "Undo",
  redo: "Redo",
  label: "The advertisement so far",
  editHint: "Press Enter to edit.",
  field: (label: string) => `Edit: ${label}`,
  newLine: (label: string) => `New line: ${label}`,
  addLine: "Add a line",
  more: (text: string) => `More for: ${text}`,
  up: "Move up",
  down: "Move down",
  remove: "Remove",
  /** By the list that the line is in. */
  swap: { must: "Make it nice to have", nice: "Make it essential" },
  editFailed: "That change could not be saved, so it was undone.",
  assumed: "assumed",
  employmentTypes: "Employment type",
  employmentIs: "Employment type:",
  types: {
    "full-time": "Full time",
    "part-time": "Part time",
    casual: "Casual",
    contract: "Contract",
  },
  howToApply: "How to apply",
  about: "About the company",
  quotedFrom: (host: string) => `Quoted from ${host}`,
  changed: "Changed just now:",
  better: (better: string) => `Better: “${better}”.`,
  leaveOut: "Best left out.",
  replace: "Replace it",
  keep: "Keep it",
  /** As the recruiter would type them. */
  askReplace: (quote: string, better: string) =>
    better ? `Replace "${quote}" with "${better}"` : `Remove "${quote}"`,
} as const;

interface Words {
  label: string;
  /** Said while there is nothing. */
  add: string;
  /** Said where it was left off on purpose. */
  leftOff: string;
}

export const FACT_WORDS: Record<DraftText, Words> = {
  company: words("Company", "Add the company"),
  title: words("Job title", "Add a job title"),
  location: words("Place", "Add a place"),
  arrangement: words("Work arrangement", "Add on-site, hybrid or remote"),
  employment_type: words("Employment type", "Add the employment type"),
  level: words("Level", "Add a level"),
  salary: words("Pay", "Add the pay"),
  summary: words("Summary", "Add a summary"),
  reports_to: words("Reports to", "Add who it reports to"),
  start_date: words("Start date", "Add a start date"),
  closing_date: words("Closing date", "Add a closing date"),
  contact_name: words("Contact", "Add a contact"),
  contact_email: words("Email", "Add an email address"),
  contact_phone: words("Phone", "Add a phone number"),
};

export const LIST_WORDS: Record<DraftList, { heading: string; add: string; leftOff: string }> = {
  pay_notes: list("Notes on pay", "Add a note on pay"),
  responsibilities: list("What you will do", "Add what the job involves"),
  must: list("What you will need", "Add what is essential"),
  nice: list("Nice to have", "Add what would be nice to have"),
  hours: list("Hours", "Add days, shifts or hours"),
  benefits: list("What we offer", "Add a benefit"),
  details: list("Details", "Add more about the job or the team"),
  apply_notes: list(draftTexts.howToApply, "Add how to apply"),
};

function words(label: string, add: string): Words {
  return { label, add, leftOff: `${label}: not stated` };
}
function list(heading: string, add: string) {
  return { heading, add, leftOff: `Not stated. ${add}` };
}

export const placeTexts = {
  title: "Not placed yet",
  lead: (count: number) =>
    count === 1
      ? "Where in the advertisement does this belong?"
      : "Where in the advertisement do these belong?",
  places: {
    responsibilities: "Duty",
    must: "Essential",
    nice: "Nice to have",
    benefits: "Benefit",
    hours: "Hours",
    pay_notes: "Pay",
    location: "Place",
    apply_notes: "How to apply",
    details: "About the job",
    out: "Leave out",
  },
} as const;

export const publishTexts = {
  title: "What matching will look for",
  lead: "Candidates are compared with these, line by line. Change the draft to change them.",
  none: "No requirements yet. Candidates are compared with the text as a whole.",
  must: "Essential",
  nice: "Nice to have",
  publish: "Publish",
  confirm: "Publish this job?",
  notYetPossible: "This can’t be published yet",
  counts: (must: number, nice: number) => {
    if (must + nice === 0) return publishTexts.none;
    const essential = must === 1 ? "1 essential requirement" : `${must} essential requirements`;
    return `Candidates will be compared with ${essential} and ${nice} nice to have.`;
  },
  missing: (facts: readonly string[]) => `Still missing: ${facts.join(", ")}.`,
  unlawful: (count: number) =>
    count === 1
      ? "One phrase chooses people by something the law protects. See the assistant."
      : `${count} phrases choose people by something the law protects. See the assistant.`,
  unplaced: (count: number) =>
    count === 1
      ? "One text is not placed yet and will be left out."
      : `${count} texts are not placed yet and will be left out.`,
  facts: {
    title: "job title",
    location: "place",
    employment_type: "employment type",
    salary: "pay",
    responsibilities: "what the job involves",
    must: "what is essential",
  },
  now: "Publish now",
  notYet: "Not yet",
} as const;

export const historyTexts = {
  title: "History",
  count: (count: number) => (count === 1 ? "1 step" : `${count} steps`),
  empty: "Each change will be listed here.",
  begun: "Started the draft",
  reason: "Gave a reason why it is lawful",
  byHand: "Changed by hand",
} as const;
