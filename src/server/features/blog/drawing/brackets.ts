import { between, type Dice } from "./dice.ts";
import { box, filled, INK, stroke } from "./strokes.ts";

const ROWS = 4;
const LEFT = 120;
const FIRST_Y = 51;
const STEP = 26;
const THICK = 10;

/** Something said between brackets, one line of it marked: privacy. */
export function drawBrackets(dice: Dice): string {
  const marked = between(dice, 0, ROWS - 1);
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const place = {
      x: LEFT,
      y: FIRST_Y + row * STEP,
      width: between(dice, 70, 160),
      height: THICK,
    };
    if (row !== marked) return box(place, filled(INK.dark));
    const pen = { x: LEFT - 4, y: place.y - 4, width: place.width + 8, height: THICK + 8 };
    return box(pen, filled(INK.pen)) + box(place, filled(INK.black));
  });
  return stroke("M112 34H84V156H112M288 34H316V156H288", INK.dark, 1.6) + rows.join("");
}
