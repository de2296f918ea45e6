import type { HiddenReason } from "#reading/line.ts";
import { type Colour, melts, mixed, WHITE } from "../contrast.ts";
import type { PagePicture } from "../page-picture.ts";
import { areaOf, common, holds, type Rect } from "./geometry.ts";
import {
  type Doubt,
  doubtful,
  hasInk,
  inkBox,
  isDoubt,
  isPrinted,
  middleOf,
  type Verdict,
} from "./look-at-print.ts";
import type { Glyph, PageContent, Paint } from "./page-content.ts";

interface SortedGlyphs {
  readonly seen: readonly Glyph[];
  readonly hidden: ReadonlyMap<HiddenReason, readonly Glyph[]>;
  /** The page is a picture with or without a layer of recognised text. */
  readonly isPicture: boolean;
}

/** Of the page: pictures that cover so much of it are the page. */
const PICTURE_SHARE = 0.5;
/** Glyphs: a scan may carry a stamp or a page number of its own; a page of text is no scan. */
const OWN_TEXT = 40;
/** Of the type size. */
const SAME_WORD = { gap: 0.6, base: 0.3 } as const;

function pictureShare({ paints, width, height }: PageContent): number {
  const images = paints.filter(({ kind }) => kind === "image");
  const area = images.reduce((sum, { rect }) => sum + areaOf(rect), 0);
  return area / (width * height);
}

function continues(before: Glyph, next: Glyph): boolean {
  const { size } = next.style;
  if (next.spaced || before.style.colour !== next.style.colour) return false;
  const away = Math.hypot(next.x - before.endX, next.y - before.endY);
  return away < SAME_WORD.gap * size;
}

/** Neighbours that are judged together, word by word. */
function wordsOf(
  glyphs: readonly Glyph[],
  verdicts: readonly Verdict[],
  belongs: (glyph: Glyph, verdict: Verdict | undefined) => boolean,
): number[][] {
  const words: number[][] = [];
  glyphs.forEach((glyph, at) => {
    if (!belongs(glyph, verdicts[at])) return;
    const before = glyphs[at - 1];
    const last = words.at(-1);
    const goesOn = last?.at(-1) === at - 1 && before && continues(before, glyph);
    if (last && goesOn) last.push(at);
    else words.push([at]);
  });
  return words;
}

function settle(
  { glyphs }: PageContent,
  verdicts: Verdict[],
  picture: PagePicture | undefined,
): void {
  for (const word of wordsOf(glyphs, verdicts, (_, verdict) => isDoubt(verdict))) {
    const doubts = word.flatMap((at): Doubt[] => {
      const verdict = verdicts[at];
      return isDoubt(verdict) ? [verdict] : [];
    });
    const doubt = doubts.find(({ otherwise }) => otherwise === "covered") ?? doubts[0];
    if (!doubt) continue;
    const letters = word.flatMap((at) => glyphs[at] ?? []);
    const looked = picture && isPrinted(picture, letters, doubt.guess) ? "seen" : doubt.otherwise;
    // A page that cannot be printed is read as its operators say.
    for (const at of word) verdicts[at] = picture ? looked : doubt.guess;
  }
}

/** Parts what a reader sees from what is only in the file. */
export async function sortGlyphs(
  content: PageContent,
  print: () => Promise<PagePicture>,
): Promise<SortedGlyphs> {
  const verdicts = judgeGlyphs(content);
  let printing: Promise<PagePicture | undefined> | undefined;
  const once = () => {
    printing ??= print().catch(() => undefined);
    return printing;
  };
  if (verdicts.some(isDoubt)) settle(content, verdicts, await once());
  const isPicture = pictureShare(content) >= PICTURE_SHARE;
  if (isPicture && mayBeLayer(content.glyphs, verdicts)) {
    believeLayer(content.glyphs, verdicts, await once());
  }
  const seen: Glyph[] = [];
  const hidden = new Map<HiddenReason, Glyph[]>();
  content.glyphs.forEach((glyph, at) => {
    const verdict = verdicts[at] ?? "seen";
    if (verdict === "seen" || isDoubt(verdict)) {
      seen.push(glyph);
      return;
    }
    const same = hidden.get(verdict);
    if (same) same.push(glyph);
    else hidden.set(verdict, [glyph]);
  });
  return { seen, hidden, isPicture };
}

function isLayer({ style }: Glyph, verdict: Verdict | undefined): boolean {
  return style.inkless && !style.layerOff && verdict === "invisible";
}

function mayBeLayer(glyphs: readonly Glyph[], verdicts: readonly Verdict[]): boolean {
  const own = verdicts.filter((verdict) => verdict === "seen").length;
  return own <= OWN_TEXT && glyphs.some((glyph, at) => isLayer(glyph, verdicts[at]));
}

/** The text layer of a scan is printed without ink: it is believed where the picture has some. */
function believeLayer(
  glyphs: readonly Glyph[],
  verdicts: Verdict[],
  picture: PagePicture | undefined,
): void {
  if (!picture) return;
  for (const word of wordsOf(glyphs, verdicts, isLayer)) {
    const letters = word.flatMap((at) => glyphs[at] ?? []);
    if (!hasInk(picture, letters)) continue;
    for (const at of word) verdicts[at] = "seen";
  }
}

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
function judgeGlyphs(content: PageContent): Verdict[] {
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

/** In points: the page is cut into squares, so that a letter looks only at its neighbours. */
const SQUARE = 24;
/** Of one glyph, and of one square; more is done on purpose, and only the print can tell. */
const MAX = { squares: 400, letters: 300 } as const;

const ROW = 1 << 20;

interface Letter {
  readonly box: Rect;
  readonly glyph: Glyph;
}

/** One number for both: places are within some thousands of squares. */
function keyOf(column: number, row: number): number {
  return row * ROW + column;
}

function squaresOf({ left, top, right, bottom }: Rect): number[] {
  const keys: number[] = [];
  const lastColumn = Math.floor(right / SQUARE);
  for (let row = Math.floor(top / SQUARE); row <= Math.floor(bottom / SQUARE); row += 1) {
    for (let column = Math.floor(left / SQUARE); column <= lastColumn; column += 1) {
      if (keys.length >= MAX.squares) return keys;
      keys.push(keyOf(column, row));
    }
  }
  return keys;
}

function leavesInk({ style }: Glyph): boolean {
  return !style.inkless && !style.layerOff;
}

/** Whether letters in another colour were printed later where a glyph stands. */
function overprinted(
  glyphs: readonly Glyph[],
  boxes: readonly Rect[],
): (glyph: Glyph, box: Rect) => boolean {
  const colours = new Set(glyphs.map(({ style }) => style.colour));
  if (colours.size < 2) return () => false;
  const squares = new Map<number, Letter[]>();
  glyphs.forEach((glyph, at) => {
    const box = boxes[at];
    if (!box || !leavesInk(glyph)) return;
    for (const key of squaresOf(box)) {
      const letters = squares.get(key);
      if (!letters) squares.set(key, [{ box, glyph }]);
      else if (letters.length <= MAX.letters) letters.push({ box, glyph });
    }
  });
  return (glyph, box) => {
    const [x, y] = middleOf(box);
    const near = squares.get(keyOf(Math.floor(x / SQUARE), Math.floor(y / SQUARE))) ?? [];
    if (near.length > MAX.letters) return true;
    return near.some(
      (other) =>
        other.glyph.order > glyph.order &&
        other.glyph.style.colour !== glyph.style.colour &&
        holds(other.box, x, y),
    );
  };
}

const AMONG_PAINTS_LEAST_ALPHA = 0.05;
const OPAQUE = 0.95;
/** Nothing smaller can hide a letter or lie behind it on its own. In points. */
const LEAST_PAINT = 1.2;
/** Of a letter: so much under stripes and edges may make it unreadable. */
const MUCH = 0.35;
/** The page is cut into so many bands, so that a letter looks only at what is near. */
const BANDS = 64;

type PaintsNear = (box: Rect) => readonly Paint[];

/** What was painted at the height of a rectangle, from the first to the last. */
function paintsNear({ paints, height }: PageContent): PaintsNear {
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
function amongPaints(glyph: Glyph, box: Rect, all: PaintsNear): Verdict {
  const [x, y] = middleOf(box);
  const touching = all(box).filter(
    ({ rect, alpha }) => alpha > AMONG_PAINTS_LEAST_ALPHA && areaOf(common(rect, box)) > 0,
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
