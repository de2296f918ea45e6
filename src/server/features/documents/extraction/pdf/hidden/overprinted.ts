import { holds, type Rect } from "../geometry.ts";
import type { Glyph } from "../page-content.ts";
import { middleOf } from "./ink-box.ts";

/** In points: the page is cut into squares, so that a letter looks only at its neighbours. */
const SQUARE = 24;
/** Of one glyph, and of one square; more is done on purpose, and only the print can tell. */
const MAX = { squares: 400, letters: 300 } as const;

const ROW = 1 << 20;

interface Letter {
  readonly box: Rect;
  readonly glyph: Glyph;
}

/** One number for both: places are within some thousands of squares. */
function keyOf(column: number, row: number): number {
  return row * ROW + column;
}

function squaresOf({ left, top, right, bottom }: Rect): number[] {
  const keys: number[] = [];
  const lastColumn = Math.floor(right / SQUARE);
  for (let row = Math.floor(top / SQUARE); row <= Math.floor(bottom / SQUARE); row += 1) {
    for (let column = Math.floor(left / SQUARE); column <= lastColumn; column += 1) {
      if (keys.length >= MAX.squares) return keys;
      keys.push(keyOf(column, row));
    }
  }
  return keys;
}

function leavesInk({ style }: Glyph): boolean {
  return !style.inkless && !style.layerOff;
}

/** Whether letters in another colour were printed later where a glyph stands. */
export function overprinted(
  glyphs: readonly Glyph[],
  boxes: readonly Rect[],
): (glyph: Glyph, box: Rect) => boolean {
  const colours = new Set(glyphs.map(({ style }) => style.colour));
  if (colours.size < 2) return () => false;
  const squares = new Map<number, Letter[]>();
  glyphs.forEach((glyph, at) => {
    const box = boxes[at];
    if (!box || !leavesInk(glyph)) return;
    for (const key of squaresOf(box)) {
      const letters = squares.get(key);
      if (!letters) squares.set(key, [{ box, glyph }]);
      else if (letters.length <= MAX.letters) letters.push({ box, glyph });
    }
  });
  return (glyph, box) => {
    const [x, y] = middleOf(box);
    const near = squares.get(keyOf(Math.floor(x / SQUARE), Math.floor(y / SQUARE))) ?? [];
    if (near.length > MAX.letters) return true;
    return near.some(
      (other) =>
        other.glyph.order > glyph.order &&
        other.glyph.style.colour !== glyph.style.colour &&
        holds(other.box, x, y),
    );
  };
}
