import type { Line } from "#reading/line.ts";
import type { BodyLine } from "./body-lines.ts";

/** Says whether a line ended because the next word had no room, or because the writer ended it. */
export type IsFull = (line: Line, nextText: string) => boolean;

/** Plain text beyond this many characters a line was not broken by hand. */
const WIDEST_HARD_WRAP = 110;
const NARROWEST_HARD_WRAP = 60;
/** Columns are told apart by where their lines begin, in points. */
const COLUMN_STEP = 120;
/** A column of fewer lines than this shows no edge of its own; the page's is taken. */
const FEWEST_LINES = 4;
/** Widths are measured, not set: a word that would have missed the edge by this much still fits. */
const SLACK = 0.985;

export function isFullBy(body: readonly BodyLine[]): IsFull {
  const edges = new Map<string, { right: number; lines: number }>();
  let longest = 0;
  for (const { line } of body) {
    longest = Math.max(longest, line.text.length);
    if (line.box === undefined) continue;
    for (const key of [columnOf(line), pageOf(line)]) {
      const edge = edges.get(key) ?? { right: 0, lines: 0 };
      const right = Math.max(edge.right, line.box.x + line.box.width);
      edges.set(key, { right, lines: edge.lines + 1 });
    }
  }
  const handWrapped = longest <= WIDEST_HARD_WRAP && longest >= NARROWEST_HARD_WRAP;
  return (line, nextText) => {
    const word = nextText.split(/\s/, 1)[0] ?? "";
    if (line.box === undefined)
      return handWrapped && line.text.length + 1 + word.length > longest * SLACK;
    const column = edges.get(columnOf(line));
    const wide = column !== undefined && column.lines >= FEWEST_LINES;
    const edge = (wide ? column : edges.get(pageOf(line)))?.right ?? 0;
    const perCharacter = line.box.width / Math.max(1, line.text.length);
    const end = line.box.x + line.box.width + perCharacter * (word.length + 1);
    return end > edge * SLACK;
  };
}

function pageOf(line: Line): string {
  return `${line.page}`;
}

function columnOf(line: Line): string {
  return `${line.page}/${Math.floor((line.box?.x ?? 0) / COLUMN_STEP)}`;
}
