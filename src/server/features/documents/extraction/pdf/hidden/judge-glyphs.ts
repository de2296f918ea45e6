import type { HiddenReason } from "#reading/line.ts";
import { type Colour, melts, mixed, WHITE } from "../../contrast.ts";
import { boundsOf, common, holds, type Rect } from "../geometry.ts";
import type { Glyph, PageContent, Paint } from "../page-content.ts";

export type Verdict = "seen" | "unsure" | HiddenReason;

/** Type of 5 or 6 points in a footer is read; this is not. In points. */
const LEAST_SIZE = 2.5;
const LEAST_ACROSS = 1;
const LEAST_ALPHA = 0.05;
const OPAQUE = 0.95;
/** Of the type size, above and below the baseline. */
const INK = { above: 0.7, below: 0.15 } as const;
/** Nothing smaller can hide a letter or lie behind it. In points. */
const LEAST_PAINT = 1.2;

/** Where a glyph's ink can be; `part` says how far over and under the baseline, by its size. */
export function inkBox(
  { x, y, endX, endY, style }: Glyph,
  part: { readonly above: number; readonly below: number } = INK,
): Rect {
  const turn = (style.angle * Math.PI) / 180;
  const [across, down] = [-Math.sin(turn) * style.size, Math.cos(turn) * style.size];
  const at = (pointX: number, pointY: number, share: number) =>
    [pointX + across * share, pointY + down * share] as const;
  return boundsOf([
    at(x, y, -part.above),
    at(endX, endY, -part.above),
    at(x, y, part.below),
    at(endX, endY, part.below),
  ]);
}

function middleOf(rect: Rect): readonly [number, number] {
  return [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
}

function byItself({ style }: Glyph, box: Rect, page: Rect): Verdict {
  if (style.layerOff) return "invisible";
  if (style.inkless && !style.masked) return "invisible";
  if (style.alpha < LEAST_ALPHA) return "invisible";
  if (style.size < LEAST_SIZE || style.across < LEAST_ACROSS) return "tiny";
  const [x, y] = middleOf(box);
  if (!holds(page, x, y) || !holds(style.clip, x, y)) return "off-page";
  return style.masked ? "unsure" : "seen";
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

function amongPaints(glyph: Glyph, box: Rect, paints: readonly Paint[]): Verdict {
  const [x, y] = middleOf(box);
  // From the first painted to the last.
  const near = paints.filter(({ rect }) => holds(rect, x, y));
  const above = near.filter((paint) => paint.order > glyph.order && covers(paint, box));
  if (above.some((paint) => isCertain(paint) && paint.alpha >= OPAQUE)) return "covered";
  if (above.some((paint) => paint.alpha > LEAST_ALPHA)) return "unsure";
  const behind = colourBehind(near.filter((paint) => paint.order < glyph.order));
  const { colour, alpha } = glyph.style;
  if (behind === undefined || colour === undefined) return "unsure";
  return melts(mixed(colour, behind, alpha), behind) ? "background-colour" : "seen";
}

/** What a reader sees of each glyph, as far as the page's operators tell. */
export function judgeGlyphs(content: PageContent): Verdict[] {
  const page: Rect = { left: 0, top: 0, right: content.width, bottom: content.height };
  const paints = content.paints.filter(
    ({ rect }) => rect.right - rect.left >= LEAST_PAINT && rect.bottom - rect.top >= LEAST_PAINT,
  );
  return content.glyphs.map((glyph) => {
    const box = inkBox(glyph);
    const own = byItself(glyph, box, page);
    if (own !== "seen") return own;
    return content.crowded ? "unsure" : amongPaints(glyph, box, paints);
  });
}
