import { isAdmitted } from "#matching/index/candidate-facets.ts";
import { CREDENTIALS } from "#matching/knowledge/credentials.ts";
import { explain } from "#matching/pair/explain.ts";
import { type Graded, yearsFor } from "#matching/pair/grade.ts";
import { type Match, matchPair } from "#matching/pair/match.ts";
import type { CandidateProfile, Requirement, VacancyProfile } from "#matching/profiles.ts";
import type { PairEvidence, Passage } from "./messages.ts";

/** What a pair's score rests on, as places in both documents. */
export const pairEvidence = (candidate: CandidateProfile, vacancy: VacancyProfile): PairEvidence =>
  evidenceOf(candidate, vacancy, matchPair(candidate, vacancy));

export function evidenceOf(
  candidate: CandidateProfile,
  vacancy: VacancyProfile,
  match: Match,
): PairEvidence {
  const why = explain(candidate, vacancy, match);
  const passages = (units: Iterable<number>): Passage[] =>
    [...units].flatMap((at) => {
      const unit = candidate.units[at];
      return unit ? { line: unit.line, from: unit.from, to: unit.to } : [];
    });
  return {
    distance: match.distance,
    requirements: match.graded.map((graded) => {
      const { requirement, grade, credit, units } = graded;
      return {
        line: requirement.line,
        from: requirement.from,
        to: requirement.to,
        kind: requirement.kind,
        essential: requirement.essential,
        grade,
        credit,
        passages: passages(units),
        credential: credentialName(requirement),
        note: gradeNote(graded, (candidate.units[graded.closest ?? -1]?.line ?? -1) + 1),
      };
    }),
    copied: passages([...match.copied].sort((a, b) => a - b)),
    confidence: why.confidence,
    concepts: why.concepts,
    limits: why.limits.map((limit) => limit.why),
    years: {
      least: vacancy.least,
      most: vacancy.most,
      shown: yearsFor(vacancy, candidate),
      inPractice: vacancy.admitted,
    },
    isAdmitted: isAdmitted(candidate.admission.state),
  };
}

export function credentialName({
  kind,
  credential,
}: Pick<Requirement, "kind" | "credential">): string {
  if (kind !== "credential") return "";
  if (credential === "admission") return "admission as a lawyer";
  if (credential === "eligible") return "eligibility for admission as a lawyer";
  return typeof credential === "number" ? (CREDENTIALS[credential]?.name ?? "") : "";
}

/** What was looked for and not found, or what a grade in between rests on; "" where a quotation says it. */
function gradeNote({ requirement, grade, note }: Graded, closestLine = 0): string {
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
