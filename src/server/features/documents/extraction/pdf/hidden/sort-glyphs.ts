import type { HiddenReason } from "#reading/line.ts";
import type { PagePicture } from "../../page-picture.ts";
import { areaOf } from "../geometry.ts";
import type { Glyph, PageContent } from "../page-content.ts";
import { judgeGlyphs, type Verdict } from "./judge-glyphs.ts";
import { lookAtPrint } from "./look-at-print.ts";

export interface SortedGlyphs {
  readonly seen: readonly Glyph[];
  readonly hidden: ReadonlyMap<HiddenReason, readonly Glyph[]>;
  /** The page is a picture with or without a layer of recognised text. */
  readonly isPicture: boolean;
}

/** Of the page: pictures that cover so much of it are the page. */
const PICTURE_SHARE = 0.5;
/** A scan may carry a stamp or a page number of its own; a page of text is no scan. */
const OWN_TEXT_SHARE = 0.15;
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

/** Neighbours that only the printed page can judge, word by word. */
function unsureWords(glyphs: readonly Glyph[], verdicts: readonly Verdict[]): number[][] {
  const words: number[][] = [];
  verdicts.forEach((verdict, at) => {
    const [before, glyph] = [glyphs[at - 1], glyphs[at]];
    if (verdict !== "unsure" || !glyph) return;
    const last = words.at(-1);
    const goesOn = last?.at(-1) === at - 1 && before && continues(before, glyph);
    if (last && goesOn) last.push(at);
    else words.push([at]);
  });
  return words;
}

async function settle(
  content: PageContent,
  verdicts: Verdict[],
  print: () => Promise<PagePicture>,
): Promise<void> {
  const words = unsureWords(content.glyphs, verdicts);
  if (words.length === 0) return;
  // A page that cannot be printed is read as its operators say.
  const picture = await print().catch(() => undefined);
  if (!picture) return;
  for (const word of words) {
    const glyphs = word.flatMap((at) => content.glyphs[at] ?? []);
    const verdict = lookAtPrint(picture, glyphs, content.paints);
    for (const at of word) verdicts[at] = verdict;
  }
}

/** Parts what a reader sees from what is only in the file. */
export async function sortGlyphs(
  content: PageContent,
  print: () => Promise<PagePicture>,
): Promise<SortedGlyphs> {
  const verdicts = judgeGlyphs(content);
  await settle(content, verdicts, print);
  const isPicture = pictureShare(content) >= PICTURE_SHARE;
  if (isPicture) believeLayer(content.glyphs, verdicts);
  const seen: Glyph[] = [];
  const hidden = new Map<HiddenReason, Glyph[]>();
  content.glyphs.forEach((glyph, at) => {
    const verdict = verdicts[at] ?? "seen";
    if (verdict === "seen" || verdict === "unsure") {
      seen.push(glyph);
      return;
    }
    const same = hidden.get(verdict);
    if (same) same.push(glyph);
    else hidden.set(verdict, [glyph]);
  });
  return { seen, hidden, isPicture };
}

/** The text layer of a scan is printed without ink; it is what the picture shows. */
function believeLayer(glyphs: readonly Glyph[], verdicts: Verdict[]): void {
  const isLayer = ({ style }: Glyph, at: number) =>
    style.inkless && !style.layerOff && verdicts[at] === "invisible";
  const layer = glyphs.filter(isLayer).length;
  const own = verdicts.filter((verdict) => verdict === "seen").length;
  if (own > Math.max(OWN_TEXT, OWN_TEXT_SHARE * layer)) return;
  glyphs.forEach((glyph, at) => {
    if (isLayer(glyph, at)) verdicts[at] = "seen";
  });
}
