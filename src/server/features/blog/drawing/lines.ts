import { between, type Dice } from "./dice.ts";
import { along, box, filled, INK, stroke } from "./strokes.ts";

const ROWS = 9;
const FIRST_Y = 22;
const ROW_STEP = 19;
const LEFT = 48;
const GAP = 6;

/** A page of text with two passages marked: resumes and careers. */
export function drawLines(dice: Dice): string {
  const marked = new Set([between(dice, 1, 3), between(dice, 4, 7)]);
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const y = FIRST_Y + row * ROW_STEP;
    const margin = stroke(along(22, y, 8), INK.pale, 1);
    return margin + (marked.has(row) ? markedRow(dice, y) : plainRow(dice, y));
  });
  return rows.join("");
}

function plainRow(dice: Dice, y: number): string {
  const words = wordsUpTo(dice, between(dice, 90, 270));
  return words.map(({ x, length }) => stroke(along(x, y, length), INK.pale, 1.2)).join("");
}

function markedRow(dice: Dice, y: number): string {
  const words = wordsUpTo(dice, between(dice, 120, 200));
  const last = words.at(-1);
  const width = last ? last.x + last.length - LEFT + 8 : 0;
  const pen = box({ x: LEFT - 4, y: y - 8, width, height: 14 }, filled(INK.pen));
  return pen + words.map(({ x, length }) => stroke(along(x, y, length), INK.black, 1.6)).join("");
}

function wordsUpTo(dice: Dice, room: number) {
  const words: { x: number; length: number }[] = [];
  for (let x = LEFT; x < LEFT + room; ) {
    const length = between(dice, 16, 56);
    words.push({ x, length });
    x += length + GAP;
  }
  return words;
}
