import type { Graded } from "#matching/pair/grade.ts";

/** What was looked for and not found, or what a grade in between rests on; "" where a quotation says it. */
export function gradeNote({ requirement, grade, note }: Graded, closestLine = 0): string {
  if (grade === "met") return requirement.kind === "level" && note ? yearsFound(note) : "";
  switch (requirement.kind) {
    case "credential":
      return CREDENTIAL_NOTES[note] ?? "Looked for in the resume and not found.";
    case "level":
      return note ? yearsFound(note) : "The resume does not say how many years.";
    case "rights":
      return RIGHTS_NOTES[note] ?? "The resume does not say.";
    case "soft":
      return "A quality that no line can prove.";
    default:
      return workNote(grade, closestLine);
  }
}

const CREDENTIAL_NOTES: Readonly<Record<string, string>> = {
  none: "No admission as a lawyer was found in the resume.",
  foreign: "Admitted abroad; no Australian admission was found.",
  lapsed: "An admission was found that is no longer current.",
  "foreign-pending": "Admitted abroad; Australian admission is under way.",
  pending: "Admission is under way.",
  "new-zealand": "Admitted in New Zealand, which can be recognised here.",
  "no-certificate": "Admitted; no current practising certificate was found.",
  assumed: "Taken from the work as a lawyer; the admission itself is not stated.",
  denied: "The resume says that it is not held.",
  lawyer: "Admission as a lawyer counts for part of it.",
};

const RIGHTS_NOTES: Readonly<Record<string, string>> = {
  "needs-sponsor": "The resume says that a sponsor is needed.",
  "not-citizen": "The resume tells of a right to work, but not of citizenship.",
  unsaid: "The resume does not say.",
};

function yearsFound(note: string): string {
  const years = Number(note);
  const whole = Math.round(years);
  if (whole < 1) return "Less than a year was found in the resume.";
  return `About ${whole} ${whole === 1 ? "year was" : "years were"} found in the resume.`;
}

/** What we call things inside says nothing to a reader: "not found: contentious matters". */
function workNote(grade: Graded["grade"], closestLine: number): string {
  if (grade === "partial") return "The resume shows a part of it.";
  return grade === "unclear" && closestLine > 0
    ? `No line shows it plainly. The closest is line ${closestLine}.`
    : "No line of the resume shows it.";
}
