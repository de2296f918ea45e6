import type { Line } from "#reading/line.ts";
import type { Extracted } from "../extracted.ts";
import { pagePicture } from "../page-picture.ts";
import { UNREADABLE, Unreadable } from "../unreadable.ts";
import { LOOKING_SCALE } from "./hidden/look-at-print.ts";
import { loadPage } from "./load-page.ts";
import { type OpenPdf, openPdf } from "./open-pdf.ts";
import { type ReadPage, readPage } from "./read-page.ts";

const MAX_PAGES = 50;
const MAX_LETTERS = 500_000;
/** A page with fewer letters than this says nothing worth reading. */
const WORTH_READING = 60;

function lettersIn(lines: readonly Line[]): number {
  return lines.reduce((sum, { text }) => sum + text.length, 0);
}

async function readPages(pdf: OpenPdf, bytes: Uint8Array) {
  const pages: { width: number; height: number }[] = [];
  const read: ReadPage[] = [];
  let letters = 0;
  let painted = 0;
  for (let page = 1; page <= pdf.document.numPages; page += 1) {
    const content = await loadPage(pdf, page);
    letters += content.glyphs.length;
    painted += content.paints.length;
    if (letters > MAX_LETTERS) throw new Unreadable(UNREADABLE.tooMuchText);
    pages.push({ width: content.width, height: content.height });
    const print = () => pagePicture(bytes, page, () => LOOKING_SCALE);
    read.push(await readPage(content, page, print));
  }
  return { pages, read, painted };
}

export async function readPdf(bytes: Uint8Array): Promise<Omit<Extracted, "fileType">> {
  const pdf = await openPdf(bytes);
  try {
    const { numPages } = pdf.document;
    if (numPages > MAX_PAGES) throw new Unreadable(UNREADABLE.tooManyPages);
    const { pages, read, painted } = await readPages(pdf, bytes);
    const lines = runningLines(
      read.flatMap((page) => page.lines),
      pages,
    );
    const hidden = read.flatMap((page) => page.hidden);
    const little = lettersIn(lines) < WORTH_READING * numPages;
    const scanned = little && (read.some((page) => page.isPicture) || painted > 0);
    if (lines.length === 0 && hidden.length === 0 && !scanned)
      throw new Unreadable(UNREADABLE.noText);
    return { pages, lines, hidden, scanned };
  } finally {
    await pdf.document.destroy();
  }
}

/** Of the page's height, from the top and from the bottom. */
const MARGIN = 0.1;
/** In points. */
const SAME_PLACE = 6;
const PAGE_NUMBER =
  /^(?:\D{0,60}\bpage\s*)?[-–—|\s]*\d{1,3}\s*(?:(?:of|\/|\|)\s*\d{1,3})?[-–—|\s]*$/i;
/** Of the pages: a line that most of them print at the same place is no part of the text. */
const MOST = 0.5;

interface PageSize {
  readonly height: number;
}

/** "Ana Reyes – page 2 of 3" is the same on every page but for its figures. */
function likeness(text: string): string {
  return text.replace(/\d+/g, "#").replace(/\s+/g, " ").toLowerCase();
}

function inMargin({ box, page }: Line, pages: readonly PageSize[]): boolean {
  const height = pages[page - 1]?.height ?? 0;
  if (!box || height === 0) return false;
  return box.y + box.height < MARGIN * height || box.y > (1 - MARGIN) * height;
}

function samePlace(one: Line, other: Line): boolean {
  if (!one.box || !other.box) return false;
  return Math.abs(one.box.y - other.box.y) <= SAME_PLACE;
}

/** Headers and footers: kept once and marked as such, dropped on the pages that repeat them. */
function runningLines(lines: readonly Line[], pages: readonly PageSize[]): Line[] {
  if (pages.length < 2) return [...lines];
  const groups = new Map<string, Line[]>();
  for (const line of lines) {
    if (!inMargin(line, pages)) continue;
    const key = likeness(line.text);
    groups.set(key, [...(groups.get(key) ?? []), line]);
  }
  const repeated = (line: Line) => {
    const same = groups.get(likeness(line.text))?.filter((other) => samePlace(line, other)) ?? [];
    const on = new Set(same.map(({ page }) => page));
    return on.size >= 2 && on.size >= MOST * pages.length ? Math.min(...on) : undefined;
  };
  return lines.flatMap((line) => {
    if (!inMargin(line, pages)) return [line];
    const first = repeated(line);
    if (first !== undefined) return first === line.page ? [{ ...line, margin: true }] : [];
    if (!PAGE_NUMBER.test(line.text)) return [line];
    return line.page > 1 ? [] : [{ ...line, margin: true }];
  });
}
