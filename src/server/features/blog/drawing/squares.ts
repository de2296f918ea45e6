import { between, type Dice } from "./dice.ts";
import { box, filled, INK, outlined } from "./strokes.ts";

const COLUMNS = 9;
const ROWS = 4;
const SIDE = 18;
const STEP = 36.5;
const LEFT = 45;
const TOP = 31;
const MARKED = 3;

/** Requirements met, met in part and not met, three in a row marked: hiring. */
export function drawSquares(dice: Dice): string {
  const row = between(dice, 0, ROWS - 1);
  const column = between(dice, 0, COLUMNS - MARKED);
  const pen = {
    x: LEFT + column * STEP - 9,
    y: TOP + row * STEP - 9,
    width: (MARKED - 1) * STEP + SIDE + 18,
    height: SIDE + 18,
  };
  const squares = Array.from({ length: ROWS * COLUMNS }, (_, at) => {
    const line = Math.floor(at / COLUMNS);
    const place = at % COLUMNS;
    const isMarked = line === row && place >= column && place < column + MARKED;
    return square(LEFT + place * STEP, TOP + line * STEP, isMarked ? 0 : dice());
  });
  return box(pen, filled(INK.pen)) + squares.join("");
}

const FULL_UP_TO = 0.5;
const HALF_UP_TO = 0.65;

function square(x: number, y: number, share: number): string {
  const place = { x, y, width: SIDE, height: SIDE };
  if (share < FULL_UP_TO) return box(place, filled(INK.grey));
  const frame = box(place, outlined(INK.grey, 1.2));
  if (share >= HALF_UP_TO) return frame;
  return `${frame}<path d="M${x} ${y + SIDE}V${y}H${x + SIDE}z" ${filled(INK.grey)}/>`;
}
