import type { Colour } from "../contrast.ts";
import type { Rect } from "./geometry.ts";

/** What the glyphs of one piece of text share. */
export interface GlyphStyle {
  readonly font: string;
  readonly bold: boolean;
  /** The height of the type as it stands on the page, in points. */
  readonly size: number;
  /** The same across: differs where type is squeezed. */
  readonly across: number;
  /** Degrees clockwise as the page is shown, 0 for ordinary text. */
  readonly angle: number;
  /** undefined: a pattern or a gradient. */
  readonly colour: Colour | undefined;
  readonly alpha: number;
  /** Painted by no ink at all (text render modes 3 and 7). */
  readonly inkless: boolean;
  /** The layer that it belongs to is switched off. */
  readonly layerOff: boolean;
  readonly clip: Rect;
  /** A mask, a blend, a clip in another form or a drawn font decides what is seen of it. */
  readonly masked: boolean;
  /** The file itself marks it as a label of a list item. */
  readonly label: boolean;
}

/** One glyph where it stands: its baseline from (x, y) to (endX, endY). */
export interface Glyph {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly endX: number;
  readonly endY: number;
  /** A space was printed before it. */
  readonly spaced: boolean;
  /** Its place in the order of painting. */
  readonly order: number;
  readonly style: GlyphStyle;
}

/** Something that was painted and is not text. */
export interface Paint {
  readonly rect: Rect;
  readonly order: number;
  readonly kind: "fill" | "image" | "gradient" | "stroke";
  /** undefined: an image, a gradient or a pattern. */
  readonly colour: Colour | undefined;
  readonly alpha: number;
  /** It fills its rectangle to the edges. */
  readonly solid: boolean;
  readonly label: boolean;
}

export interface PageContent {
  readonly width: number;
  readonly height: number;
  readonly glyphs: readonly Glyph[];
  readonly paints: readonly Paint[];
  /** So much was painted that not everything was kept. */
  readonly crowded: boolean;
}
