import type { Row } from "../rows/row.ts";
import { isDocumentTitle } from "./heading-wording.ts";

const PAGE = /\bpage \d{1,3}\b|^\d{1,3} ?(?:of|\/) ?\d{1,3}$|\b\d{1,3} of \d{1,3}$/i;
const ONLY_PAGE = /^[-–—|•·\s]*(?:page )?\d{1,3}(?: ?(?:of|\/) ?\d{1,3})?[-–—|•·\s]*$/i;
const DOCUMENT = /\b(?:curriculum vitae|résumé|resume|cv|confidential|continued|page|of)\b/gi;
const LONGEST = 90;
const ROWS_OF_HEAD = 8;
const DOCUMENT_OR_PAGE =
  /^(?:curriculum vitae|résumé|resume|cv|confidential|page \d{1,3}(?: of \d{1,3})?|\d{1,3})$/i;

/** Lines that repeat on every page and belong to nothing: "Jane Citizen – page 2 of 3". */
export function runningLines(
  rows: readonly Row[],
  name: string,
  nameLines: readonly number[],
): ReadonlySet<number> {
  const found = new Set<number>();
  const own = plain(name);
  for (const [at, row] of rows.entries()) {
    if (nameLines.includes(row.line) || row.text.length > LONGEST || row.bullet) continue;
    const title = isDocumentTitle(row.text);
    if (title || isPageNumber(row, rows, at) || isNameAgain(row, own)) found.add(row.line);
    if (at > ROWS_OF_HEAD && isHeadAgain(row, own, rows)) found.add(row.line);
  }
  for (const row of repeatedAtEdges(rows)) {
    if (!nameLines.includes(row.line)) found.add(row.line);
  }
  return found;
}

/** "Jane Citizen | 0491 570 156" at the top of a later page, when the number was given before. */
function isHeadAgain(row: Row, own: string, before: readonly Row[]): boolean {
  if (own.length < 4 || !plain(row.text).includes(own)) return false;
  const pieces = row.text.split(/\s*[|·•\t]\s*/).filter((piece) => !plain(piece).includes(own));
  return pieces.length > 0 && pieces.every((piece) => isGivenContact(piece, before));
}

function isGivenContact(piece: string, before: readonly Row[]): boolean {
  if (DOCUMENT_OR_PAGE.test(piece)) return true;
  const contact = /\d[\d\s()+-]{6,}\d|\S@\S/.test(piece);
  return contact && before.slice(0, ROWS_OF_HEAD).some((row) => row.text.includes(piece));
}

/** The same words at the foot or the head of several pages; of those at the head the first one counts. */
function repeatedAtEdges(rows: readonly Row[]): Row[] {
  const edges = new Map<string, Row[]>();
  for (const [at, row] of rows.entries()) {
    const foot = rows[at + 1]?.page !== row.page && rows[at + 1] !== undefined;
    const head = at > 0 && rows[at - 1]?.page !== row.page;
    const opening = at === 0;
    const last = at === rows.length - 1;
    if (!foot && !head && !opening && !last) continue;
    if (row.text.length > LONGEST || row.bullet) continue;
    const key = row.text.toLowerCase().replace(/\d+/g, "#");
    edges.set(key, [...(edges.get(key) ?? []), row]);
  }
  return [...edges.values()].flatMap((same) => {
    const pages = new Set(same.map((row) => row.page));
    return pages.size < 2 ? [] : same.slice(1);
  });
}

function isPageNumber(row: Row, rows: readonly Row[], at: number): boolean {
  if (!ONLY_PAGE.test(row.text)) return false;
  if (/[a-z/]/i.test(row.text)) return true;
  // A bare number counts only at the edge of a page.
  const last = rows[at - 1];
  const next = rows[at + 1];
  return last !== undefined && (next === undefined || next.page > row.page) && row.page > 0;
}

/** The name with nothing but a number or the word for the document, past the first page or with a number. */
function isNameAgain(row: Row, own: string): boolean {
  if (own.length < 4) return false;
  const text = plain(row.text);
  if (!text.includes(own)) return false;
  const rest = text.replace(own, "").replace(DOCUMENT, "").trim();
  if (rest !== "" && !PAGE.test(row.text)) return false;
  return row.page > 1 || PAGE.test(row.text) || (rest === "" && text !== own);
}

function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\s]/gu, " ")
    .replace(/\s+/g, " ")
    .trim();
}
