import type { Line } from "#reading/line.ts";
import type { DraftLine } from "./finish-lines.ts";

/** Cells of so many lines can still be read across, line beside line. */
const MOST_BESIDE = 3;
/** Letters: longer cells are paragraphs, which nobody reads across. */
const SHORT = 90;
function joined(lines: readonly DraftLine[]): DraftLine[] {
  const [first] = lines;
  if (!first) return [];
  const all = lines.map(({ line }) => line);
  const longest = all.reduce((most, line) => (line.text.length > most.text.length ? line : most));
  const links = all.flatMap((line) => line.links ?? []);
  const { bullet: _bullet, links: _links, ...form } = longest;
  const line: Line = {
    ...form,
    text: all.map(({ text }) => text).join("\t"),
    ...(all[0]?.bullet && { bullet: true }),
    ...(links.length > 0 && { links }),
  };
  return [{ ...first, line }];
}

function isShort(cell: readonly DraftLine[]): boolean {
  return cell.every(({ line }) => line.text.length <= SHORT);
}

/**
 * A row of short cells is one line with tabs; a label beside a long cell stands in front of its first
 * line; blocks of text beside each other are read one after the other.
 */
export function rowLines(cells: readonly (readonly DraftLine[])[]): DraftLine[] {
  const full = cells.filter((cell) => cell.length > 0);
  if (full.length < 2) return full.flat();
  const most = full.reduce((longest, cell) => (cell.length > longest.length ? cell : longest));
  const others = full.filter((cell) => cell !== most);
  const isLabelled = others.every((cell) => cell.length === 1 && isShort(cell));
  if (isLabelled) return [...joined(full.flatMap((cell) => cell.slice(0, 1))), ...most.slice(1)];
  const isGrid = full.every((cell) => cell.length === most.length && isShort(cell));
  if (!isGrid || most.length > MOST_BESIDE) return full.flat();
  return most.flatMap((_, at) => joined(full.flatMap((cell) => cell.slice(at, at + 1))));
}
