const LINES_ROWS = 9;
const LINES_FIRST_Y = 22;
const ROW_STEP = 19;
const LINES_LEFT = 48;
const GAP = 6;

/** A page of text with two passages marked: resumes and careers. */
function drawLines(dice: Dice): string {
  const marked = new Set([between(dice, 1, 3), between(dice, 4, 7)]);
  const rows = Array.from({ length: LINES_ROWS }, (_, row) => {
    const y = LINES_FIRST_Y + row * ROW_STEP;
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
  const width = last ? last.x + last.length - LINES_LEFT + 8 : 0;
  const pen = box({ x: LINES_LEFT - 4, y: y - 8, width, height: 14 }, filled(INK.pen));
  return pen + words.map(({ x, length }) => stroke(along(x, y, length), INK.black, 1.6)).join("");
}

function wordsUpTo(dice: Dice, room: number) {
  const words: { x: number; length: number }[] = [];
  for (let x = LINES_LEFT; x < LINES_LEFT + room; ) {
    const length = between(dice, 16, 56);
    words.push({ x, length });
    x += length + GAP;
  }
  return words;
}

const COLUMNS = 9;
const SQUARES_ROWS = 4;
const SIDE = 18;
const SQUARES_STEP = 36.5;
const SQUARES_LEFT = 45;
const SQUARES_TOP = 31;
const MARKED = 3;

/** Requirements met, met in part and not met, three in a row marked: hiring. */
function drawSquares(dice: Dice): string {
  const row = between(dice, 0, SQUARES_ROWS - 1);
  const column = between(dice, 0, COLUMNS - MARKED);
  const pen = {
    x: SQUARES_LEFT + column * SQUARES_STEP - 9,
    y: SQUARES_TOP + row * SQUARES_STEP - 9,
    width: (MARKED - 1) * SQUARES_STEP + SIDE + 18,
    height: SIDE + 18,
  };
  const squares = Array.from({ length: SQUARES_ROWS * COLUMNS }, (_, at) => {
    const line = Math.floor(at / COLUMNS);
    const place = at % COLUMNS;
    const isMarked = line === row && place >= column && place < column + MARKED;
    return square(
      SQUARES_LEFT + place * SQUARES_STEP,
      SQUARES_TOP + line * SQUARES_STEP,
      isMarked ? 0 : dice(),
    );
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

const ROWS = 4;
const BRACKETS_LEFT = 120;
const FIRST_Y = 51;
const STEP = 26;
const THICK = 10;

/** Something said between brackets, one line of it marked: privacy. */
function drawBrackets(dice: Dice): string {
  const marked = between(dice, 0, ROWS - 1);
  const rows = Array.from({ length: ROWS }, (_, row) => {
    const place = {
      x: BRACKETS_LEFT,
      y: FIRST_Y + row * STEP,
      width: between(dice, 70, 160),
      height: THICK,
    };
    if (row !== marked) return box(place, filled(INK.dark));
    const pen = { x: BRACKETS_LEFT - 4, y: place.y - 4, width: place.width + 8, height: THICK + 8 };
    return box(pen, filled(INK.pen)) + box(place, filled(INK.black));
  });
  return stroke("M112 34H84V156H112M288 34H316V156H288", INK.dark, 1.6) + rows.join("");
}

interface Subject {
  readonly title: string;
  /** The slug of the category. */
  readonly category: string;
  /** Of a report: jobs a week, the oldest first. Null for everything else. */
  readonly weekly: readonly number[] | null;
}

/** Every other category is drawn as lines of text. */
const BY_CATEGORY: Record<string, (dice: Dice) => string> = {
  hiring: drawSquares,
  privacy: drawBrackets,
};

/** Times three, it is as wide as a post is on any screen. */
const SCALE = 3;

/** The picture above a post as SVG: without words, without a ground, always the same for the same subject. */
export function drawHero({ title, category, weekly }: Subject): string {
  const { width, height } = SHEET;
  const size = `width="${width * SCALE}" height="${height * SCALE}" viewBox="0 0 ${width} ${height}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${drawn(title, category, weekly)}</svg>`;
}

function drawn(title: string, category: string, weekly: Subject["weekly"]): string {
  const counts = category === "market-report" ? (weekly ?? []) : [];
  if (counts.some((count) => count > 0)) return drawBars(counts);
  return (BY_CATEGORY[category] ?? drawLines)(diceOf(title));
}

const FOOT = 170;
const TOP = 34;
const LEFT = 22;
const RIGHT = 378;

/** A report's own weekly counts, the highest week marked. Bars start at nothing and none is made up. */
function drawBars(weekly: readonly number[]): string {
  const most = Math.max(...weekly, 1);
  const marked = weekly.indexOf(Math.max(...weekly));
  const step = (RIGHT - LEFT) / weekly.length;
  const penWidth = Math.min(step, 22);
  const bars = weekly.map((count, week) => {
    const x = LEFT + step * (week + 0.5);
    const path = down(x, FOOT, (count / most) * (FOOT - TOP));
    if (week !== marked) return stroke(path, INK.pale, 1.4);
    const pen = { x: x - penWidth / 2, y: 14, width: penWidth, height: FOOT - 14 };
    return box(pen, filled(INK.pen)) + stroke(path, INK.black, 2.4);
  });
  return bars.join("") + stroke(along(LEFT, FOOT, RIGHT - LEFT), INK.black, 1.4);
}

/** A number from 0 up to 1. */
type Dice = () => number;

/** Always the same throws for the same words, so that a post's drawing is its own. */
function diceOf(words: string): Dice {
  let state = 2_166_136_261;
  for (const letter of words) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16_777_619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** A whole number, both ends included. */
const between = (dice: Dice, least: number, most: number) =>
  least + Math.floor(dice() * (most - least + 1));

/** The light theme's greys and its marker pen; screens turn them by a filter in the dark one. */
const INK = {
  pale: "#86897f",
  grey: "#62665f",
  dark: "#484c46",
  black: "#1a1c19",
  pen: "#e2edc6",
};

const SHEET = { width: 400, height: 190 };

const round = (value: number) => Math.round(value * 10) / 10;

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const box = ({ x, y, width, height }: Box, paint: string) =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" ${paint}/>`;

const filled = (colour: string) => `fill="${colour}"`;
const outlined = (colour: string, width: number) =>
  `fill="none" stroke="${colour}" stroke-width="${width}"`;

/** `path` in the letters of SVG. */
const stroke = (path: string, colour: string, width: number) =>
  `<path d="${path}" ${outlined(colour, width)}/>`;

const down = (x: number, from: number, length: number) =>
  `M${round(x)} ${round(from)}v${round(-length)}`;
const along = (x: number, y: number, length: number) => `M${round(x)} ${round(y)}h${round(length)}`;
