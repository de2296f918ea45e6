import { exp } from "#reading/model/exp.ts";
import {
  isReadingModelOn,
  READING_MODEL,
  type ReadingModel,
} from "#reading/model/reading-model.ts";
import { sumOf, type Trees } from "#reading/model/trees.ts";
import { together } from "../candidate/years.ts";
import model from "../model/grades.json" with { type: "json" };
import { gradeThings } from "../named/grade-things.ts";
import { gradePaper } from "../papers/grade-paper.ts";
import type { CandidateProfile, Requirement, VacancyProfile } from "../profiles.ts";
import { hashOf } from "../words/hash.ts";
import { stemsOf } from "../words/words-of.ts";
import { expand } from "./expand.ts";
import type { Graded } from "./grade.ts";
import { type Looked, lookedAt, type ReadLines, readLines } from "./read-lines.ts";
import { type Pairing, pairingOf } from "./support-features.ts";

/** Requirements as they are shown: work, skills and duties are graded by the reading model, line by line. */
export function readGrades(
  graded: readonly Graded[],
  pairing: Pairing,
  isWanted: (one: Graded) => boolean = () => true,
): Graded[] {
  if (!isReadingModelOn()) return [...graded];
  const lines = readLines(pairing, READING_MODEL);
  return graded.map((one) => {
    if (!isWanted(one)) return one;
    return isRead(one) ? gradeByLines(one, lines) : { ...one, shown: SHOWN[one.grade] };
  });
}

/** What a grade by rules is worth; a check that nobody writes down is no gap. */
const SHOWN = { met: 1, partial: 0.5, missing: 0, unclear: 0.5 } as const;

/** The lines of one pair, read by this model: for tools/reading-model. */
export const readerOf = (
  candidate: CandidateProfile,
  vacancy: VacancyProfile,
  by: ReadingModel = READING_MODEL,
): ReadLines => readLines(pairingOf(vacancy, expand(candidate)), by);

/** Papers, years and rights have rules of their own; so have tools and languages that are there by name or not. */
export const isRead = ({ requirement, isNamed }: Graded) =>
  requirement.pieces.length > 0 && isNamed !== true;

interface GradeModel {
  /** Does the line show it; is a part of it shown at all; is all of it. */
  readonly line: Trees;
  readonly shown: Trees;
  readonly met: Trees;
}
const MODEL: GradeModel = model;
/** From where on something is shown in part, and whole; and from where on a second line is cited beside the first. */
const PLAINLY = 0.7;
const CUTS = { shown: 0.5, faint: 0.65, met: 0.5, second: 0.6 };
const surely = (sum: number) => 1 / (1 + exp(-sum));

function gradeByLines(graded: Graded, lines: ReadLines): Graded {
  const paper = gradeByPapers(graded, lines);
  if (paper) return paper;
  const looked = lookedAt(graded, lines)
    .map((one) => ({ ...one, sum: sumOf(MODEL.line, one.values) }))
    .sort((a, b) => b.sum - a.sum || a.unit - b.unit);
  const values = gradeValues(graded, looked, lines);
  const [first, second] = looked;
  const least = isPlain(looked) ? CUTS.shown : CUTS.faint;
  if (graded.requirement.least !== undefined && graded.requirement.type === "years")
    return gradeYears(graded, looked, lines);
  const years = yearsShare(graded, lines);
  const shown = first && years >= HALF ? surely(sumOf(MODEL.shown, values)) : 0;
  const met = years >= ENOUGH ? surely(sumOf(MODEL.met, values)) : 0;
  if (!first || shown < least)
    return { ...graded, grade: "missing", units: [], shown: FAINT * shown };
  const isMet = met >= CUTS.met || (graded.grade === "met" && graded.credit >= PLAINLY);
  const isSecond = second !== undefined && surely(second.sum) >= CUTS.second;
  const units = isSecond ? [first.unit, second.unit] : [first.unit];
  return { ...graded, grade: isMet ? "met" : "partial", units, shown: 0.5 * shown + 0.5 * met };
}
/** What is called missing may be there all the same, and counts as surely as that. */
const FAINT = 0.5;

/** The words must have something to do with it, and one of both must see it plainly: the words or the model. */
function isPlain(looked: readonly Looked[]): boolean {
  const words = Math.max(0, ...looked.map(({ values: [, , , , , support = 0] }) => support));
  const model = Math.max(
    ...looked.map(({ values: [partly = 0, yes = 0] }) => Math.max(partly, yes)),
  );
  return words >= PLAIN.touched && (words >= PLAIN.words || model >= PLAIN.model);
}
const PLAIN = { touched: 0.15, words: 0.75, model: 0 };

const HALF = 0.5;
const ENOUGH = 0.9;

/** Of the years that it asks for, how many were worked at all: nobody did one thing for longer than that. */
function yearsShare({ requirement: { least } }: Graded, { pairing }: ReadLines): number {
  const { years } = pairing.expanded.candidate;
  return least === undefined || years === undefined || least === 0 ? 1 : years / least;
}

/** A line that so surely has to do with it tells of such work. */
const SUCH_WORK = 0.3;
const MOST_CITED = 2;

/** Years of such work: in the roles whose lines show it, or as a line tells them. */
function gradeYears(
  graded: Graded,
  looked: readonly (Looked & { sum: number })[],
  lines: ReadLines,
): Graded {
  const { pairing } = lines;
  const { least = 0 } = graded.requirement;
  const { candidate } = pairing.expanded;
  const such = isOfThisJob(graded.requirement)
    ? linesOfDuties(lines)
    : looked.filter(({ sum }) => surely(sum) >= SUCH_WORK);
  const units = such.flatMap(({ unit }) => candidate.units[unit] ?? []);
  const roles = new Set(units.map(({ role }) => role));
  const worked = together(candidate.roles.filter((_, at) => roles.has(at)));
  const told = Math.max(0, ...units.map(({ years }) => years));
  const years = inPractice(Math.max(worked, told), graded, pairing);
  if (years < HALF * least || such.length === 0)
    return { ...graded, grade: "missing", units: [], shown: 0 };
  return {
    ...graded,
    shown: Math.min(1, years / Math.max(1, ENOUGH * least)),
    grade: years >= ENOUGH * least ? "met" : "partial",
    units: such.slice(0, MOST_CITED).map(({ unit }) => unit),
    note: years.toFixed(1),
  };
}

/** "Five years in a similar role" names no work of its own: the job's is meant. */
const isOfThisJob = ({ words }: Requirement) => words.every((word) => NO_WORK.has(word));
const NO_WORK: ReadonlySet<number> = new Set(
  stemsOf(
    "similar role roles position positions job capacity work working comparable equivalent relevant related same like kind type field industry experience experienced years year months minimum least previous prior professional proven",
  ).map(hashOf),
);
const DUTIES_LOOKED_AT = 3;
const SURELY_DUTY = 0.5;

/** The lines that show the work of the job, the surest first. */
function linesOfDuties(lines: ReadLines): { unit: number; sum: number }[] {
  const { vacancy } = lines.pairing;
  const best = new Map<number, number>();
  for (const requirement of vacancy.requirements.filter(isWork).slice(0, DUTIES_LOOKED_AT))
    for (const { unit, values } of lookedAt({ requirement }, lines)) {
      const sum = sumOf(MODEL.line, values);
      if (surely(sum) >= SURELY_DUTY) best.set(unit, Math.max(sum, best.get(unit) ?? sum));
    }
  return [...best]
    .map(([unit, sum]) => ({ unit, sum }))
    .sort((a, b) => b.sum - a.sum || a.unit - b.unit);
}

const isWork = ({ kind, pieces }: Requirement) => kind === "duty" && pieces.length > 0;

/** Of a lawyer's years only those since admission count, and all of those where no field is named. */
function inPractice(
  years: number,
  { requirement }: Graded,
  { vacancy, expanded }: Pairing,
): number {
  const { lawYears } = expanded.candidate;
  if (!vacancy.admitted || lawYears === undefined) return years;
  return requirement.terms.length === 0 ? lawYears : Math.min(years, lawYears);
}

/** Papers that a ladder knows are there or not, whatever the lines are like. */
function gradeByPapers(graded: Graded, { pairing }: ReadLines): Graded | undefined {
  const { papers } = graded.requirement;
  if (!papers) return undefined;
  const { grade, units } = gradePaper(papers, pairing.expanded.candidate.papers);
  if (papers.open && grade !== "met") return undefined;
  return { ...graded, grade, units: units.slice(0, 2), shown: SHOWN[grade] };
}

const NO_LINE = -9;
const NOT_NAMED = -1;
const GRADES = { missing: 0, partial: 1, met: 2 } as const;

/** What a grade is judged by, the surest line first. */
export function gradeValues(
  { requirement }: Graded,
  looked: readonly (Looked & { sum: number })[],
  { pairing }: ReadLines,
): number[] {
  const [first, second, third] = looked;
  const { papers, things } = requirement;
  const { candidate } = pairing.expanded;
  return [
    first?.sum ?? NO_LINE,
    second?.sum ?? NO_LINE,
    third?.sum ?? NO_LINE,
    ...(first?.values ?? new Array<number>(LINE_VALUES).fill(0)),
    ...(second?.values.slice(0, 2) ?? [NO_LINE, NO_LINE]),
    papers ? GRADES[gradePaper(papers, candidate.papers).grade] : NOT_NAMED,
    things ? GRADES[gradeThings(things, candidate.things).grade] : NOT_NAMED,
    Number(requirement.any),
    Number(requirement.kind === "duty"),
    requirement.terms.length,
  ];
}
const LINE_VALUES = 17;
