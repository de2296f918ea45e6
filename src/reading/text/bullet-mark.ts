export interface Marked {
  readonly text: string;
  readonly bullet: boolean;
}

/** Signs that are nothing but marks, wherever they stand in front of a line. */
const SIGN = /^(?:[•◦▪▫■□●○◆◇◊▸▹►▻▶➤➢➔→⇒⁃‣∙·⋅⦁⦿✓✔✗✘❖❑❒★☆✦✧➜»›⚫⚪🔹🔸✅]\uFE0F?\s*)+/u;
/** Signs that also mean other things: only with space behind and a word after it. */
const DASH = /^[-–—*~+>]\s+(?=["'“‘(]?[\p{L}\p{N}$])/u;
const LETTER_O = /^o\s+(?=["'“‘(]?[\p{Lu}\p{N}])/u;
const NUMBER = /^\(?(?:\d{1,2}|[a-z]|[ivx]{1,4})[.)]\s+(?=\p{L})/u;
/** "– Present" and "- 2021" are the second half of a date, not an item; "- Current registration" is one. */
const END_OF_DATES =
  /^[-–—]\s+(?:(?:present|current|now|to date|ongoing)\b(?!\s+\p{L})|\d{4}\b|\d{1,2}\/\d{4})/iu;
/** A row of signs such as a rating says nothing without them. */
const ONLY_SIGNS = /^[^\p{L}\p{N}]*$/u;

/** Takes the mark of a list item off the front of a line. */
export function bulletMark(line: string): Marked {
  if (ONLY_SIGNS.test(line) || END_OF_DATES.test(line)) return { text: line, bullet: false };
  const mark = SIGN.exec(line) ?? DASH.exec(line) ?? LETTER_O.exec(line) ?? NUMBER.exec(line);
  if (!mark) return { text: line, bullet: false };
  return { text: line.slice(mark[0].length).trim(), bullet: true };
}

/** The line is a mark and nothing else: its item is the next line. */
export function isBareMark(line: string): boolean {
  return /^[•◦▪▫■□●○◆▸►➤➢⁃‣∙·⦁✓✔❖❑–—*-]$/u.test(line);
}
