import type { Colour } from "../contrast.ts";

/** How letters look. "auto" is black or white, whichever can be read. */
export interface RunLook {
  readonly size: number;
  readonly bold: boolean;
  readonly colour: Colour | "auto";
  /** What the letters themselves stand on; undefined where they say nothing about it. */
  readonly shade: Colour | undefined;
  readonly vanishes: boolean;
  /** Percent of the usual width. */
  readonly across: number;
  /** Between letters, in points. */
  readonly spacing: number;
}

export const DEFAULT_RUN: RunLook = {
  size: 10,
  bold: false,
  colour: "auto",
  shade: undefined,
  vanishes: false,
  across: 100,
  spacing: 0,
};

/** How a paragraph stands. Lengths in points. */
export interface ParagraphLook {
  /** 1 for the highest; undefined for ordinary text. */
  readonly heading: number | undefined;
  /** The list it belongs to ("0" takes it out of its style's list) and how deep. */
  readonly list: string | undefined;
  readonly level: number;
  readonly before: number;
  readonly after: number;
  readonly shade: Colour | undefined;
  /** Word cuts off what stands higher than an exact line. */
  readonly exactLine: number | undefined;
  readonly indent: number;
  /** More than that for its first line; negative where it hangs. */
  readonly firstLine: number;
  /** Where it stands if it stands in a frame of its own. */
  readonly frame: Place | undefined;
}

/** In points; `fromPage` where a length is counted from the edge of the page. */
export interface Place {
  readonly x: number | undefined;
  readonly y: number | undefined;
  readonly width: number;
  readonly height: number;
  readonly fromPage: { readonly x: boolean; readonly y: boolean };
}

export const DEFAULT_PARAGRAPH: ParagraphLook = {
  heading: undefined,
  list: undefined,
  level: 0,
  before: 0,
  after: 0,
  shade: undefined,
  exactLine: undefined,
  indent: 0,
  firstLine: 0,
  frame: undefined,
};
