import { standAsColumns } from "./column-evidence.ts";
import type { Fragment } from "./fragments.ts";

/** Part of a page whose lines go across it from edge to edge. */
export type Region = readonly Fragment[];

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
