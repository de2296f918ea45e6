import type { Row } from "../rows/row.ts";
import { isDocumentTitle } from "./heading-wording.ts";

const PAGE = /\bpage \d{1,3}\b|^\d{1,3} ?(?:of|\/) ?\d{1,3}$|\b\d{1,3} of \d{1,3}$/i;
const ONLY_PAGE = /^[-–—|•·\s]*(?:page )?\d{1,3}(?: ?(?:of|\/) ?\d{1,3})?[-–—|•·\s]*$/i;
const DOCUMENT = /\b(?:curriculum vitae|résumé|resume|cv|confidential|continued|page|of)\b/gi;
const LONGEST = 90;

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
  }
  return found;
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
