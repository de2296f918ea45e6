import type { Row } from "./row.ts";

/** Whether a row goes on with the row before it: the line was only broken because it was full. */
export type Follows = "yes" | "maybe" | "no";

const BUCKET = 30;
const BUCKETS_ASIDE = 2;
const LOOSE = 1.1;
/** Plain text whose lines are longer than this was not wrapped by hand. */
const LONGEST_WRAPPED_LINE = 110;
const SIZE_SLACK = 0.6;
const OPEN_END =
  /(?:[,&/(–—-]|(?:^|[^\p{L}])(?:and|of|the|to|for|in|with|a|an|or|by|on|at|as|from))$/iu;
const LOWER = /^[\p{Ll}]/u;

/** For every row, whether it goes on with the one before: by type, space and the room that was left. */
export function followings(rows: readonly Row[]): Follows[] {
  const columns = columnEdges(rows);
  const wrapAt = wrapColumn(rows);
  const pitch = tightPitch(rows);
  return rows.map((row, at) => {
    const last = rows[at - 1];
    if (!last || !couldFollow(row, last, pitch)) return "no";
    const word = row.text.split(/\s/, 1)[0] ?? "";
    const full = word.length + 1 > roomAfter(last, columns, wrapAt);
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
function roomAfter(row: Row, columns: ReadonlyMap<string, number>, wrapAt: number): number {
  if (row.right < 0) return wrapAt === 0 ? Number.POSITIVE_INFINITY : wrapAt - row.text.length;
  const width = (row.right - row.left) / Math.max(1, row.text.length);
  return (edgeOf(row, columns) - row.right) / Math.max(1, width);
}

function edgeOf(row: Row, columns: ReadonlyMap<string, number>): number {
  let edge = row.right;
  const bucket = Math.floor(row.left / BUCKET);
  for (let aside = -BUCKETS_ASIDE; aside <= BUCKETS_ASIDE; aside += 1) {
    edge = Math.max(edge, columns.get(`${row.page} ${bucket + aside}`) ?? 0);
  }
  return edge;
}

/** How far right the text reaches, for rows that begin at about the same place of a page. */
function columnEdges(rows: readonly Row[]): Map<string, number> {
  const edges = new Map<string, number>();
  for (const row of rows) {
    if (row.right < 0) continue;
    const key = `${row.page} ${Math.floor(row.left / BUCKET)}`;
    edges.set(key, Math.max(edges.get(key) ?? 0, row.right));
  }
  return edges;
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
