import type { Colour } from "../contrast.ts";
import { areaOf, common, EVERYWHERE, IDENTITY, type Matrix, type Rect } from "./geometry.ts";
import type { Glyph, Paint } from "./page-content.ts";

interface Group {
  readonly alpha: number;
  readonly masked: boolean;
}

interface Mark {
  readonly off: boolean;
  readonly label: boolean;
}

/** Everything that is known while the operators of one page are gone through. */
export interface Walk {
  state: GraphicsState;
  readonly saved: GraphicsState[];
  /** How many states were too deep to be kept: so many are not brought back. */
  unsaved: number;
  place: TextPlace;
  readonly groups: Group[];
  readonly marks: Mark[];
  /** The next path narrows the clip (the operator comes before its path). */
  clipNext: boolean;
  /** Letters of this text object narrow the clip once it ends. */
  clipsByText: boolean;
  /** A space was printed since the last glyph. */
  spaced: boolean;
  order: number;
  readonly glyphs: Glyph[];
  readonly paints: Paint[];
  crowded: boolean;
  readonly base: Matrix;
  readonly page: Rect;
  readonly fontOf: (name: string) => Font;
  readonly layerIsOn: (layer: unknown) => boolean;
}

export type Operator = (walk: Walk, args: readonly unknown[]) => void;
export type Operators = Readonly<Record<string, Operator>>;

/** More saved states than this are a trick; deeper ones are not kept. */
const MAX_SAVED = 50_000;
const MAX_PAINTS = 4000;
export const MAX_GLYPHS = 600_000;
/** Thinner things are rules and underlines: nothing stands on them or behind them. */
const LEAST_PAINT_AREA = 0.2;

export function startWalk(from: Pick<Walk, "base" | "page" | "fontOf" | "layerIsOn">): Walk {
  return {
    ...from,
    state: firstState(from.base),
    saved: [],
    unsaved: 0,
    place: TEXT_START,
    groups: [],
    marks: [],
    clipNext: false,
    clipsByText: false,
    spaced: false,
    order: 0,
    glyphs: [],
    paints: [],
    crowded: false,
  };
}

export function change(walk: Walk, to: Partial<GraphicsState>): void {
  walk.state = { ...walk.state, ...to };
}

export function save(walk: Walk): void {
  if (walk.saved.length >= MAX_SAVED) {
    walk.unsaved += 1;
    return;
  }
  walk.saved.push(walk.state);
}

export function restore(walk: Walk): void {
  if (walk.unsaved > 0) {
    walk.unsaved -= 1;
    return;
  }
  walk.state = walk.saved.pop() ?? walk.state;
}

export function alphaNow(walk: Walk, own: number): number {
  return walk.groups.reduce((alpha, group) => alpha * group.alpha, own);
}

export function maskedNow(walk: Walk): boolean {
  const { state, groups } = walk;
  if (state.masked || state.blended || state.clipOddly) return true;
  return groups.some((group) => group.masked);
}

export function layerOffNow(walk: Walk): boolean {
  return walk.marks.some((mark) => mark.off);
}

export function labelNow(walk: Walk): boolean {
  return walk.marks.at(-1)?.label ?? false;
}

export function addPaint(
  walk: Walk,
  paint: Pick<Paint, "rect" | "kind" | "colour" | "solid"> & { readonly alpha: number },
): void {
  if (layerOffNow(walk)) return;
  const rect = common(common(paint.rect, walk.state.clip), walk.page);
  if (areaOf(rect) < LEAST_PAINT_AREA) return;
  if (walk.paints.length >= MAX_PAINTS) {
    walk.crowded = true;
    return;
  }
  walk.order += 1;
  walk.paints.push({
    ...paint,
    rect,
    alpha: alphaNow(walk, paint.alpha),
    solid: paint.solid && !maskedNow(walk),
    order: walk.order,
    label: labelNow(walk),
  });
}

export interface Font {
  readonly name: string;
  readonly bold: boolean;
  /** Width of one unit of a glyph, as a share of the type size. */
  readonly unit: number;
  readonly vertical: boolean;
  /** A Type 3 font: the file itself draws its letters, and may draw nothing. */
  readonly drawn: boolean;
  /** Type 3 fonts draw in units of their own; this makes their size comparable. */
  readonly height: number;
}

/** What `save` keeps and `restore` brings back. */
export interface GraphicsState {
  readonly matrix: Matrix;
  readonly clip: Rect;
  readonly clipOddly: boolean;
  readonly fill: Colour | undefined;
  readonly stroke: Colour | undefined;
  readonly fillAlpha: number;
  readonly strokeAlpha: number;
  readonly lineWidth: number;
  readonly masked: boolean;
  readonly blended: boolean;
  readonly font: Font;
  readonly fontSize: number;
  readonly charSpacing: number;
  readonly wordSpacing: number;
  readonly acrossScale: number;
  readonly leading: number;
  readonly rise: number;
  readonly renderMode: number;
}

const NO_FONT: Font = {
  name: "",
  bold: false,
  unit: 0.001,
  vertical: false,
  drawn: false,
  height: 1,
};

export function firstState(matrix: Matrix): GraphicsState {
  return {
    matrix,
    clip: EVERYWHERE,
    clipOddly: false,
    fill: 0x000000,
    stroke: 0x000000,
    fillAlpha: 1,
    strokeAlpha: 1,
    lineWidth: 1,
    masked: false,
    blended: false,
    font: NO_FONT,
    fontSize: 0,
    charSpacing: 0,
    wordSpacing: 0,
    acrossScale: 1,
    leading: 0,
    rise: 0,
    renderMode: 0,
  };
}

/** Where the next glyph stands, inside BT … ET. */
interface TextPlace {
  readonly matrix: Matrix;
  readonly lineX: number;
  readonly lineY: number;
  readonly x: number;
  readonly y: number;
}

export const TEXT_START: TextPlace = { matrix: IDENTITY, lineX: 0, lineY: 0, x: 0, y: 0 };
