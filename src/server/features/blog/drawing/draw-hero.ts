import { drawBars } from "./bars.ts";
import { drawBrackets } from "./brackets.ts";
import { type Dice, diceOf } from "./dice.ts";
import { drawLines } from "./lines.ts";
import { drawSquares } from "./squares.ts";
import { SHEET } from "./strokes.ts";

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
