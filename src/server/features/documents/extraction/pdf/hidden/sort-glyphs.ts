import type { HiddenReason } from "#reading/line.ts";
import type { PagePicture } from "../../page-picture.ts";
import { areaOf } from "../geometry.ts";
import type { Glyph, PageContent } from "../page-content.ts";
import { judgeGlyphs } from "./judge-glyphs.ts";
import { hasInk, isPrinted } from "./look-at-print.ts";
import { type Doubt, isDoubt, type Verdict } from "./verdict.ts";

export interface SortedGlyphs {
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
