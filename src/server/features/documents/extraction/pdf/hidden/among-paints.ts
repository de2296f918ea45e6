import { type Colour, melts, mixed, WHITE } from "../../contrast.ts";
import { areaOf, common, holds, type Rect } from "../geometry.ts";
import type { Glyph, PageContent, Paint } from "../page-content.ts";
import { middleOf } from "./ink-box.ts";
import { doubtful, type Verdict } from "./verdict.ts";

const LEAST_ALPHA = 0.05;
const OPAQUE = 0.95;
/** Nothing smaller can hide a letter or lie behind it on its own. In points. */
const LEAST_PAINT = 1.2;
/** Of a letter: so much under stripes and edges may make it unreadable. */
const MUCH = 0.35;
/** The page is cut into so many bands, so that a letter looks only at what is near. */
const BANDS = 64;

export type PaintsNear = (box: Rect) => readonly Paint[];

/** What was painted at the height of a rectangle, from the first to the last. */
export function paintsNear({ paints, height }: PageContent): PaintsNear {
  const bands = Array.from({ length: BANDS }, (): Paint[] => []);
  const bandAt = (y: number) =>
    Math.min(Math.max(Math.floor((y / Math.max(height, 1)) * BANDS), 0), BANDS - 1);
  for (const paint of paints) {
    const last = bandAt(paint.rect.bottom);
    for (let band = bandAt(paint.rect.top); band <= last; band += 1) bands[band]?.push(paint);
  }
  return (box) => {
    const [first, last] = [bandAt(box.top), bandAt(box.bottom)];
    if (first === last) return bands[first] ?? [];
    return [...new Set(bands.slice(first, last + 1).flat())];
  };
}

function isCertain(paint: Paint): boolean {
  return paint.solid && paint.colour !== undefined;
}

/** undefined: only the printed page can tell. */
function colourBehind(paints: readonly Paint[]): Colour | undefined {
  const floor = paints.findLastIndex((paint) => isCertain(paint) && paint.alpha >= OPAQUE);
  let colour: Colour = WHITE;
  for (const paint of paints.slice(Math.max(0, floor))) {
    if (!isCertain(paint) || paint.colour === undefined) return undefined;
    colour = mixed(paint.colour, colour, paint.alpha);
  }
  return colour;
}

function covers(paint: Paint, box: Rect): boolean {
  const shared = common(paint.rect, box);
  return (
    shared.right - shared.left > 0.8 * (box.right - box.left) &&
    shared.bottom - shared.top > 0.6 * (box.bottom - box.top)
  );
}

function isLarge({ rect }: Paint): boolean {
  return rect.right - rect.left >= LEAST_PAINT && rect.bottom - rect.top >= LEAST_PAINT;
}

/** How much of the box lies under these together, at most. */
function shareOf(paints: readonly Paint[], box: Rect): number {
  const area = paints.reduce((sum, { rect }) => sum + areaOf(common(rect, box)), 0);
  return area / Math.max(areaOf(box), 1e-6);
}

function against(behind: Colour | undefined, { style }: Glyph): Verdict {
  const { colour, alpha } = style;
  if (behind === undefined || colour === undefined) return doubtful("background-colour");
  // A dark bar can be drawn in ways that nobody foresees: what seems to be lost is looked for.
  return melts(mixed(colour, behind, alpha), behind)
    ? doubtful("background-colour", "background-colour")
    : "seen";
}

/** Of a glyph that by itself can be seen: what lies over it and behind it. */
export function amongPaints(glyph: Glyph, box: Rect, all: PaintsNear): Verdict {
  const [x, y] = middleOf(box);
  const touching = all(box).filter(
    ({ rect, alpha }) => alpha > LEAST_ALPHA && areaOf(common(rect, box)) > 0,
  );
  if (touching.length === 0) return against(WHITE, glyph);
  const later = touching.filter((paint) => paint.order > glyph.order);
  const over = later.filter((paint) => isLarge(paint) && holds(paint.rect, x, y));
  const covering = over.filter((paint) => covers(paint, box));
  if (covering.some((paint) => isCertain(paint) && paint.alpha >= OPAQUE)) return "covered";
  if (covering.length > 0 || shareOf(later, box) > MUCH) return doubtful("covered");
  const earlier = touching.filter((paint) => paint.order < glyph.order);
  const under = earlier.filter((paint) => isLarge(paint) && holds(paint.rect, x, y));
  const stripes = earlier.filter((paint) => !under.includes(paint));
  const behind = shareOf(stripes, box) > MUCH ? undefined : colourBehind(under);
  return against(behind, glyph);
}
