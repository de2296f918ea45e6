/** Whether a row goes on with the row before it: the line was only broken because it was full. */
export type Follows = "yes" | "maybe" | "no";

/** A line, or what is left of one when its label was taken off, with what its looks say. */
export interface Row {
  /** The line that it stands on. */
  readonly line: number;
  readonly text: string;
  /** The text cut at its tabs. */
  readonly cells: readonly string[];
  /** 0 when it is not known. */
  readonly size: number;
  readonly bold: boolean;
  /** All of its letters are capitals, and there are enough of them to tell. */
  readonly caps: boolean;
  /** Of a heading style; 0 when it has none. */
  readonly level: number;
  readonly bullet: boolean;
  readonly margin: boolean;
  readonly gap: boolean;
  readonly page: number;
  readonly links: readonly string[];
  /** Points from the left and the top of the page; -1 when they are not known. */
  readonly left: number;
  readonly right: number;
  readonly top: number;
  /** Whether it goes on with the row before it. */
  readonly follows: Follows;
  /** Lines that were joined to it because it was broken. */
  readonly more: readonly number[];
}

const FEWEST_LETTERS_OF_CAPS = 3;

/** The same row with other words: what stands after a label. */
export function withText(row: Row, text: string): Row {
  const trimmed = text.trim();
  return { ...row, text: trimmed, cells: cellsOf(trimmed), caps: isCaps(trimmed) };
}

/** Two rows that a narrow column or the edge of the page broke apart. */
export function joinTwo(row: Row, next: Row): Row {
  const text = joined(row.text, next.text);
  const more = [...row.more, next.line, ...next.more];
  const links = [...row.links, ...next.links];
  return { ...withText(row, text), more, links, right: next.right };
}

const COMPOUND =
  /(?:^|[^\p{L}])(?:self|non|co|well|full|part|long|short|cross|multi|third|half|high|low|mid|year|client|cost|policy|problem|decision|detail|pre|post|anti|in|on|off|front|back|end|inter|real|hands|day|results?|customer|user|open|tax|work|family|community|team|first|second|two|three|four|five|six|one|time|large|small|best|fixed|right|left|state|world|award)-$/iu;

/** A word that was broken at the end of a line is whole again. */
export function joined(before: string, after: string): string {
  const broken = /\p{L}-$/u.test(before);
  if (!broken || !/^\p{L}/u.test(after)) return `${before} ${after}`;
  const compound = COMPOUND.test(before) || /^\p{Lu}/u.test(after);
  return compound ? before + after : before.slice(0, -1) + after;
}

/** All lines of a row. */
export function linesOf(row: Row): number[] {
  return [row.line, ...row.more];
}

export function cellsOf(text: string): string[] {
  return text
    .split("\t")
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "");
}

export function isCaps(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, "");
  return letters.length >= FEWEST_LETTERS_OF_CAPS && letters === letters.toUpperCase();
}

export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}
