import type { Line } from "#reading/line.ts";
import type { Extracted } from "../extracted.ts";
import { pagePicture } from "../page-picture.ts";
import { UNREADABLE, Unreadable } from "../unreadable.ts";
import { LOOKING_SCALE } from "./hidden/look-at-print.ts";
import { loadPage } from "./load-page.ts";
import { type OpenPdf, openPdf } from "./open-pdf.ts";
import { type ReadPage, readPage } from "./page/read-page.ts";
import { runningLines } from "./page/running-lines.ts";

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
