import type { Row } from "../rows/row.ts";

const SALUTATION =
  /^(?:(?:dear|hi|hello|good (?:morning|afternoon)) (?:[\p{L}.]+ ?){1,6}|to whom it may concern|to the hiring (?:manager|team|partner)|attention:? .{2,60})[,:]?$/iu;
const SIGN_OFF =
  /^(?:yours (?:sincerely|faithfully|truly)|(?:kind|warm|best|kindest|with (?:kind|best|warm)) (?:regards|wishes)|regards|sincerely(?: yours)?|respectfully(?: yours)?|many thanks|thank you)[,.]?$/i;
/** A letter longer than this is no letter. */
const LONGEST_LETTER = 150;
/** The name under the letter, perhaps with a number or "Encl." below it. */
const MOST_ROWS_OF_SIGNATURE = 4;

/** How many of the first rows are a letter that goes before the resume; 0 when there is none. */
export function lengthOfLetter(rows: readonly Row[]): number {
  const opening = rows.slice(0, LONGEST_LETTER);
  const salutation = opening.findIndex((row) => SALUTATION.test(row.text));
  if (salutation < 0) return 0;
  const signOff = opening.findIndex((row, at) => at > salutation && SIGN_OFF.test(row.text));
  if (signOff < 0) return 0;
  return endOfSignature(rows, signOff);
}

/** The name below the letter; "" when there is none. */
export function signatureOf(rows: readonly Row[], length: number): string {
  const letter = rows.slice(0, length);
  const signOff = letter.findLastIndex((row) => SIGN_OFF.test(row.text));
  return signOff < 0 ? "" : (letter[signOff + 1]?.text ?? "");
}

function endOfSignature(rows: readonly Row[], signOff: number): number {
  const page = rows[signOff]?.page ?? 1;
  const nextPage = rows.findIndex((row, at) => at > signOff && row.page > page);
  if (nextPage >= 0 && nextPage <= signOff + 2 * MOST_ROWS_OF_SIGNATURE) return nextPage;
  const signature = rows[signOff + 1]?.text.toLowerCase() ?? "";
  for (let at = signOff + 2; at <= signOff + MOST_ROWS_OF_SIGNATURE + 1; at += 1) {
    const row = rows[at];
    if (!row) return signOff + 1;
    // The resume opens with the same name, or with what is clearly a new beginning.
    if (row.text.toLowerCase() === signature || row.gap) return at;
  }
  return signOff + 2;
}
