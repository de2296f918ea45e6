import {
  apply,
  boundsOf,
  combine,
  common,
  isUpright,
  type Matrix,
  moved,
  type Point,
  type Rect,
  UNIT_SQUARE,
} from "./geometry.ts";
import { addPaint, change, type Operator, type Operators, type Walk } from "./interpret-walk.ts";
import { listOf, matrixOf, numberOf } from "./state-operators.ts";

/** In points: a finer pen hides nothing, however often it comes by. */
const LEAST_PEN = 0.3;

interface PathKinds {
  readonly fills: ReadonlySet<number>;
  readonly strokes: ReadonlySet<number>;
}

/** Corners, dashes and curves make it uncertain where exactly a pen leaves its ink. */
function paintStroke(walk: Walk, outline: Outline): void {
  const { matrix, lineWidth, stroke, strokeAlpha } = walk.state;
  const scale = Math.max(Math.hypot(matrix[0], matrix[1]), Math.hypot(matrix[2], matrix[3]));
  const width = lineWidth * scale;
  if (width < LEAST_PEN) return;
  for (const rect of strokeRects(outline, width)) {
    addPaint(walk, { rect, kind: "stroke", colour: stroke, alpha: strokeAlpha, solid: false });
  }
}

function constructPath({ fills, strokes }: PathKinds): Operator {
  return (walk, args) => {
    const outline = outlineOf(walk.state.matrix, listOf(args[1])[0]);
    if (outline.points.length > 0) {
      const rect = boundsOf(outline.points);
      const solid = fillsItsBounds(outline);
      if (fills.has(numberOf(args[0], -1))) {
        const { fill, fillAlpha } = walk.state;
        addPaint(walk, {
          rect,
          kind: fill === undefined ? "gradient" : "fill",
          colour: fill,
          alpha: fillAlpha,
          solid,
        });
      }
      if (strokes.has(numberOf(args[0], -1))) paintStroke(walk, outline);
      if (walk.clipNext) {
        const clipOddly = walk.state.clipOddly || !solid;
        change(walk, { clip: common(walk.state.clip, rect), clipOddly });
      }
    }
    walk.clipNext = false;
  };
}

function paintImage(walk: Walk, opaque: boolean): void {
  addPaint(walk, {
    rect: moved(walk.state.matrix, UNIT_SQUARE),
    kind: "image",
    colour: undefined,
    alpha: walk.state.fillAlpha,
    solid: opaque && isUpright(walk.state.matrix),
  });
}

/** The same picture several times, each with a matrix or a place of its own. */
function paintImages(walk: Walk, groups: readonly unknown[]): void {
  const { state } = walk;
  for (const matrix of groups) {
    walk.state = { ...state, matrix: combine(state.matrix, matrixOf(matrix)) };
    paintImage(walk, false);
  }
  walk.state = state;
}

function clipNext(walk: Walk): void {
  walk.clipNext = true;
}

/** `codes` are pdf.js's own numbers for its operators. */
export function paintOperators(codes: Readonly<Record<string, number>>): Operators {
  const both = ["fillStroke", "eoFillStroke", "closeFillStroke", "closeEOFillStroke"];
  const codesOf = (...names: string[]) => new Set(names.flatMap((name) => codes[name] ?? []));
  return {
    constructPath: constructPath({
      fills: codesOf("fill", "eoFill", "rawFillPath", ...both),
      strokes: codesOf("stroke", "closeStroke", ...both),
    }),
    clip: clipNext,
    eoClip: clipNext,
    shadingFill: (walk) =>
      addPaint(walk, {
        rect: walk.state.clip,
        kind: "gradient",
        colour: undefined,
        alpha: walk.state.fillAlpha,
        solid: true,
      }),
    paintImageXObject: (walk) => paintImage(walk, true),
    paintInlineImageXObject: (walk) => paintImage(walk, true),
    paintImageMaskXObject: (walk) => paintImage(walk, false),
    paintSolidColorImageMask: (walk) => paintImage(walk, false),
    paintImageXObjectRepeat: (walk, args) => paintImages(walk, repeatedMatrices(args)),
    paintImageMaskXObjectRepeat: (walk) => paintImage(walk, false),
    paintImageMaskXObjectGroup: (walk) => paintImage(walk, false),
    paintInlineImageXObjectGroup: (walk) => paintImage(walk, false),
  };
}

/** pdf.js writes one scale and a flat list of places: [id, scaleX, scaleY, [x, y, x, y, …]]. */
function repeatedMatrices(args: readonly unknown[]): unknown[] {
  const places = listOf(args[3]);
  const matrices: unknown[] = [];
  for (let at = 0; at + 1 < places.length; at += 2) {
    matrices.push([args[1], 0, 0, args[2], places[at], places[at + 1]]);
  }
  return matrices;
}

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

interface Outline {
  readonly points: readonly Point[];
  readonly parts: number;
  /** What a pen goes along: each from one point to the next. */
  readonly segments: readonly (readonly [Point, Point])[];
}

function outlineOf(matrix: Matrix, data: unknown): Outline {
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

function fillsItsBounds(outline: Outline): boolean {
  if (outline.parts !== 1) return false;
  const bounds = boundsOf(outline.points);
  const area = (bounds.right - bounds.left) * (bounds.bottom - bounds.top);
  return areaInside(outline.points) >= SOLID_SHARE * area;
}

/** Where a pen of this width leaves ink at most. */
function strokeRects({ points, segments }: Outline, width: number): Rect[] {
  const half = width / 2;
  const lines = segments.length > MAX_SEGMENTS ? [points] : segments;
  return lines.map((line) => {
    const { left, top, right, bottom } = boundsOf(line);
    return { left: left - half, top: top - half, right: right + half, bottom: bottom + half };
  });
}
