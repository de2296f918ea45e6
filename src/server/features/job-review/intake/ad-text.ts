import { cleanText } from "#reading/text/clean-text.ts";

const LONGEST = { characters: 50_000, lines: 2000 };
const LINE_END = /\r\n|[\r\n\v\f\u0085\u2028\u2029]/;
const HEADING = /^\s*#{1,6}\s+(\S.*)$/;

/**
 * The text of an advertisement as it is kept and read. The reader takes "#" for a heading where there are several; a
 * heading that stands alone is underlined, as in a letter.
 */
export function adText(text: string): string {
  const lines = text.slice(0, LONGEST.characters).split(LINE_END).slice(0, LONGEST.lines);
  const hasOne = lines.filter((line) => HEADING.test(line)).length === 1;
  return lines
    .map((line) => cleanText(line, { turns: true }).text)
    .map((line) => (hasOne ? line.replace(HEADING, "$1\n-----") : line))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();
}
