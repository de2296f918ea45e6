import { holds, type Rect } from "../geometry.ts";
import type { Glyph, PageContent } from "../page-content.ts";
import { amongPaints, paintsNear } from "./among-paints.ts";
import { inkBox, middleOf } from "./ink-box.ts";
import { overprinted } from "./overprinted.ts";
import { doubtful, type Verdict } from "./verdict.ts";

/** Type of 5 or 6 points in a footer is read; this is not. In points. */
const LEAST_SIZE = 2.5;
const LEAST_ACROSS = 1;
const LEAST_ALPHA = 0.05;
/** Of the type size: what each letter of a glyph has of its width, in a ligature and beyond one. */
const LEAST_LETTER = { ligature: 0.12, more: 0.3 } as const;
const LONGEST_LIGATURE = 3;

/** One glyph that stands for a whole word is a lie of the font: nobody sees that word. */
function saysTooMuch({ text, x, y, endX, endY, style }: Glyph): boolean {
  if (text.length < 2) return false;
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  // The size of a drawn font is not certain enough to doubt its ligatures.
  if (letters < 2 || (style.masked && letters <= LONGEST_LIGATURE)) return false;
  const each = Math.hypot(endX - x, endY - y) / letters / style.across;
  return each < (letters > LONGEST_LIGATURE ? LEAST_LETTER.more : LEAST_LETTER.ligature);
}

function byItself(glyph: Glyph, box: Rect, page: Rect): Verdict {
  const { style } = glyph;
  if (style.layerOff) return "invisible";
  if (style.inkless && !style.masked) return "invisible";
  if (style.alpha < LEAST_ALPHA) return "invisible";
  if (style.size < LEAST_SIZE || style.across < LEAST_ACROSS) return "tiny";
  const [x, y] = middleOf(box);
  if (!holds(page, x, y) || !holds(style.clip, x, y)) return "off-page";
  if (saysTooMuch(glyph)) return "invisible";
  return style.masked ? doubtful("invisible", style.inkless ? "invisible" : "seen") : "seen";
}

/** What a reader sees of each glyph, as far as the page's operators tell. */
export function judgeGlyphs(content: PageContent): Verdict[] {
  const page: Rect = { left: 0, top: 0, right: content.width, bottom: content.height };
  const near = paintsNear(content);
  const boxes = content.glyphs.map((glyph) => inkBox(glyph));
  const isOverprinted = overprinted(content.glyphs, boxes);
  return content.glyphs.map((glyph, at) => {
    const box = boxes[at] ?? page;
    const own = byItself(glyph, box, page);
    if (own !== "seen") return own;
    if (content.crowded) return doubtful("covered");
    const verdict = amongPaints(glyph, box, near);
    return verdict === "seen" && isOverprinted(glyph, box) ? doubtful("covered") : verdict;
  });
}
