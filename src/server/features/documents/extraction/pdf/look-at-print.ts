import type { HiddenReason } from "#reading/line.ts";
import { type Colour, distance, melts, WHITE } from "../contrast.ts";
import type { PagePicture } from "../page-picture.ts";
import { boundsOf, type Rect } from "./geometry.ts";
import type { Glyph } from "./page-content.ts";

/** How many pixels a point gets in the picture that is looked at. */
export const LOOKING_SCALE = 2;
/** Ink is where the pixels come near the text's colour; thin strokes never reach it fully. */
const NEAR = 90;
/** Of the pixels of a word. */
const LEAST_INK = 0.015;
/** Of the type size: where every letter has ink, and nothing from above or below reaches in. */
const SMALL_LETTERS: Reach = { above: 0.48, below: -0.04 };
const ALL_LETTERS: Reach = { above: 0.75, below: 0.1 };
/** Of the type size: what a word stands on shows around it. */
const AROUND: Reach = { above: 1, below: 0.35 };
const BESIDE = 0.25;
/** Of the pixels around a word: if so many have its colour, it stands on its own colour. */
const GROUND_SHARE = 0.55;
/** The upper half of each channel: shades of one colour count as one. */
const ROUGHLY = 0xf0f0f0;
const MAX_SAMPLES = 4000;

/** How many pixels of each colour stand in a rectangle. */
function coloursIn(picture: PagePicture, rect: Rect): Map<Colour, number> {
  const { width, height, pixels, scale } = picture;
  const clamp = (value: number, most: number) =>
    Math.min(Math.max(Math.round(value * scale), 0), most - 1);
  const colours = new Map<Colour, number>();
  let left = MAX_SAMPLES;
  for (let y = clamp(rect.top, height); y <= clamp(rect.bottom, height) && left > 0; y += 1) {
    for (let x = clamp(rect.left, width); x <= clamp(rect.right, width); x += 1) {
      const at = (y * width + x) * 4;
      const [red, green, blue] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0];
      const colour = red * 0x10000 + green * 0x100 + blue;
      colours.set(colour, (colours.get(colour) ?? 0) + 1);
      left -= 1;
    }
  }
  return colours;
}

/** The colour that most pixels come near to: what a word stands on. */
function groundOf(colours: ReadonlyMap<Colour, number>): Colour {
  const near = new Map<Colour, { count: number; colour: Colour }>();
  for (const [colour, count] of colours) {
    const rough = colour & ROUGHLY;
    const before = near.get(rough)?.count ?? 0;
    near.set(rough, { colour, count: before + count });
  }
  const [most] = [...near.values()].sort((one, other) => other.count - one.count);
  return most?.colour ?? WHITE;
}

/** The ground is taken from around the word: bold letters fill most of their own box. */
function meltsIntoGround(around: ReadonlyMap<Colour, number>, text: Colour): boolean {
  let [all, same] = [0, 0];
  for (const [colour, count] of around) {
    all += count;
    if (melts(text, colour)) same += count;
  }
  return same > GROUND_SHARE * all;
}

function inkIn(colours: ReadonlyMap<Colour, number>, text: Colour | undefined): boolean {
  const ground = groundOf(colours);
  let [all, ink, own] = [0, 0, 0];
  for (const [colour, count] of colours) {
    all += count;
    if (melts(colour, ground)) continue;
    ink += count;
    if (text === undefined || distance(colour, text) < NEAR) own += count;
  }
  return all > 0 && ink >= LEAST_INK * all && own >= LEAST_INK * all;
}

function boxOf(word: readonly Glyph[], reach: Reach, beside = 0): Rect {
  const boxes = word.map((glyph) => inkBox(glyph, reach));
  return boundsOf(
    boxes.flatMap(({ left, top, right, bottom }) => [
      [left - beside, top] as const,
      [right + beside, bottom] as const,
    ]),
  );
}

/** Whether anything is printed where these glyphs stand, in whatever colour. */
export function hasInk(picture: PagePicture, word: readonly Glyph[]): boolean {
  return inkIn(coloursIn(picture, boxOf(word, ALL_LETTERS)), undefined);
}

/** Whether a word can be seen in the printed page; `guess` where there is too little to look at. */
export function isPrinted(
  picture: PagePicture,
  word: readonly Glyph[],
  guess: Doubt["guess"],
): boolean {
  const [first] = word;
  if (!first) return true;
  const { style } = first;
  const exact = style.masked || style.alpha < 1 ? undefined : style.colour;
  const hasLetters = word.some(({ text }) => /[\p{L}\p{N}]/u.test(text));
  // Dashes and stops have too little ink to tell.
  if (!hasLetters && guess === "seen") return true;
  const around = coloursIn(picture, boxOf(word, AROUND, BESIDE * style.size));
  if (exact !== undefined && meltsIntoGround(around, exact)) return false;
  return inkIn(coloursIn(picture, boxOf(word, hasLetters ? SMALL_LETTERS : ALL_LETTERS)), exact);
}

/** Only the printed page can tell. */
export interface Doubt {
  /** What holds where a page cannot be printed. */
  readonly guess: "seen" | HiddenReason;
  /** What holds if nothing of it is to be seen on the printed page. */
  readonly otherwise: HiddenReason;
}

export type Verdict = "seen" | HiddenReason | Doubt;

export function doubtful(otherwise: HiddenReason, guess: "seen" | HiddenReason = "seen"): Doubt {
  return { guess, otherwise };
}

export function isDoubt(verdict: Verdict | undefined): verdict is Doubt {
  return typeof verdict === "object";
}

/** How far ink reaches over and under the baseline, as shares of the type size. */
interface Reach {
  readonly above: number;
  readonly below: number;
}

const INK: Reach = { above: 0.7, below: 0.15 };

/** Where a glyph's ink can be. */
export function inkBox({ x, y, endX, endY, style }: Glyph, reach: Reach = INK): Rect {
  if (style.angle === 0) {
    const [top, bottom] = [y - reach.above * style.size, y + reach.below * style.size];
    return { left: Math.min(x, endX), top, right: Math.max(x, endX), bottom };
  }
  const turn = (style.angle * Math.PI) / 180;
  const [across, down] = [-Math.sin(turn) * style.size, Math.cos(turn) * style.size];
  const at = (pointX: number, pointY: number, share: number) =>
    [pointX + across * share, pointY + down * share] as const;
  return boundsOf([
    at(x, y, -reach.above),
    at(endX, endY, -reach.above),
    at(x, y, reach.below),
    at(endX, endY, reach.below),
  ]);
}

export function middleOf(rect: Rect): readonly [number, number] {
  return [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
}
