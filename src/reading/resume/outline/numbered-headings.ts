import type { Row } from "../rows/row.ts";
import { wordsOf } from "../rows/row.ts";
import { headingWording } from "./heading-wording.ts";

const FEWEST_PARTS = 3;
const MOST_WORDS = 5;

/**
 * "1. Overview", "2. Employment": the number was taken for the mark of a list. Where rows with space before
 * them open several parts so, they are headings, and so is every other that is set in capitals like them.
 */
export function unnumbered(rows: readonly Row[]): readonly Row[] {
  const apart = rows.filter(isSetApart);
  const known = apart.filter((row) => headingWording(row.text));
  const parts = new Set(known.map((row) => headingWording(row.text)?.part));
  if (parts.size < FEWEST_PARTS) return rows;
  const caps = known.every((row) => row.caps);
  const headings = new Set(caps ? apart.filter((row) => row.caps) : known);
  return rows.map((row) => (headings.has(row) ? { ...row, bullet: false } : row));
}

function isSetApart(row: Row): boolean {
  if (!row.bullet || !row.gap || row.cells.length > 1 || /\d/.test(row.text)) return false;
  return wordsOf(row.text).length <= MOST_WORDS;
}
