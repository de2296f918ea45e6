import { apply, boundsOf, type Matrix, type Point, type Rect } from "../geometry.ts";
import { listOf, numberOf } from "./arguments.ts";

/** The steps of a path, as pdf.js numbers them, with how many numbers each takes. */
const STEPS = [
  { numbers: 2, draws: true },
  { numbers: 2, draws: true },
  { numbers: 6, draws: true },
  { numbers: 4, draws: true },
  { numbers: 0, draws: false },
] as const;
const STEP = { move: 0, close: 4 } as const;
/** Of its bounds: a rectangle with rounded corners still counts as one that is filled. */
const SOLID_SHARE = 0.9;
const MAX_POINTS = 400;
/** A pen that draws more lines than this at once is taken by the bounds of all of them. */
const MAX_SEGMENTS = 60;

export interface Outline {
  readonly points: readonly Point[];
  readonly parts: number;
  /** What a pen goes along: each from one point to the next. */
  readonly segments: readonly (readonly [Point, Point])[];
}

export function outlineOf(matrix: Matrix, data: unknown): Outline {
  const numbers = listOf(data);
  const points: Point[] = [];
  const segments: (readonly [Point, Point])[] = [];
  let parts = 0;
  let at = 0;
  let start: Point | undefined;
  while (at < numbers.length && points.length < MAX_POINTS) {
    const code = numberOf(numbers[at], -1);
    const step = STEPS[code];
    if (!step) break;
    const before = points.at(-1);
    const last = at + step.numbers;
    if (step.draws) {
      const point = apply(matrix, numberOf(numbers[last - 1]), numberOf(numbers[last]));
      if (code === STEP.move) {
        parts += 1;
        start = point;
      } else if (before) segments.push([before, point]);
      points.push(point);
    }
    if (code === STEP.close && before && start) segments.push([before, start]);
    at = last + 1;
  }
  return { points, parts, segments };
}

/** The area of a polygon by the shoelace rule. */
function areaInside(points: readonly Point[]): number {
  const twice = points.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % points.length] ?? [x, y];
    return sum + x * nextY - nextX * y;
  }, 0);
  return Math.abs(twice) / 2;
}

export function fillsItsBounds(outline: Outline): boolean {
  if (outline.parts !== 1) return false;
  const bounds = boundsOf(outline.points);
  const area = (bounds.right - bounds.left) * (bounds.bottom - bounds.top);
  return areaInside(outline.points) >= SOLID_SHARE * area;
}

/** Where a pen of this width leaves ink at most. */
export function strokeRects({ points, segments }: Outline, width: number): Rect[] {
  const half = width / 2;
  const lines = segments.length > MAX_SEGMENTS ? [points] : segments;
  return lines.map((line) => {
    const { left, top, right, bottom } = boundsOf(line);
    return { left: left - half, top: top - half, right: right + half, bottom: bottom + half };
  });
}
