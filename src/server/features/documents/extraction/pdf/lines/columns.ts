import { standAsColumns } from "./column-evidence.ts";
import type { Fragment } from "./fragments.ts";

/** Part of a page whose lines go across it from edge to edge. */
export type Region = readonly Fragment[];

/** In points, except where it says otherwise. */
const EDGE_STEP = 2;
const SLACK = 1;
const LEAST_GUTTER = 5;
const LEAST_STARTS = 3;
const LEAST_HEIGHT = 40;
const MAX_EDGES = 24;
const MAX_DEPTH = 4;

interface Band {
  readonly left: readonly Fragment[];
  readonly right: readonly Fragment[];
  readonly rest: readonly Fragment[];
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

/** The stretches of the page in which nothing crosses this edge. */
function clearStretches(fragments: readonly Fragment[], edge: number): Fragment[][] {
  const stretches: Fragment[][] = [[]];
  for (const fragment of fragments) {
    const crosses = fragment.left < edge - SLACK && fragment.right > edge + SLACK;
    if (crosses) stretches.push([]);
    else stretches.at(-1)?.push(fragment);
  }
  return stretches;
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
  const taken = new Set([...left, ...right]);
  const rest = all.filter((fragment) => !taken.has(fragment));
  return {
    left,
    right,
    rest,
    weight: Math.min(left.length, right.length) * heightBeside(left, right),
  };
}

/** Splits a page along its gutters; regions come in the order in which the file paints them. */
export function splitColumns(fragments: readonly Fragment[], depth = 0): Region[] {
  const inOrder = (regions: Region[]) =>
    regions
      .filter((region) => region.length > 0)
      .sort((one, other) => firstOf(one) - firstOf(other));
  if (depth >= MAX_DEPTH) return inOrder([fragments]);
  const downwards = [...fragments].sort((one, other) => one.base - other.base);
  const bands = startEdges(fragments)
    .flatMap((edge) =>
      clearStretches(downwards, edge).map((stretch) => bandAt(downwards, stretch, edge)),
    )
    .filter((band) => band !== undefined);
  const [best] = bands.sort((one, other) => other.weight - one.weight);
  if (!best) return inOrder([fragments]);
  return inOrder(
    [best.left, best.right, best.rest].flatMap((part) => splitColumns(part, depth + 1)),
  );
}

function firstOf(region: Region): number {
  return region.reduce((least, { order }) => Math.min(least, order), Number.POSITIVE_INFINITY);
}
