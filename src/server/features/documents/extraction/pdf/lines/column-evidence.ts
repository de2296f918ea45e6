import type { Fragment } from "./fragments.ts";

const LEAST = { rows: 3, proseRows: 6, proseLetters: 25 } as const;
/** Shares of the rows of the side that has fewer. */
const DATES = { least: 2, share: 0.3, inLine: 0.8 } as const;
const IN_LINE = 0.7;
const TURNS_OF_BLOCKS = { most: 2, share: 0.25 } as const;
/** Lines that stand beside each other at different heights can be no rows of a table. */
const OUT_OF_STEP = { rows: 3, share: 0.3, height: 8 } as const;
const SAME_ROW = 1.5;
const DATE = /(?:19|20)\d{2}|present|current|ongoing/i;

interface Row {
  readonly base: number;
  readonly text: string;
}

function rowsOf(side: readonly Fragment[]): Row[] {
  const rows: { base: number; text: string }[] = [];
  for (const { base, letters } of [...side].sort((one, other) => one.base - other.base)) {
    const text = letters.map((letter) => letter.text).join("");
    const last = rows.at(-1);
    if (last && base - last.base <= SAME_ROW) last.text += ` ${text}`;
    else rows.push({ base, text });
  }
  // A mark in front of an item, or a rating, is no column of text.
  return rows.filter(({ text }) => /\p{L}{2}|\d{2}/u.test(text));
}

function shareInLine(few: readonly Row[], many: readonly Row[]): number {
  const beside = few.filter(({ base }) =>
    many.some((other) => Math.abs(other.base - base) <= SAME_ROW),
  );
  return beside.length / few.length;
}

function outOfStep(few: readonly Row[], many: readonly Row[]): number {
  return few.filter(({ base }) => {
    const away = Math.min(...many.map((other) => Math.abs(other.base - base)));
    return away > SAME_ROW && away < OUT_OF_STEP.height;
  }).length;
}

/** How often the file goes over from one side to the other while it paints them. */
function turnsBetween(left: readonly Fragment[], right: readonly Fragment[]): number {
  const sides = [
    ...left.map(({ order }) => ({ order, side: 0 })),
    ...right.map(({ order }) => ({ order, side: 1 })),
  ];
  sides.sort((one, other) => one.order - other.order);
  return sides.filter(({ side }, at) => at > 0 && side !== sides[at - 1]?.side).length;
}

function datesIn(rows: readonly Row[]): Row[] {
  return rows.filter(({ text }) => DATE.test(text));
}

/** Dates in a margin, each beside the line that it belongs to. */
function areDatesBeside(side: readonly Row[], other: readonly Row[]): boolean {
  const dates = datesIn(side);
  if (dates.length < DATES.least || dates.length <= datesIn(other).length) return false;
  if (dates.length < DATES.share * side.length) return false;
  return shareInLine(dates, other) >= DATES.inLine;
}

/**
 * Two blocks side by side that are read one after the other, as against rows of a table ("2019⇥Role",
 * "Role⇥Mar 2019") that are read across. Files paint columns block by block and tables row by row; dates
 * at the right belong to their rows however they were painted.
 */
export function standAsColumns(left: readonly Fragment[], right: readonly Fragment[]): boolean {
  const rows = [rowsOf(left), rowsOf(right)];
  const [few = [], many = []] = rows.sort((one, other) => one.length - other.length);
  if (few.length < LEAST.rows) return false;
  const inLine = shareInLine(few, many);
  if (areDatesBeside(few, many) || areDatesBeside(many, few)) return false;
  const turns = turnsBetween(left, right);
  if (turns <= Math.max(TURNS_OF_BLOCKS.most, TURNS_OF_BLOCKS.share * few.length)) return true;
  if (outOfStep(few, many) >= Math.max(OUT_OF_STEP.rows, OUT_OF_STEP.share * few.length))
    return true;
  if (inLine < IN_LINE) return false;
  const letters = few.reduce((sum, { text }) => sum + text.length, 0) / few.length;
  return few.length >= LEAST.proseRows && letters >= LEAST.proseLetters;
}
