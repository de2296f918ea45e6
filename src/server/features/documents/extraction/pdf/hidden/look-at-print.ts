import type { HiddenReason } from "#reading/line.ts";
import { type Colour, distance, melts } from "../../contrast.ts";
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
const MAX_SAMPLES = 4000;

function pixelsIn(picture: PagePicture, rect: Rect): Colour[] {
  const clamp = (value: number, most: number) => Math.min(Math.max(Math.round(value), 0), most - 1);
  const [left, right] = [rect.left, rect.right].map((x) => clamp(x * picture.scale, picture.width));
  const [top, bottom] = [rect.top, rect.bottom].map((y) =>
    clamp(y * picture.scale, picture.height),
  );
  const colours: Colour[] = [];
  for (let y = top ?? 0; y <= (bottom ?? 0) && colours.length < MAX_SAMPLES; y += 1) {
    for (let x = left ?? 0; x <= (right ?? 0); x += 1) {
      const at = (y * picture.width + x) * 4;
      const [red = 0, green = 0, blue = 0] = picture.pixels.subarray(at, at + 3);
      colours.push(red * 65536 + green * 256 + blue);
    }
  }
  return colours;
}

/** The colour that most pixels come near to: what a word stands on. */
function groundOf(colours: readonly Colour[]): Colour {
  const counts = new Map<Colour, number>();
  for (const colour of colours) {
    const rounded = colour & 0xf0f0f0;
    counts.set(rounded, (counts.get(rounded) ?? 0) + 1);
  }
  const [most] = [...counts].sort((one, other) => other[1] - one[1]);
  return colours.find((colour) => (colour & 0xf0f0f0) === most?.[0]) ?? 0xffffff;
}

function isPrinted(colours: readonly Colour[], text: Colour | undefined): boolean {
  if (colours.length === 0) return false;
  const ground = groundOf(colours);
  const ink = colours.filter((colour) => !melts(colour, ground));
  if (ink.length < LEAST_INK * colours.length) return false;
  if (text === undefined) return true;
  const own = ink.filter((colour) => distance(colour, text) < NEAR);
  return own.length >= LEAST_INK * colours.length;
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
  if (isPrinted(pixelsIn(picture, box), exact)) return "seen";
  if (style.inkless) return "invisible";
  const overlaps = ({ rect }: Paint) =>
    rect.left < box.right &&
    rect.right > box.left &&
    rect.top < box.bottom &&
    rect.bottom > box.top;
  const isUnder = paints.some((paint) => paint.order > order && overlaps(paint));
  return isUnder ? "covered" : "background-colour";
}
