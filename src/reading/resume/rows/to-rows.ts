import type { Line } from "../../line.ts";
import { cellsOf, type Follows, isCaps, type Row } from "./row.ts";

/** How most of the document is set. */
export interface Setting {
  readonly bodySize: number;
  /** How long a full line is, in characters. */
  readonly fullLine: number;
}

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

/** Rows looked at on both sides, and how far their beginnings and ends may be apart, in points. */
const WINDOW = 14;
const ASIDE = 25;
const RAGGED = 14;
const LOOSE = 1.1;
/** Plain text whose lines are longer than this was not wrapped by hand. */
const LONGEST_WRAPPED_LINE = 125;
const SIZE_SLACK = 0.6;
const OPEN_END =
  /(?:[,&/(–—-]|(?:^|[^\p{L}])(?:and|of|the|to|for|in|with|a|an|or|by|on|at|as|from|de|del|da|do|di|la|el|des|du|van|von|der))$/iu;
const LOWER = /^[\p{Ll}]/u;

/** For every row, whether it goes on with the one before: by type, space and the room that was left. */
function followings(rows: readonly Row[]): Follows[] {
  const wrapAt = wrapColumn(rows);
  const pitch = tightPitch(rows);
  return rows.map((row, at) => {
    const last = rows[at - 1];
    if (!last || !couldFollow(row, last, pitch)) return "no";
    const word = row.text.split(/\s/, 1)[0] ?? "";
    const full = word.length + 1 > roomAfter(rows, at - 1, wrapAt);
    const open = opensBracket(last.text) || OPEN_END.test(last.text);
    const lower = LOWER.test(row.text);
    if (open || (lower && full)) return "yes";
    return full || lower ? "maybe" : "no";
  });
}

function couldFollow(row: Row, last: Row, pitch: number): boolean {
  if (row.bullet || row.level > 0 || row.margin || row.text === "" || last.text === "")
    return false;
  if (Math.abs(row.size - last.size) > SIZE_SLACK) return false;
  const lower = LOWER.test(row.text);
  if (row.page !== last.page) return lower;
  if (row.gap) return false;
  if (row.bold !== last.bold && !lower && !OPEN_END.test(last.text)) return false;
  if (row.top < 0 || last.top < 0) return true;
  const down = row.top - last.top;
  if (down <= 0) return false;
  return pitch === 0 || row.size === 0 || down / row.size <= pitch * LOOSE;
}

function opensBracket(text: string): boolean {
  return text.lastIndexOf("(") > text.lastIndexOf(")");
}

/** How many more characters the row would have had room for. */
function roomAfter(rows: readonly Row[], at: number, wrapAt: number): number {
  const row = rows[at];
  if (!row) return Number.POSITIVE_INFINITY;
  if (row.right < 0) return wrapAt === 0 ? Number.POSITIVE_INFINITY : wrapAt - row.text.length;
  const width = (row.right - row.left) / Math.max(1, row.text.length);
  return (edgeOf(rows, at) - row.right) / Math.max(1, width);
}

/** How far right the text around the row reaches, for rows that begin at about the same place. */
function edgeOf(rows: readonly Row[], at: number): number {
  const row = rows[at];
  if (!row) return 0;
  const rights: number[] = [];
  for (const near of rows.slice(Math.max(0, at - WINDOW), at + WINDOW + 1)) {
    const same = near.page === row.page && Math.abs(near.left - row.left) <= ASIDE;
    if (same && near.right >= 0) rights.push(near.right);
  }
  rights.sort((a, b) => b - a);
  // One line that reaches further than all others is another kind of line.
  const edge = rights.find((right, order) => right - (rights[order + 1] ?? 0) <= RAGGED);
  return Math.max(row.right, edge ?? row.right);
}

function wrapColumn(rows: readonly Row[]): number {
  let longest = 0;
  for (const row of rows) longest = Math.max(longest, row.text.length);
  return longest > LONGEST_WRAPPED_LINE ? 0 : longest;
}

/** The distance of lines inside a paragraph, in type sizes; 0 when no paragraph tells. */
function tightPitch(rows: readonly Row[]): number {
  const pitches: number[] = [];
  for (const [at, row] of rows.entries()) {
    const last = rows[at - 1];
    if (!last || row.size === 0 || row.size !== last.size || row.page !== last.page) continue;
    const down = row.top - last.top;
    if (LOWER.test(row.text) && !row.bullet && down > 0) pitches.push(down / row.size);
  }
  pitches.sort((a, b) => a - b);
  return pitches[Math.floor(pitches.length / 2)] ?? 0;
}
