import type { Glyph } from "./page-content.ts";

/** A glyph in a frame in which its own baseline runs from left to right. */
export interface Letter {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly base: number;
  readonly size: number;
  readonly bold: boolean;
  readonly spaced: boolean;
  readonly order: number;
  readonly label: boolean;
}

/** Where word processors' own symbol fonts keep their list marks. */
const SYMBOL_MARKS = new Set([
  0xf0b7, 0xf0a7, 0xf0d8, 0xf0fc, 0xf076, 0xf06c, 0xf06e, 0xf0a8, 0xf071, 0xf02d,
]);
const ICON_FONT = /awesome|icon|fontello|material|glyphicon/i;
const PRIVATE = /^[\uE000-\uF8FF]$/;

function textOf({ text, style }: Glyph): string {
  if (!PRIVATE.test(text)) return text;
  const isMark = SYMBOL_MARKS.has(text.charCodeAt(0)) && !ICON_FONT.test(style.font);
  return isMark ? "•" : "";
}

/** Turns the page by so many degrees, so that text at this angle runs from left to right. */
export function turner(angle: number): (x: number, y: number) => readonly [number, number] {
  if (angle === 0) return (x, y) => [x, y];
  const turn = (-angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
  return (x, y) => [x * cos - y * sin, x * sin + y * cos];
}

export function lettersOf(glyphs: readonly Glyph[], angle: number): Letter[] {
  const turned = turner(angle);
  let spaced = false;
  return glyphs.flatMap((glyph) => {
    const text = textOf(glyph);
    if (text === "") {
      spaced = true;
      return [];
    }
    const [left, base] = turned(glyph.x, glyph.y);
    const [right] = turned(glyph.endX, glyph.endY);
    const { size, bold, label } = glyph.style;
    const letter = { text, left, right, base, size, bold, label, order: glyph.order };
    const wasSpaced = spaced;
    spaced = false;
    return [{ ...letter, spaced: glyph.spaced || wasSpaced }];
  });
}
