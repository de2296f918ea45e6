import { CREDENTIALS } from "../knowledge/credentials.ts";
import { TERMS } from "../knowledge/phrases.ts";
import { LAWYERS } from "../legal-classes.ts";
import model from "../model/support.json" with { type: "json" };
import { gradeThings } from "../named/grade-things.ts";
import { THINGS } from "../named/things.ts";
import { gradePaper } from "../papers/grade-paper.ts";
import type { AdmissionState, CandidateProfile, Requirement, VacancyProfile } from "../profiles.ts";
import { clamp } from "../vectors.ts";
import type { Expanded } from "./expand.ts";
import { lookedAt, type Pairing, type SupportName } from "./support-features.ts";

const GRADES = ["met", "partial", "missing", "unclear"] as const;
type Grade = (typeof GRADES)[number];

/** How far a requirement is met, and the sentences that show it. */
export interface Graded {
  readonly requirement: Requirement;
  readonly credit: number;
  readonly grade: Grade;
  readonly units: readonly number[];
  readonly note: string;
  /** What comes nearest where nothing shows it plainly; -1 for none. */
  readonly closest?: number;
  /** How much of it is shown, 0 to 1, by how surely it was read; nothing where it was not read. */
  readonly shown?: number;
  /** Decided by a name that is there or not. */
  readonly isNamed?: boolean;
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

export function gradeRequirement(requirement: Requirement, pairing: Pairing): Graded {
  const { candidate } = pairing.expanded;
  const blank = { requirement, units: [], note: "" };
  switch (requirement.kind) {
    case "credential":
      return paperGrade(requirement, candidate) ?? credentialGrade(requirement, candidate);
    case "level":
      return levelGrade(requirement, pairing);
    case "rights":
      return rightsGrade(requirement, candidate);
    case "soft":
      return { ...blank, credit: 0.5, grade: "unclear" };
    default:
      return workGrade(requirement, pairing);
  }
}

const CREDITS = { met: 1, partial: 0.5, missing: 0 } as const;

/** Papers that a ladder knows. Admission as a lawyer has states of its own. */
function paperGrade(requirement: Requirement, candidate: CandidateProfile): Graded | undefined {
  const { papers, credential } = requirement;
  if (!papers || typeof credential !== "number") return undefined;
  const { grade, units, state } = gradePaper(papers, candidate.papers);
  if (papers.open && grade !== "met") return undefined;
  const isCheck = CREDENTIALS[credential]?.gate === "check";
  // A check is easily had: silence about it is no gap.
  if (isCheck && grade === "missing" && state === "") return undefined;
  return { requirement, credit: CREDITS[grade], grade, units, note: state };
}

function credentialGrade(requirement: Requirement, candidate: CandidateProfile): Graded {
  if (requirement.credential === "admission") {
    const { state, units } = candidate.admission;
    const isForeign = state === "foreign" || state === "foreign-pending";
    const credit = requirement.foreignAllowed && isForeign ? MET : ADMISSION_CREDIT[state];
    return { requirement, credit, grade: gradeOf(credit), units, note: state };
  }
  if (requirement.credential === "eligible") return eligibleGrade(requirement, candidate);
  const at = typeof requirement.credential === "number" ? requirement.credential : -1;
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

/** Years in this kind of work; a lawyer's since admission. */
function levelGrade(requirement: Requirement, pairing: Pairing): Graded {
  const { vacancy, expanded } = pairing;
  const { candidate } = expanded;
  const least = vacancy.least ?? 0;
  const roles = rolesInKind(pairing);
  const all = yearsFor(vacancy, candidate);
  const blank = { requirement, units: [], note: "" };
  if (all === undefined)
    return vacancy.admitted
      ? { ...blank, credit: 0, grade: "missing" }
      : { ...blank, credit: 0.5, grade: "unclear" };
  const units = unitsOfRoles(candidate, roles);
  if (units.length === 0)
    return pairing.alike >= SAME_KIND.unclear
      ? { ...blank, credit: 0.5, grade: "unclear" }
      : { ...blank, credit: 0, grade: "missing" };
  const years = vacancy.admitted ? all : Math.min(all, yearsIn(candidate, roles));
  const short = Math.max(0, least - years);
  const credit = short <= ENOUGH_YEARS ? 1 : clamp(1 - short / Math.max(2, least));
  return { requirement, credit, grade: yearsGrade(short, credit), units, note: years.toFixed(1) };
}

/** Clearly fewer years than asked for are never enough, however many were asked for. */
function yearsGrade(short: number, credit: number): Grade {
  if (short <= ENOUGH_YEARS) return "met";
  return credit >= PARTLY ? "partial" : "missing";
}

/** How alike a role must be to the job, and a resume for its years to be worth a question. */
const SAME_KIND = { role: 0.4, unclear: 0.5 };

function rolesInKind({ vacancy, expanded, roles }: Pairing): number[] {
  return [...expanded.candidate.roles.keys()].filter((at) => {
    const role = expanded.candidate.roles[at];
    if (vacancy.admitted) return LAWYERS.has(role?.legal);
    return (roles[at] ?? 0) >= SAME_KIND.role || (vacancy.legal && role?.legal === vacancy.legal);
  });
}

/** Each year once, however many roles it was spent in. */
function yearsIn({ roles }: CandidateProfile, which: readonly number[]): number {
  const spans = which
    .flatMap((at) => roles[at] ?? [])
    .filter(({ from, to }) => to > from && from > 0)
    .sort((a, b) => a.from - b.from);
  let sum = 0;
  let until = 0;
  for (const { from, to } of spans) {
    sum += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return sum;
}

/** The latest of them stands for all. */
function unitsOfRoles(candidate: CandidateProfile, which: readonly number[]): number[] {
  const [latest] = which.map((place) => candidate.roles[place]?.line);
  const at = candidate.units.findIndex((unit) => unit.line === latest);
  return at < 0 ? [] : [at];
}

function rightsGrade(requirement: Requirement, candidate: CandidateProfile): Graded {
  const { state, units } = candidate.rights;
  if (state === "needs-sponsor")
    return { requirement, credit: 0, grade: "missing", units, note: state };
  if (requirement.credential === "citizen" && state !== "citizen") {
    const isKnown = state === "resident" || state === "limited";
    return isKnown
      ? { requirement, credit: 0.2, grade: "missing", units, note: "not-citizen" }
      : { requirement, credit: 0.7, grade: "unclear", units: [], note: "unsaid" };
  }
  if (state === "held" || state === "resident" || state === "citizen")
    return { requirement, credit: 1, grade: "met", units, note: state };
  if (state === "limited")
    return { requirement, credit: 0.5, grade: "partial", units, note: state };
  return { requirement, credit: 0.7, grade: "unclear", units: [], note: state };
}

/** From here a sentence is cited; from there a second one beside it. */
const CITED = { first: 0.75, second: 0.88 };
const PLAINLY_MET = 0.55;

/** A tool or a language that is all that is asked for is there by name or not: a rival is not the thing. */
function namedGrade(requirement: Requirement, { expanded }: Pairing): Graded | undefined {
  const { things } = requirement;
  if (!things?.bare || !things.groups.flat().every(isAlwaysNamed)) return undefined;
  const { grade, units } = gradeThings(things, expanded.candidate.things);
  const cited = units.slice(0, 2);
  return { requirement, credit: CREDITS[grade], grade, units: cited, note: "", isNamed: true };
}

/** Statutes, standards and methods are often shown by work that does not name them. */
const isAlwaysNamed = (thing: number) =>
  !["law", "standard", "method"].includes(THINGS[thing]?.kind ?? "");

function workGrade(requirement: Requirement, pairing: Pairing): Graded {
  const named = namedGrade(requirement, pairing);
  if (named) return named;
  const support = supportFor(requirement, pairing);
  const credit = creditOf(support, pairing);
  const units = citedBy(support);
  const grade = workGradeOf(credit, units, pairing, support[0]?.sureness ?? 0);
  const note = absentFrom(requirement, pairing.expanded);
  return { requirement, credit, grade, units, note, closest: closestOf(grade, support) };
}

/** No line has to do with it: how alike the documents are is no excuse. */
const SEEN_AT_ALL = 0.15;
/** Worth a look, though not a proof. */
const WORTH_A_LOOK = 0.35;

function closestOf(grade: Grade, [first]: readonly Support[]): number {
  return grade === "unclear" && first && first.sureness >= WORTH_A_LOOK ? first.unit : -1;
}

function citedBy([first, second]: readonly Support[]): number[] {
  if (!first || first.sureness < CITED.first) return [];
  return second && second.sureness >= CITED.second ? [first.unit, second.unit] : [first.unit];
}

function workGradeOf(
  credit: number,
  units: readonly number[],
  { expanded }: Pairing,
  surest: number,
): Grade {
  if (units.length === 0) return surest < SEEN_AT_ALL ? "missing" : "unclear";
  const isListed = units.every((at) => expanded.candidate.units[at]?.section === "list");
  return !isListed && credit >= PLAINLY_MET ? "met" : "partial";
}

/** What is asked for by name and stands nowhere. */
const absentFrom = ({ terms }: Requirement, { shown }: Expanded) =>
  terms
    .filter((term) => (shown.get(term)?.credit ?? 0) < SEEN)
    .map((term) => TERMS[term]?.id ?? "")
    .join(", ");

/** How surely a sentence supports a requirement, 0 to 1. */
interface Support {
  readonly unit: number;
  readonly sureness: number;
}

/** More are never the best two. */
const LOOKED_AT = 5;

// A model has no names but those of features.
const WEIGHTS = Object.entries(model.weights) as [SupportName, number][];

/** The sentences that support a requirement, the surest first. */
export function supportFor(requirement: Requirement, pairing: Pairing): Support[] {
  return lookedAt(requirement, pairing, LOOKED_AT)
    .map(({ unit, features }) => {
      let sum = model.bias;
      for (const [name, weight] of WEIGHTS) sum += weight * features[name];
      return { unit, sureness: 1 / (1 + Math.exp(-sum)) };
    })
    .sort((a, b) => b.sureness - a.sureness || a.unit - b.unit);
}

/** How far a requirement is met, by the two surest sentences: fitted on what careful readers said. */
function creditOf(support: readonly Support[], pairing: Pairing): number {
  const [first, second] = support;
  const { credit } = model;
  const { units } = pairing.expanded.candidate;
  const isListed = first !== undefined && units[first.unit]?.section === "list";
  return clamp(
    credit.base +
      credit.first * (first?.sureness ?? 0) +
      credit.second * (second?.sureness ?? 0) +
      credit.alike * pairing.alike +
      credit.listed * (isListed ? (first?.sureness ?? 0) : 0),
  );
}
