import type { Box, HiddenText, Line } from "#reading/line.ts";
import { bulletMark, isBareMark } from "#reading/text/bullet-mark.ts";
import { cleanText } from "#reading/text/clean-text.ts";
import { wideGaps } from "#reading/text/wide-gaps.ts";
import type { PagePicture } from "../page-picture.ts";
import { lineGaps, type PageLine, pageLines } from "./line-gaps.ts";
import type { LoadedPage, PageLink } from "./load-page.ts";
import { mendAddresses } from "./mend-addresses.ts";
import type { Paint } from "./page-content.ts";
import { sortGlyphs } from "./sort-glyphs.ts";

export interface ReadPage {
  readonly lines: readonly Line[];
  readonly hidden: readonly HiddenText[];
  readonly isPicture: boolean;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Shadows and gradients print a text a second time, without ink, where it can be seen. */
function isEchoOf(line: PageLine, seen: PageLine): boolean {
  const { size } = seen;
  if (Math.abs(line.base - seen.base) > size || Math.abs(line.left - seen.left) > size)
    return false;
  return line.text === seen.text;
}

/** The lines of one page, counted from 1, and what is hidden on it. */
export async function readPage(
  content: LoadedPage,
  page: number,
  print: () => Promise<PagePicture>,
): Promise<ReadPage> {
  const { seen, hidden, isPicture } = await sortGlyphs(content, print);
  const smuggled: HiddenText[] = [];
  const printed = pageLines(seen).flatMap((line) => {
    const clean = cleanText(line.text, { turns: false });
    smuggled.push(...clean.smuggled.map((text) => ({ text, page, reason: "zero-width" as const })));
    return clean.text === "" ? [] : [{ ...line, text: clean.text }];
  });
  const marked = markLines(printed, content.paints);
  const gaps = lineGaps(marked);
  const links = attachLinks(
    marked.map(({ box }) => box),
    content.links,
  );
  const lines = marked.map(({ text, box, size, bold, bullet }, at): Line => {
    const behind = links[at] ?? [];
    return {
      text,
      page,
      box,
      size: rounded(size),
      ...(bold && { bold }),
      ...(bullet && { bullet }),
      ...(gaps[at] && { gapBefore: true }),
      ...(behind.length > 0 && { links: behind }),
    };
  });
  const unseen = [...hidden].flatMap(([reason, glyphs]) =>
    pageLines(glyphs)
      .filter((line) => !printed.some((other) => isEchoOf(line, other)))
      .map(({ text }) => cleanText(text, { turns: false }).text)
      .filter((text) => text !== "")
      .map((text) => ({ text, page, reason })),
  );
  return { lines: mendAddresses(lines), hidden: [...unseen, ...smuggled], isPicture };
}

function overlap(box: Box, { rect }: PageLink): number {
  const across = Math.min(box.x + box.width, rect.right) - Math.max(box.x, rect.left);
  const down = Math.min(box.y + box.height, rect.bottom) - Math.max(box.y, rect.top);
  return Math.max(0, across) * Math.max(0, down);
}

/** The way from a box to the middle of a link, the way down counting more than the way across. */
function away(box: Box, { rect }: PageLink): number {
  const [x, y] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
  const across = Math.max(box.x - x, 0, x - box.x - box.width);
  const down = Math.max(box.y - y, 0, y - box.y - box.height);
  return across + 4 * down;
}

function lineFor(boxes: readonly Box[], link: PageLink): number {
  const shares = boxes.map((box) => overlap(box, link));
  const best = Math.max(...shares);
  if (best > 0) return shares.indexOf(best);
  const ways = boxes.map((box) => away(box, link));
  return ways.indexOf(Math.min(...ways));
}

/** For each line, the addresses behind its words, or behind icons that stand nearest to it. */
function attachLinks(boxes: readonly Box[], links: readonly PageLink[]): string[][] {
  const attached: string[][] = boxes.map(() => []);
  for (const link of links) {
    const addresses = attached[lineFor(boxes, link)];
    if (addresses && !addresses.includes(link.address)) addresses.push(link.address);
  }
  return attached;
}

interface MarkedLine extends PageLine {
  readonly bullet: boolean;
}

/** Of the type size: a drawn mark is small, in front of its line and about half way up. */
const DRAWN = { least: 0.12, most: 0.62, before: 3.2, low: 0.1, high: 0.85 } as const;
const ROUND = 1.35;
const BESIDE = 0.7;
/** "Duties:⇥• Drafted advice": an item beside its label. */
const INNER_MARK = /\t[•◦▪●‣⁃]\s*/g;

function isDrawnMark({ rect, kind, label }: Paint, line: PageLine): boolean {
  if (kind === "image" || kind === "stroke") return false;
  const { size, base, left } = line;
  const [width, height] = [(rect.right - rect.left) / size, (rect.bottom - rect.top) / size];
  const before = (left - rect.right) / size;
  const up = (base - (rect.top + rect.bottom) / 2) / size;
  if (before < 0 || before > DRAWN.before || up < DRAWN.low || up > DRAWN.high) return false;
  if (label) return true;
  const isRound = Math.max(width, height) < ROUND * Math.min(width, height);
  return isRound && width >= DRAWN.least && width <= DRAWN.most;
}

function besideEachOther(mark: PageLine, line: PageLine): boolean {
  return mark.left < line.left && Math.abs(mark.base - line.base) < BESIDE * line.size;
}

/** Takes the marks of list items off, whether they were typed, drawn, or printed on their own. */
function markLines(lines: readonly PageLine[], paints: readonly Paint[]): MarkedLine[] {
  const small = paints.filter(({ rect, label }) => label || rect.right - rect.left < 12);
  const marked: MarkedLine[] = [];
  let bare: PageLine | undefined;
  for (const line of lines) {
    if (isBareMark(line.text)) {
      bare = line;
      continue;
    }
    const typed = bulletMark(line.text);
    const isBare = bare !== undefined && besideEachOther(bare, line);
    bare = undefined;
    const bullet = typed.bullet || isBare || small.some((paint) => isDrawnMark(paint, line));
    marked.push({ ...line, text: wideGaps(typed.text.replace(INNER_MARK, "\t")), bullet });
  }
  return marked;
}
