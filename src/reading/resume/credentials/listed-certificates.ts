import { findDates } from "../../dates.ts";
import { type Row, withText, wordsOf } from "../rows/row.ts";

const LONGEST = 400;
const FEWEST_LISTED = 5;
const MOST_WORDS_LISTED = 5;
const COMMA = /,\s+(?![^()]*\))/;
/** A dash or a colon sets a certificate apart from what is said of it. */
const SAID_OF_ONE = /\s[–—-]\s|:\s|[.;!?]$/;
/** "Cognitive load, four days, 2019. Autism, 2024." */
const SENTENCE = /(?<=\b(?:19|20)\d\d)\.\s+(?=\p{Lu})/u;

/** Certificates set side by side on one row, or told in short sentences that end with their years. */
export function oneByOne(row: Row): Row[] {
  if (row.cells.length > 1 || row.text.length > LONGEST) return [row];
  const sentences = row.text.split(SENTENCE);
  if (sentences.length > 1) return apart(row, sentences);
  const items = row.text.split(COMMA);
  const short = items.every((item) => wordsOf(item).length <= MOST_WORDS_LISTED);
  if (items.length < FEWEST_LISTED || !short || SAID_OF_ONE.test(row.text)) return [row];
  return findDates(row.text).length > 1 ? [row] : apart(row, items);
}

/** Such sentences run on over the end of a line. */
export function goesOnTelling(row: Row, last: Row): boolean {
  if (row.follows === "no" || !SENTENCE.test(last.text)) return false;
  return !/[.)\d]$/.test(last.text);
}

function apart(row: Row, texts: readonly string[]): Row[] {
  return texts.map((text, at) => ({ ...withText(row, text), gap: row.gap || at > 0 }));
}
