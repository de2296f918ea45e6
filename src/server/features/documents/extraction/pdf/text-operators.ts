import type { Colour } from "../contrast.ts";
import { apply, combine, type Matrix } from "./geometry.ts";
import {
  alphaNow,
  change,
  type GraphicsState,
  labelNow,
  layerOffNow,
  MAX_GLYPHS,
  maskedNow,
  type Operators,
  TEXT_START,
  type Walk,
} from "./interpret-walk.ts";
import type { GlyphStyle } from "./page-content.ts";
import { listOf, matrixOf, numberOf, propertyOf, textOf } from "./state-operators.ts";

const RENDER = { stroke: 1, fillAndStroke: 2, none: 3, clipOnly: 7, withClip: 4 } as const;
const DEGREES = 180 / Math.PI;
/** Kerning in TJ is counted in thousandths of the type size. */
const KERNING = 0.001;

interface Ink {
  readonly colour: Colour | undefined;
  readonly alpha: number;
  readonly twoColours: boolean;
}

function inkOf(state: GraphicsState): Ink {
  const paints = state.renderMode % RENDER.withClip;
  const twoColours = paints === RENDER.fillAndStroke && state.fill !== state.stroke;
  return {
    colour: paints === RENDER.stroke ? state.stroke : state.fill,
    alpha: paints === RENDER.stroke ? state.strokeAlpha : state.fillAlpha,
    twoColours,
  };
}

/** Whether something else than its own ink decides what is seen of a text. */
function isMasked(walk: Walk, { twoColours }: Ink): boolean {
  const { renderMode, font } = walk.state;
  return maskedNow(walk) || twoColours || renderMode === RENDER.clipOnly || font.drawn;
}

function styleOf(walk: Walk, matrix: Matrix): GlyphStyle {
  const { state } = walk;
  const ink = inkOf(state);
  const inkless = state.renderMode === RENDER.none && !state.font.drawn;
  const size = Math.abs(state.fontSize);
  const along = Math.hypot(matrix[0], matrix[1]);
  const area = Math.abs(matrix[0] * matrix[3] - matrix[1] * matrix[2]);
  const flip = Math.sign(state.fontSize) * Math.sign(state.acrossScale) || 1;
  const angle = Math.atan2(matrix[1] * flip, matrix[0] * flip) * DEGREES;
  return {
    font: state.font.name,
    bold: state.font.bold || (state.renderMode === RENDER.fillAndStroke && !ink.twoColours),
    size: along === 0 ? 0 : (area / along) * size * state.font.height,
    // A drawn font has units of its own; its type size alone says nothing.
    across: along * size * Math.abs(state.acrossScale) * state.font.height,
    angle,
    colour: ink.twoColours ? undefined : ink.colour,
    alpha: alphaNow(walk, ink.alpha),
    inkless: inkless || state.renderMode === RENDER.clipOnly,
    layerOff: layerOffNow(walk),
    clip: state.clip,
    masked: !inkless && isMasked(walk, ink),
    label: labelNow(walk),
  };
}

function addGlyph(
  walk: Walk,
  style: GlyphStyle,
  matrix: Matrix,
  text: string,
  from: number,
  to: number,
): void {
  if (text === "" || walk.glyphs.length >= MAX_GLYPHS) return;
  if (text.trim() === "") {
    walk.spaced = true;
    return;
  }
  const y = walk.place.y + walk.state.rise;
  const start = apply(matrix, from, y);
  const end = apply(matrix, to, y);
  walk.order += 1;
  walk.glyphs.push({
    text,
    x: start[0],
    y: start[1],
    endX: end[0],
    endY: end[1],
    spaced: walk.spaced,
    order: walk.order,
    style,
  });
  walk.spaced = false;
}

function showText(walk: Walk, pieces: readonly unknown[]): void {
  const { state, place } = walk;
  const { font } = state;
  const size = Math.abs(state.fontSize);
  const direction = state.fontSize < 0 ? -1 : 1;
  const across = state.acrossScale * direction;
  const matrix = combine(state.matrix, place.matrix);
  const style = styleOf(walk, matrix);
  if (state.renderMode >= RENDER.withClip) walk.clipsByText = true;
  let x = 0;
  for (const piece of pieces) {
    if (typeof piece === "number") {
      x += (font.vertical ? 1 : -1) * piece * size * KERNING;
      continue;
    }
    const width = numberOf(propertyOf(piece, "width")) * size * font.unit;
    const text = textOf(propertyOf(piece, "unicode"));
    if (!font.vertical) {
      addGlyph(walk, style, matrix, text, place.x + x * across, place.x + (x + width) * across);
    }
    const wordSpacing = propertyOf(piece, "isSpace") === true ? state.wordSpacing : 0;
    x += width + (state.charSpacing + wordSpacing) * direction;
  }
  walk.place = font.vertical ? { ...place, y: place.y - x } : { ...place, x: place.x + x * across };
}

function moveText(walk: Walk, x: number, y: number): void {
  const lineX = walk.place.lineX + x;
  const lineY = walk.place.lineY + y;
  walk.place = { ...walk.place, lineX, lineY, x: lineX, y: lineY };
}

export const TEXT_OPERATORS: Operators = {
  beginText: (walk) => {
    walk.place = TEXT_START;
    walk.clipsByText = false;
  },
  endText: (walk) => {
    if (walk.clipsByText) change(walk, { clipOddly: true });
    walk.clipsByText = false;
  },
  setCharSpacing: (walk, args) => change(walk, { charSpacing: numberOf(args[0]) }),
  setWordSpacing: (walk, args) => change(walk, { wordSpacing: numberOf(args[0]) }),
  setHScale: (walk, args) => change(walk, { acrossScale: numberOf(args[0], 100) / 100 }),
  setLeading: (walk, args) => change(walk, { leading: -numberOf(args[0]) }),
  setTextRenderingMode: (walk, args) => change(walk, { renderMode: numberOf(args[0]) }),
  setTextRise: (walk, args) => change(walk, { rise: numberOf(args[0]) }),
  moveText: (walk, args) => moveText(walk, numberOf(args[0]), numberOf(args[1])),
  setLeadingMoveText: (walk, args) => {
    change(walk, { leading: numberOf(args[1]) });
    moveText(walk, numberOf(args[0]), numberOf(args[1]));
  },
  setTextMatrix: (walk, args) => {
    const matrix = matrixOf(args.length === 1 ? args[0] : args);
    walk.place = { ...TEXT_START, matrix };
  },
  nextLine: (walk) => moveText(walk, 0, walk.state.leading),
  showText: (walk, args) => showText(walk, listOf(args[0])),
};
