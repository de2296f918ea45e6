import { CREDENTIALS } from "../knowledge/credentials.ts";
import { TERMS } from "../knowledge/phrases.ts";
import type { AdmissionState, CandidateProfile, Requirement, VacancyProfile } from "../profiles.ts";
import { clamp } from "../vectors.ts";
import { isPracticeArea } from "./areas.ts";
import type { Expanded } from "./expand.ts";
import { byMeaning, NO_MEANING } from "./meaning.ts";

const GRADES = ["met", "partial", "missing", "unclear"] as const;
type Grade = (typeof GRADES)[number];

/** How far a requirement is met, and the sentences that show it. */
export interface Graded {
  readonly requirement: Requirement;
  readonly credit: number;
  readonly grade: Grade;
  readonly units: readonly number[];
  readonly note: string;
}

const MET = 0.7;
const PARTLY = 0.35;
const SEEN = 0.3;
const gradeOf = (credit: number): Grade => {
  if (credit >= MET) return "met";
  return credit >= PARTLY ? "partial" : "missing";
};

const ADMISSION_CREDIT: Readonly<Record<AdmissionState, number>> = {
  admitted: 1,
  assumed: 0.8,
  "no-certificate": 0.75,
  "new-zealand": 0.7,
  pending: 0.4,
  "foreign-pending": 0.35,
  lapsed: 0.25,
  foreign: 0.15,
  none: 0,
};

export function gradeRequirement(
  requirement: Requirement,
  vacancy: VacancyProfile,
  expanded: Expanded,
): Graded {
  const { candidate } = expanded;
  const blank = { requirement, units: [], note: "" };
  switch (requirement.kind) {
    case "credential":
      return credentialGrade(requirement, candidate);
    case "level":
      return levelGrade(requirement, vacancy, candidate);
    case "rights":
      return rightsGrade(requirement, candidate);
    case "soft":
      return { ...blank, credit: 0.5, grade: "unclear" };
    default:
      return workGrade(requirement, expanded);
  }
}

function credentialGrade(requirement: Requirement, candidate: CandidateProfile): Graded {
  if (requirement.credential === "admission") {
    const { state, units } = candidate.admission;
    const isForeign = state === "foreign" || state === "foreign-pending";
    const credit = requirement.foreignAllowed && isForeign ? MET : ADMISSION_CREDIT[state];
    return { requirement, credit, grade: gradeOf(credit), units, note: state };
  }
  if (requirement.credential === "eligible") return eligibleGrade(requirement, candidate);
  const at = requirement.credential ?? -1;
  const credential = CREDENTIALS[at];
  const shown = candidate.credentials.get(at);
  if (shown) {
    const { state, units } = shown;
    const isHard = credential?.gate === "licence";
    if (state === "denied") return { requirement, credit: 0, grade: "missing", units, note: state };
    if (state === "held" || credential?.pending)
      return { requirement, credit: 1, grade: "met", units, note: state };
    return { requirement, credit: isHard ? 0.4 : 0.6, grade: "partial", units, note: state };
  }
  if (credential?.lawyer && candidate.admission.state === "admitted") {
    const credit = credential.lawyer;
    return {
      requirement,
      credit,
      grade: gradeOf(credit),
      units: candidate.admission.units,
      note: "lawyer",
    };
  }
  const isCheck = credential?.gate === "check";
  return {
    requirement,
    credit: isCheck ? 0.5 : 0,
    grade: isCheck ? "unclear" : "missing",
    units: [],
    note: "",
  };
}

const LAW_DEGREE = CREDENTIALS.findIndex(({ id }) => id === "law-degree");
const LEGAL_TRAINING = CREDENTIALS.findIndex(({ id }) => id === "legal-training");

/** A graduate needs a law degree and the training for admission, or to be admitted already. */
function eligibleGrade(requirement: Requirement, candidate: CandidateProfile): Graded {
  const { state, units } = candidate.admission;
  if (state === "admitted" || state === "assumed")
    return { requirement, credit: 1, grade: "met", units, note: state };
  const degree = candidate.credentials.get(LAW_DEGREE);
  const trains = candidate.credentials.has(LEGAL_TRAINING) || state === "pending";
  if (!degree || degree.state === "denied")
    return {
      requirement,
      credit: trains ? 0.5 : 0,
      grade: trains ? "partial" : "missing",
      units,
      note: "",
    };
  const credit = trains && degree.state === "held" ? 1 : 0.5;
  return { requirement, credit, grade: gradeOf(credit), units: degree.units, note: "" };
}

const ENOUGH_YEARS = 0.6;

/** Years that count: in practice for lawyers, in any work for others. */
export const yearsFor = (
  vacancy: Pick<VacancyProfile, "admitted" | "legal">,
  candidate: Pick<CandidateProfile, "lawYears" | "years">,
) => (vacancy.admitted || vacancy.legal === "graduate" ? candidate.lawYears : candidate.years);

function levelGrade(
  requirement: Requirement,
  vacancy: VacancyProfile,
  candidate: CandidateProfile,
): Graded {
  const years = yearsFor(vacancy, candidate);
  const least = vacancy.least ?? 0;
  const units = unitsOfRoles(candidate);
  if (years === undefined)
    return { requirement, credit: 0.5, grade: "unclear", units: [], note: "" };
  const short = Math.max(0, least - years);
  const credit = short <= ENOUGH_YEARS ? 1 : clamp(1 - short / Math.max(2, least));
  return { requirement, credit, grade: gradeOf(credit), units, note: years.toFixed(1) };
}

function unitsOfRoles(candidate: CandidateProfile): number[] {
  const lines = candidate.roles.slice(0, 2).map(({ line }) => line);
  return lines.flatMap((line) => {
    const at = candidate.units.findIndex((unit) => unit.line === line);
    return at < 0 ? [] : at;
  });
}

function rightsGrade(requirement: Requirement, candidate: CandidateProfile): Graded {
  const { state, units } = candidate.rights;
  if (state === "needs-sponsor")
    return { requirement, credit: 0, grade: "missing", units, note: state };
  if (state === "held") return { requirement, credit: 1, grade: "met", units, note: state };
  return { requirement, credit: 0.7, grade: "unclear", units: [], note: state };
}

const TERM_WEIGHTS = { area: 1.5, work: 1, other: 0.6, advice: 0.4 };
const SISTER = 0.45;

const termWeights = TERMS.map(({ id, kind }, term) => {
  if (id === "act.advice") return TERM_WEIGHTS.advice;
  if (kind !== "work") return TERM_WEIGHTS.other;
  return isPracticeArea(term) ? TERM_WEIGHTS.area : TERM_WEIGHTS.work;
});
const isLawTerm = TERMS.map(({ id }) => id.startsWith("law."));
const isActivity = TERMS.map(({ id }) => id.startsWith("act.") && id !== "act.advice");

interface Part {
  readonly term: number;
  readonly credit: number;
  readonly unit: number;
}

function partOf(term: number, expanded: Expanded): Part {
  const own = expanded.shown.get(term);
  const parent = TERMS[term]?.parent;
  const near = parent === undefined ? undefined : expanded.shown.get(parent);
  const nearCredit = SISTER * (near?.credit ?? 0);
  if (own && own.credit >= nearCredit) return { term, ...own };
  return { term, credit: nearCredit, unit: near?.unit ?? -1 };
}

function workGrade(requirement: Requirement, expanded: Expanded): Graded {
  const parts = requirement.terms.map((term) => partOf(term, expanded));
  const cited = citedBy(parts);
  const named = parts.length === 0 ? 0 : byTerms(requirement, parts);
  // Meaning is asked only where it can add something: it takes most of the time.
  const mayAdd = parts.length === 0 || cited.length === 0 || (named < MET && !requirement.paper);
  const meaning = mayAdd ? byMeaning(requirement, expanded) : NO_MEANING;
  const credit = withMeaning(requirement, parts.length > 0, named, meaning.credit);
  if (cited.length === 0 && meaning.unit >= 0 && meaning.credit >= 0.4) cited.push(meaning.unit);
  const grade = workGradeOf(credit, cited.length > 0, parts.length > 0);
  const missing = parts
    .filter((part) => part.credit < SEEN)
    .map(({ term }) => TERMS[term]?.id ?? "");
  return {
    requirement,
    credit,
    grade,
    units: grade === "missing" || grade === "unclear" ? [] : cited,
    note: missing.join(", "),
  };
}

function withMeaning({ paper }: Requirement, isNamed: boolean, named: number, meaning: number) {
  if (!isNamed) return meaning;
  return paper ? named : Math.max(named, Math.min(MET, 0.85 * meaning));
}

/** The two sentences that show most. */
function citedBy(parts: readonly Part[]): number[] {
  const cited: number[] = [];
  const ordered = parts.length > 1 ? [...parts].sort((a, b) => b.credit - a.credit) : parts;
  for (const { credit, unit } of ordered)
    if (credit >= SEEN && unit >= 0 && !cited.includes(unit) && cited.length < 2) cited.push(unit);
  return cited;
}

/** A sentence that names nothing we know cannot be called missing. */
function workGradeOf(credit: number, isShown: boolean, isNamed: boolean): Grade {
  const grade = isShown ? gradeOf(credit) : "missing";
  return grade === "missing" && !isNamed ? "unclear" : grade;
}

function byTerms({ any }: Requirement, parts: readonly Part[]): number {
  let sum = 0;
  let total = 0;
  let most = 0;
  let area = -1;
  let activity = -1;
  for (const { term, credit } of parts) {
    const weight = termWeights[term] ?? TERM_WEIGHTS.other;
    sum += weight * credit;
    total += weight;
    most = Math.max(most, credit);
    if (isLawTerm[term]) area = Math.max(area, credit);
    if (isActivity[term]) activity = Math.max(activity, credit);
  }
  const mean = sum / total;
  let credit = any ? 0.6 * most + 0.4 * mean : mean;
  if (area >= 0 && area < SEEN) credit = Math.min(credit, 0.4);
  if (activity >= 0 && activity < SEEN) credit = Math.min(credit, 0.6);
  return credit;
}
