import type { Line } from "../../line.ts";
import { type Follows, followings } from "./wraps.ts";

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

/** How most of the document is set. */
export interface Setting {
  readonly bodySize: number;
  /** How long a full line is, in characters. */
  readonly fullLine: number;
}

const FEWEST_LETTERS_OF_CAPS = 3;
const FULL_LINE_SHARE = 0.9;
const USUAL_LINE = 60;

export function toRows(lines: readonly Line[], skip: ReadonlySet<number>): Row[] {
  const rows: Row[] = [];
  for (const [index, line] of lines.entries()) {
    if (skip.has(index)) continue;
    const { text } = line;
    if (text === "" && !line.links?.length) continue;
    rows.push(rowOf(line, index, text));
  }
  const follows = followings(rows);
  return rows.map((row, at) => ({ ...row, follows: follows[at] ?? "no" }));
}

function rowOf(line: Line, index: number, text: string): Row {
  return {
    line: index,
    text,
    cells: cellsOf(text),
    size: line.size ?? 0,
    bold: line.bold ?? false,
    caps: isCaps(text),
    level: line.heading ?? 0,
    bullet: line.bullet ?? false,
    margin: line.margin ?? false,
    gap: line.gapBefore ?? false,
    page: line.page,
    links: line.links ?? [],
    left: line.box?.x ?? -1,
    right: line.box ? line.box.x + line.box.width : -1,
    top: line.box?.y ?? -1,
    follows: "no",
    more: [],
  };
}

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

function isCaps(text: string): boolean {
  const letters = text.replace(/[^\p{L}]/gu, "");
  return letters.length >= FEWEST_LETTERS_OF_CAPS && letters === letters.toUpperCase();
}

export function wordsOf(text: string): string[] {
  return text.split(/\s+/).filter((word) => word !== "");
}

export function measure(rows: readonly Row[]): Setting {
  const bySize = new Map<number, number>();
  for (const row of rows) {
    if (row.size > 0) bySize.set(row.size, (bySize.get(row.size) ?? 0) + row.text.length);
  }
  const bodySize = [...bySize].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 0;
  const lengths = rows.map((row) => row.text.length).sort((a, b) => a - b);
  const fullLine = lengths[Math.floor((lengths.length - 1) * FULL_LINE_SHARE)] ?? USUAL_LINE;
  return { bodySize, fullLine: Math.max(fullLine, USUAL_LINE / 2) };
}
