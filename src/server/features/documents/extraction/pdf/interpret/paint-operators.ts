import {
  apply,
  boundsOf,
  combine,
  common,
  isUpright,
  moved,
  type Point,
  UNIT_SQUARE,
} from "../geometry.ts";
import { listOf, numberOf } from "./arguments.ts";
import { matrixOf } from "./state-operators.ts";
import { addPaint, change, type Operator, type Operators, type Walk } from "./walk.ts";

/** The steps of a path, as pdf.js numbers them, with how many numbers each takes. */
const STEPS = [
  { numbers: 2, draws: true },
  { numbers: 2, draws: true },
  { numbers: 6, draws: true },
  { numbers: 4, draws: true },
  { numbers: 0, draws: false },
] as const;
/** Of its bounds: a rectangle with rounded corners still counts as one that is filled. */
const SOLID_SHARE = 0.9;
const MAX_POINTS = 400;

interface Outline {
  readonly points: readonly Point[];
  readonly parts: number;
}

function outlineOf(walk: Walk, data: unknown): Outline {
  const numbers = listOf(data);
  const points: Point[] = [];
  let parts = 0;
  let at = 0;
  while (at < numbers.length && points.length < MAX_POINTS) {
    const code = numberOf(numbers[at], -1);
    const step = STEPS[code];
    if (!step) break;
    if (code === 0) parts += 1;
    const last = at + step.numbers;
    if (step.draws) {
      points.push(apply(walk.state.matrix, numberOf(numbers[last - 1]), numberOf(numbers[last])));
    }
    at = last + 1;
  }
  return { points, parts };
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

function constructPath(fills: ReadonlySet<number>): Operator {
  return (walk, args) => {
    const outline = outlineOf(walk, listOf(args[1])[0]);
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
  const fills = [
    "fill",
    "eoFill",
    "fillStroke",
    "eoFillStroke",
    "closeFillStroke",
    "closeEOFillStroke",
    "rawFillPath",
  ];
  return {
    constructPath: constructPath(new Set(fills.map((name) => codes[name] ?? -1))),
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
