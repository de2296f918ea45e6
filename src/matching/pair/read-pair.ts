import { exp } from "#reading/model/exp.ts";
import {
  isReadingModelOn,
  READING_MODEL,
  type ReadingModel,
} from "#reading/model/reading-model.ts";
import model from "../model/grades.json" with { type: "json" };
import { gradeThings } from "../named/grade-things.ts";
import { gradePaper } from "../papers/grade-paper.ts";
import type { CandidateProfile, VacancyProfile } from "../profiles.ts";
import type { Graded } from "./grade.ts";
import { judge, type Match, matchPair } from "./match.ts";
import { type Looked, lookedAt, type ReadLines, readLines } from "./read-lines.ts";
import { pairingOf } from "./support/features.ts";
import { sumOf, type Trees } from "./trees.ts";

/**
 * A pair as it is shown: work, skills and duties are graded by the reading model, line by line. The score is that of
 * `matchPair`, which goes by words and names alone, because it is worked out for thousands of pairs at once.
 */
export function readPair(candidate: CandidateProfile, vacancy: VacancyProfile): Match {
  const match = matchPair(candidate, vacancy);
  if (!isReadingModelOn()) return match;
  const { lines, grade } = readerOf(candidate, vacancy);
  return { ...match, graded: match.graded.map((one) => (isRead(one) ? grade(one, lines) : one)) };
}

export function readerOf(
  candidate: CandidateProfile,
  vacancy: VacancyProfile,
  by: ReadingModel = READING_MODEL,
) {
  const { expanded } = judge(candidate, vacancy);
  const lines = readLines(pairingOf(vacancy, expanded), by);
  return { lines, grade: gradeByLines };
}

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
  const years = yearsShare(graded, lines);
  if (!first || years < HALF || surely(sumOf(MODEL.shown, values)) < least)
    return { ...graded, grade: "missing", units: [] };
  const isMet = years >= ENOUGH && surely(sumOf(MODEL.met, values)) >= CUTS.met;
  const isSecond = second !== undefined && surely(second.sum) >= CUTS.second;
  const units = isSecond ? [first.unit, second.unit] : [first.unit];
  return { ...graded, grade: isMet ? "met" : "partial", units };
}

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

/** Papers that a ladder knows are there or not, whatever the lines are like. */
function gradeByPapers(graded: Graded, { pairing }: ReadLines): Graded | undefined {
  const { papers } = graded.requirement;
  if (!papers || papers.open) return undefined;
  const { grade, units } = gradePaper(papers, pairing.expanded.candidate.papers);
  return { ...graded, grade, units: units.slice(0, 2) };
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
