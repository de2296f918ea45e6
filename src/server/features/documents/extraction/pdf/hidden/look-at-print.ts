import type { HiddenReason } from "#reading/line.ts";
import { type Colour, distance, melts, WHITE } from "../../contrast.ts";
import type { PagePicture } from "../../page-picture.ts";
import { boundsOf, type Rect } from "../geometry.ts";
import type { Glyph, Paint } from "../page-content.ts";
import { inkBox } from "./judge-glyphs.ts";

/** How many pixels a point gets in the picture that is looked at. */
export const LOOKING_SCALE = 2;
/** Ink is where the pixels come near the text's colour; thin strokes never reach it fully. */
const NEAR = 90;
/** Of the pixels of a word. */
const LEAST_INK = 0.015;
/** Of the type size: where every letter has ink, and nothing from above or below reaches in. */
const SMALL_LETTERS = { above: 0.48, below: -0.04 } as const;
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

function isPrinted(colours: ReadonlyMap<Colour, number>, text: Colour | undefined): boolean {
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

/** Whether a word can be seen in the printed page; if not, why. */
export function lookAtPrint(
  picture: PagePicture,
  word: readonly Glyph[],
  paints: readonly Paint[],
): "seen" | HiddenReason {
  const [first] = word;
  if (!first) return "seen";
  // Dashes and stops have too little ink to tell.
  if (!word.some(({ text }) => /[\p{L}\p{N}]/u.test(text))) return "seen";
  const boxes = word.map((glyph) => inkBox(glyph, SMALL_LETTERS));
  const box = boundsOf(
    boxes.flatMap(({ left, top, right, bottom }) => [
      [left, top] as const,
      [right, bottom] as const,
    ]),
  );
  const { style, order } = first;
  const exact = style.masked || style.alpha < 1 ? undefined : style.colour;
  if (isPrinted(coloursIn(picture, box), exact)) return "seen";
  if (style.inkless) return "invisible";
  const overlaps = ({ rect }: Paint) =>
    rect.left < box.right &&
    rect.right > box.left &&
    rect.top < box.bottom &&
    rect.bottom > box.top;
  const isUnder = paints.some((paint) => paint.order > order && overlaps(paint));
  return isUnder ? "covered" : "background-colour";
}
