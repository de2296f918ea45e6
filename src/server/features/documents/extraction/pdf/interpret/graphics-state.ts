import type { Colour } from "../../contrast.ts";
import { EVERYWHERE, IDENTITY, type Matrix, type Rect } from "../geometry.ts";

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
export interface TextPlace {
  readonly matrix: Matrix;
  readonly lineX: number;
  readonly lineY: number;
  readonly x: number;
  readonly y: number;
}

export const TEXT_START: TextPlace = { matrix: IDENTITY, lineX: 0, lineY: 0, x: 0, y: 0 };
