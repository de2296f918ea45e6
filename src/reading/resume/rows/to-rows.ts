import type { Line } from "../../line.ts";
import { cellsOf, isCaps, type Row } from "./row.ts";
import { followings } from "./wraps.ts";

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
