import type { Letter } from "./line-letters.ts";

/** Part of a page whose lines go across it from edge to edge. */
type Region = readonly Fragment[];

/** In points, except where it says otherwise. */
const EDGE_STEP = 2;
const SLACK = 1;
const SAME_ROW = 1.5;
const LEAST_GUTTER = 5;
const LEAST_STARTS = 3;
const LEAST_HEIGHT = 20;
const MAX_EDGES = 24;
const MAX_DEPTH = 4;
/** A page with more is no page of a resume, and takes too long to look at from every side. */
const MAX_FRAGMENTS = 4000;

interface Band {
  readonly left: readonly Fragment[];
  readonly right: readonly Fragment[];
  readonly above: readonly Fragment[];
  readonly below: readonly Fragment[];
  readonly weight: number;
}

/** Where at least a few fragments begin one under the other, the most used first. */
function startEdges(fragments: readonly Fragment[]): number[] {
  const counts = new Map<number, number>();
  for (const { left } of fragments) {
    const edge = Math.round(left / EDGE_STEP);
    counts.set(edge, (counts.get(edge) ?? 0) + 1);
  }
  return [...counts]
    .filter(([edge, count]) => count + (counts.get(edge + 1) ?? 0) >= LEAST_STARTS)
    .sort((one, other) => other[1] - one[1])
    .slice(0, MAX_EDGES)
    .map(([edge]) => (edge - 0.5) * EDGE_STEP);
}

/** The stretches of the page in which no row crosses this edge. */
function clearStretches(rows: readonly (readonly Fragment[])[], edge: number): Fragment[][] {
  const stretches: Fragment[][] = [[]];
  for (const row of rows) {
    const crosses = row.some(({ left, right }) => left < edge - SLACK && right > edge + SLACK);
    if (crosses) stretches.push([]);
    else stretches.at(-1)?.push(...row);
  }
  return stretches;
}

function rowsOf(downwards: readonly Fragment[]): Fragment[][] {
  const rows: Fragment[][] = [];
  for (const fragment of downwards) {
    const row = rows.at(-1);
    const isSame = row?.[0] && fragment.base - row[0].base <= SAME_ROW;
    if (row && isSame) row.push(fragment);
    else rows.push([fragment]);
  }
  return rows;
}

function heightBeside(left: readonly Fragment[], right: readonly Fragment[]): number {
  const top = Math.max(left[0]?.base ?? 0, right[0]?.base ?? 0);
  const bottom = Math.min(left.at(-1)?.base ?? 0, right.at(-1)?.base ?? 0);
  return bottom - top;
}

function bandAt(
  all: readonly Fragment[],
  stretch: readonly Fragment[],
  edge: number,
): Band | undefined {
  const left = stretch.filter((fragment) => fragment.right <= edge + SLACK);
  const right = stretch.filter((fragment) => fragment.left >= edge - SLACK);
  if (left.length < LEAST_STARTS || right.length < LEAST_STARTS) return undefined;
  const gutter =
    edge -
    left.reduce((most, fragment) => Math.max(most, fragment.right), Number.NEGATIVE_INFINITY);
  if (gutter + EDGE_STEP < LEAST_GUTTER) return undefined;
  if (heightBeside(left, right) < LEAST_HEIGHT || !standAsColumns(left, right)) return undefined;
  const weight = Math.min(left.length, right.length) * heightBeside(left, right);
  const inside = new Set(stretch);
  const top = Math.min(left[0]?.base ?? 0, right[0]?.base ?? 0);
  return {
    left,
    right,
    above: all.filter(({ base }) => base < top),
    below: all.filter((one) => one.base >= top && !inside.has(one)),
    weight,
  };
}

/** Splits a page along its gutters, into regions that are read one after the other. */
export function splitColumns(fragments: readonly Fragment[]): Region[] {
  return inReadingOrder(split(fragments, 0));
}

function split(fragments: readonly Fragment[], depth: number): Region[] {
  if (fragments.length === 0) return [];
  if (depth >= MAX_DEPTH || fragments.length > MAX_FRAGMENTS) return [fragments];
  const downwards = [...fragments].sort((one, other) => one.base - other.base);
  const rows = rowsOf(downwards);
  const bands = startEdges(fragments)
    .flatMap((edge) =>
      clearStretches(rows, edge).map((stretch) => bandAt(downwards, stretch, edge)),
    )
    .filter((band) => band !== undefined);
  const [best] = bands.sort((one, other) => other.weight - one.weight);
  if (!best) return [fragments];
  const parts = [best.above, best.left, best.right, best.below];
  return parts.flatMap((part) => split(part, depth + 1));
}

interface Placed {
  readonly region: Region;
  /** When it was painted, by its first quarter: a stray line of a header may be older. */
  readonly painted: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

function placed(region: Region): Placed {
  const most = (of: (fragment: Fragment) => number) =>
    region.reduce((sum, fragment) => Math.max(sum, of(fragment)), Number.NEGATIVE_INFINITY);
  const orders = region.map(({ order }) => order).sort((one, other) => one - other);
  return {
    region,
    painted: orders[Math.floor(orders.length / 4)] ?? 0,
    left: -most(({ left }) => -left),
    right: most(({ right }) => right),
    top: -most(({ base }) => -base),
    bottom: most(({ base }) => base),
  };
}

/** What stands over a region comes before it; beside each other, the file's own order decides. */
function inReadingOrder(regions: readonly Region[]): Region[] {
  const waiting = regions.map(placed).sort((one, other) => one.painted - other.painted);
  const ordered: Region[] = [];
  while (waiting.length > 0) {
    const isFree = (one: Placed) =>
      !waiting.some(
        (other) => other.bottom < one.top && other.left < one.right && one.left < other.right,
      );
    const next = waiting.splice(Math.max(0, waiting.findIndex(isFree)), 1);
    ordered.push(...next.map(({ region }) => region));
  }
  return ordered;
}

const LEAST = { rows: 3, proseRows: 6, proseLetters: 25 } as const;
/** Shares of the rows of the side that has fewer. */
const DATES = { least: 2, share: 0.3, inLine: 0.8 } as const;
const IN_LINE = 0.7;
const TURNS_OF_BLOCKS = { most: 2, share: 0.25 } as const;
/** Lines that stand beside each other at different heights can be no rows of a table. */
const OUT_OF_STEP = { rows: 3, share: 0.3, height: 8 } as const;
const COLUMN_EVIDENCE_SAME_ROW = 1.5;
const DATE = /(?:19|20)\d{2}|present|current|ongoing/i;

interface Row {
  readonly base: number;
  readonly text: string;
}

function rowsOfColumnEvidence(side: readonly Fragment[]): Row[] {
  const rows: { base: number; text: string }[] = [];
  for (const { base, letters } of [...side].sort((one, other) => one.base - other.base)) {
    const text = letters.map((letter) => letter.text).join("");
    const last = rows.at(-1);
    if (last && base - last.base <= COLUMN_EVIDENCE_SAME_ROW) last.text += ` ${text}`;
    else rows.push({ base, text });
  }
  // A mark in front of an item, or a rating, is no column of text.
  return rows.filter(({ text }) => /\p{L}{2}|\d{2}/u.test(text));
}

function shareInLine(few: readonly Row[], many: readonly Row[]): number {
  const beside = few.filter(({ base }) =>
    many.some((other) => Math.abs(other.base - base) <= COLUMN_EVIDENCE_SAME_ROW),
  );
  return beside.length / few.length;
}

function outOfStep(few: readonly Row[], many: readonly Row[]): number {
  return few.filter(({ base }) => {
    const away = Math.min(...many.map((other) => Math.abs(other.base - base)));
    return away > COLUMN_EVIDENCE_SAME_ROW && away < OUT_OF_STEP.height;
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
function standAsColumns(left: readonly Fragment[], right: readonly Fragment[]): boolean {
  const rows = [rowsOfColumnEvidence(left), rowsOfColumnEvidence(right)];
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

/** Letters that were painted one after the other along one baseline. */
export interface Fragment {
  readonly letters: readonly Letter[];
  readonly left: number;
  readonly right: number;
  readonly base: number;
  readonly size: number;
  readonly order: number;
}

/** All as shares of the type size. */
const SAME_BASE = 0.22;
const BACKWARDS = 0.6;
const APART = 1;
const TOUCHING = 0.12;
const RAISED = { smaller: 0.85, base: 0.6, gap: 0.3 } as const;
const SAME_SIZE = 1.08;
const DOUBLE = 0.15;

interface Growing {
  letters: Letter[];
  base: number;
  size: number;
  left: number;
  right: number;
}

function belongs(growing: Growing, next: Letter): boolean {
  const size = Math.max(growing.size, next.size);
  const gap = next.left - growing.right;
  if (gap < -BACKWARDS * size || gap > APART * size) return false;
  const away = Math.abs(next.base - growing.base);
  const smaller = Math.min(growing.size, next.size) / size;
  if (away > SAME_BASE * size) {
    return smaller < RAISED.smaller && away < RAISED.base * size && gap < RAISED.gap * size;
  }
  return smaller * SAME_SIZE >= 1 || gap <= TOUCHING * size;
}

export function toFragments(letters: readonly Letter[]): Fragment[] {
  const all: Growing[] = [];
  for (const letter of letters) {
    const last = all.at(-1);
    if (!last || !belongs(last, letter)) {
      const { base, size, left, right } = letter;
      all.push({ letters: [letter], base, size, left, right });
      continue;
    }
    last.letters.push(letter);
    last.left = Math.min(last.left, letter.left);
    last.right = Math.max(last.right, letter.right);
    if (letter.size <= last.size * SAME_SIZE) continue;
    last.base = letter.base;
    last.size = letter.size;
  }
  return withoutDoubles(all.map(finished));
}

function finished({ letters, base, size, left, right }: Growing): Fragment {
  return { letters, left, right, base, size, order: letters[0]?.order ?? 0 };
}

/** Some programs print a text twice, a hair apart, to make it look bold. */
function withoutDoubles(fragments: readonly Fragment[]): Fragment[] {
  const seen = new Map<string, Fragment[]>();
  return fragments.filter((fragment) => {
    const text = fragment.letters.map((letter) => letter.text).join("");
    const row = Math.round(fragment.base);
    const near = DOUBLE * fragment.size;
    const printed = [row - 1, row, row + 1].flatMap((at) => seen.get(`${at} ${text}`) ?? []);
    const isDouble = printed.some(
      ({ left, base }) =>
        Math.abs(left - fragment.left) < near && Math.abs(base - fragment.base) < near,
    );
    if (isDouble) return false;
    const key = `${row} ${text}`;
    seen.set(key, [...(seen.get(key) ?? []), fragment]);
    return true;
  });
}
