import { combine, common, IDENTITY, type Matrix, moved } from "./geometry.ts";
import { change, firstState, type Operators, restore, save, type Walk } from "./interpret-walk.ts";

export function matrixOf(value: unknown): Matrix {
  const [a, b, c, d, e, f] = listOf(value);
  if (a === undefined || f === undefined) return IDENTITY;
  return [numberOf(a), numberOf(b), numberOf(c), numberOf(d), numberOf(e), numberOf(f)];
}

function transform(walk: Walk, matrix: Matrix): void {
  change(walk, { matrix: combine(walk.state.matrix, matrix) });
}

/** `box` in the units of `matrix`: [x, y, x, y]. */
function clipTo(walk: Walk, matrix: Matrix, box: unknown): void {
  const [left, top, right, bottom] = listOf(box);
  if (left === undefined || bottom === undefined) return;
  const rect = moved(matrix, {
    left: numberOf(left),
    top: numberOf(top),
    right: numberOf(right),
    bottom: numberOf(bottom),
  });
  change(walk, { clip: common(walk.state.clip, rect) });
}

/** The mask and the opacity hold for the group as a whole, and start afresh inside it. */
function beginGroup(walk: Walk, group: unknown): void {
  save(walk);
  const { state } = walk;
  const asMask = Boolean(propertyOf(group, "smask"));
  clipTo(
    walk,
    combine(state.matrix, matrixOf(propertyOf(group, "matrix"))),
    propertyOf(group, "bbox"),
  );
  walk.groups.push({ alpha: state.fillAlpha, masked: asMask || state.masked || state.blended });
  change(walk, { fillAlpha: 1, strokeAlpha: 1, masked: false, blended: false });
}

/** An annotation's picture is painted from the page's own corner, whatever came before. */
function beginAnnotation(walk: Walk, args: readonly unknown[]): void {
  save(walk);
  walk.state = firstState(walk.base);
  clipTo(walk, walk.base, args[1]);
  transform(walk, matrixOf(args[2]));
  transform(walk, matrixOf(args[3]));
}

const PARAMETERS: Readonly<Record<string, (walk: Walk, value: unknown) => void>> = {
  ca: (walk, value) => change(walk, { fillAlpha: numberOf(value, 1) }),
  CA: (walk, value) => change(walk, { strokeAlpha: numberOf(value, 1) }),
  SMask: (walk, value) => change(walk, { masked: Boolean(value) }),
  BM: (walk, value) => change(walk, { blended: value !== "source-over" }),
  LW: (walk, value) => change(walk, { lineWidth: numberOf(value, 1) }),
  Font: (walk, value) => setFont(walk, listOf(value)),
};

function setFont(walk: Walk, args: readonly unknown[]): void {
  change(walk, { font: walk.fontOf(textOf(args[0])), fontSize: numberOf(args[1]) });
}

function colourOf(value: unknown): number | undefined {
  const text = textOf(value);
  if (!/^#[0-9a-f]{6}$/i.test(text)) return undefined;
  return Number.parseInt(text.slice(1), 16);
}

export const STATE_OPERATORS: Operators = {
  save,
  restore,
  transform: (walk, args) => transform(walk, matrixOf(args)),
  setGState: (walk, args) => {
    for (const entry of listOf(args[0])) {
      const [name, value] = listOf(entry);
      PARAMETERS[textOf(name)]?.(walk, value);
    }
  },
  setFont,
  setFillRGBColor: (walk, args) => change(walk, { fill: colourOf(args[0]) }),
  setStrokeRGBColor: (walk, args) => change(walk, { stroke: colourOf(args[0]) }),
  setLineWidth: (walk, args) => change(walk, { lineWidth: numberOf(args[0], 1) }),
  setFillColorN: (walk) => change(walk, { fill: undefined }),
  setStrokeColorN: (walk) => change(walk, { stroke: undefined }),
  setFillTransparent: (walk) => change(walk, { fillAlpha: 0 }),
  setStrokeTransparent: (walk) => change(walk, { strokeAlpha: 0 }),
  paintFormXObjectBegin: (walk, args) => {
    save(walk);
    transform(walk, matrixOf(args[0]));
    clipTo(walk, walk.state.matrix, args[1]);
  },
  paintFormXObjectEnd: restore,
  beginGroup: (walk, args) => beginGroup(walk, args[0]),
  endGroup: (walk) => {
    walk.groups.pop();
    restore(walk);
  },
  beginAnnotation,
  endAnnotation: restore,
  beginMarkedContent: (walk, args) => walk.marks.push({ off: false, label: args[0] === "Lbl" }),
  beginMarkedContentProps: (walk, args) => {
    const off = args[0] === "OC" && !walk.layerIsOn(args[1]);
    walk.marks.push({ off, label: args[0] === "Lbl" });
  },
  endMarkedContent: (walk) => walk.marks.pop(),
};

/** pdf.js hands over an operator's arguments without types: these take them as what they must be. */

export function listOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value;
  if (value instanceof Float32Array || value instanceof Float64Array) return Array.from(value);
  return [];
}

export function numberOf(value: unknown, otherwise = 0): number {
  return typeof value === "number" && Number.isFinite(value) ? value : otherwise;
}

export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

export function propertyOf(value: unknown, name: string): unknown {
  if (typeof value !== "object" || value === null) return undefined;
  return Reflect.get(value, name);
}
