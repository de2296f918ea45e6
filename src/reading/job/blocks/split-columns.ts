import { headingPart, isListPart } from "../heading-part.ts";

import type { Block } from "./block.ts";

/**
 * "Essential⇥Desirable" over rows of two cells: the columns are read one after the other. A cell that
 * begins in lower case goes on with the one above it.
 */
export function splitColumns(blocks: readonly Block[]): Block[] {
  const result: Block[] = [];
  let at = 0;
  while (at < blocks.length) {
    const head = blocks[at];
    if (head === undefined) break;
    at += 1;
    if (!headsColumns(head)) {
      result.push(head);
      continue;
    }
    const rows = rowsBelow(blocks, at);
    at += rows.length;
    for (const [column, title] of head.text.split("\t").entries())
      result.push(cell(head, title, false), ...cellsOf(rows, column));
  }
  return result;
}

function headsColumns(block: Block): boolean {
  const cells = block.text.split("\t");
  if (cells.length < 2) return false;
  return cells.every((text) => isListPart(headingPart(text) ?? "other"));
}

function rowsBelow(blocks: readonly Block[], from: number): Block[] {
  const goesOn = ({ text }: Block) => text.includes("\t") || /^\p{Ll}/u.test(text);
  const end = blocks.findIndex((block, at) => at >= from && !goesOn(block));
  return blocks.slice(from, end < 0 ? blocks.length : end);
}

function cellsOf(rows: readonly Block[], column: number): Block[] {
  const cells: Block[] = [];
  for (const row of rows) {
    const text = (row.text.split("\t")[column] ?? "").replace(/^[•*–-]\s+/, "").trim();
    const above = cells.at(-1);
    if (text === "") continue;
    if (above === undefined || !/^\p{Ll}/u.test(text)) {
      cells.push(cell(row, text, true));
      continue;
    }
    const starts = [...above.starts, above.text.length + 1];
    const lines = [...above.lines, ...row.lines.slice(0, 1)];
    cells[cells.length - 1] = { ...above, text: `${above.text} ${text}`, lines, starts };
  }
  return cells;
}

function cell(row: Block, text: string, bullet: boolean): Block {
  return { ...row, text, bullet, lines: row.lines.slice(0, 1), starts: [0] };
}
