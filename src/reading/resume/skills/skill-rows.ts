import type { Row } from "../rows/row.ts";
import { isList, isProse } from "../signs.ts";

const SEPARATOR = /[,;|·•\t/:‣▪]/;
const FEWEST_CHIPS = 3;

/** The rows of a skills section without the labels of its groups, and with chips told apart. */
export function skillRows(rows: readonly Row[]): Row[] {
  const plain = rows.filter((row, at) => !isGroupLabel(row, rows[at + 1]));
  const chips = plain.some((row) => isChips(row));
  if (!chips) return plain;
  return plain.map((row) => {
    const loose = !row.bullet && !SEPARATOR.test(row.text) && !/[.!?]$/.test(row.text);
    return loose ? { ...row, text: cutAtCapitals(row.text), follows: "no" } : row;
  });
}

/** "Legal" in bold above "SaaS contracting • Privacy" names the group, and is no skill. */
function isGroupLabel(row: Row, next: Row | undefined): boolean {
  if (!next || row.bullet || SEPARATOR.test(row.text) || isProse(row.text)) return false;
  const louder =
    (row.bold && !next.bold) ||
    row.level > next.level ||
    (row.caps && !next.caps && row.size > next.size);
  if (!louder) return false;
  return next.bullet || isList(next.text) || /[•·|,;]/.test(next.text);
}

/** Words set in boxes side by side come without marks: "Contract review Client care LEAP". */
function isChips(row: Row): boolean {
  if (row.bullet || SEPARATOR.test(row.text) || isSentence(row.text)) return false;
  const words = row.text.split(/\s+/);
  const capitals = words.filter((word) => /^\p{Lu}/u.test(word)).length;
  const small = words.filter(
    (word) => /^\p{Ll}{3,}/u.test(word) && !/^(?:and|for|with)$/.test(word),
  ).length;
  return capitals >= FEWEST_CHIPS && small >= 1;
}

function isSentence(text: string): boolean {
  return (
    /[.!?]$|(?:^|\s)(?:I|my|is|are|was|who|that|which)(?:\s|$)/.test(text) || /^\p{Ll}/u.test(text)
  );
}

function cutAtCapitals(text: string): string {
  return text.replace(/\s+(?=\p{Lu})/gu, "\t");
}
