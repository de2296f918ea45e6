import { companyScore, roleScore } from "../signs.ts";
import type { KnownRow } from "./row-kinds.ts";
import { splitTitle } from "./split-title.ts";

/** One position: the rows of its head in the order they stand, and what is told below. */
export interface Entry {
  readonly above: readonly KnownRow[];
  /** Undefined for a position printed without dates. */
  readonly dated: KnownRow | undefined;
  readonly below: readonly KnownRow[];
  readonly body: readonly KnownRow[];
}

const MOST_ABOVE = 3;
const MOST_BELOW = 4;
const STRONG = 3;

/** Cuts a stretch of experience into positions, led by the rows that carry dates. */
export function findEntries(rows: readonly KnownRow[]): Entry[] {
  const kept = rows.filter((row) => row.kind !== "ignored");
  const anchors = kept.flatMap((row, at) => (row.kind === "dated" ? [at] : []));
  if (anchors.length === 0) return undatedEntries(kept);
  const first = anchors[0] ?? 0;
  const usualAbove = Math.min(MOST_ABOVE, titlesBefore(kept, first, 0));
  const starts: number[] = [];
  for (const [order, anchor] of anchors.entries()) {
    const from = order === 0 ? 0 : (anchors[order - 1] ?? 0) + 1;
    starts.push(anchor - aboveCount(kept, { anchor, from, usualAbove, first: order === 0 }));
  }
  const lead = undatedEntries(kept.slice(0, starts[0] ?? 0));
  const entries = anchors.map((anchor, order) => {
    const start = starts[order] ?? anchor;
    const end = starts[order + 1] ?? kept.length;
    return entryOf(kept, start, anchor, end);
  });
  return [...lead, ...entries];
}

function entryOf(rows: readonly KnownRow[], start: number, anchor: number, end: number): Entry {
  let below = anchor + 1;
  while (below < end && rows[below]?.kind === "title" && below - anchor <= MOST_BELOW) below += 1;
  return {
    above: rows.slice(start, anchor),
    dated: rows[anchor],
    below: rows.slice(anchor + 1, below),
    body: rows.slice(below, end),
  };
}

/** How many titles stand directly before the row. */
function titlesBefore(rows: readonly KnownRow[], at: number, from: number): number {
  let count = hasNote(rows, at, from) ? 1 : 0;
  while (at - count - 1 >= from && rows[at - count - 1]?.kind === "title") count += 1;
  return count;
}

/** "Group Counsel", "Anvil, Brisbane", a sentence about the firm, and only then the dates. */
function hasNote(rows: readonly KnownRow[], at: number, from: number): boolean {
  if (rows[at]?.cells.length !== 0 || at - 2 < from) return false;
  const note = rows[at - 1];
  const title = rows[at - 2];
  if (note?.kind !== "text" || note.row.bullet || note.row.gap) return false;
  return (
    title?.kind === "title" && (title.row.bold || rows[at - 3]?.row.bold === true || title.row.gap)
  );
}

interface Above {
  readonly anchor: number;
  readonly from: number;
  readonly usualAbove: number;
  readonly first: boolean;
}

/** How many of the rows between two dated rows belong to the second one. */
function aboveCount(rows: readonly KnownRow[], above: Above): number {
  const { anchor, from, usualAbove, first } = above;
  const titles = titlesBefore(rows, anchor, from);
  if (first) return Math.min(MOST_ABOVE, titles);
  const between = anchor - from;
  if (titles < between) return Math.min(afterText(rows, anchor, titles), MOST_ABOVE);
  // Only titles lie between the two: space tells them apart, else the way the first entry is set.
  const byGap = gapBefore(rows, from, anchor);
  if (byGap !== undefined) return Math.min(byGap, MOST_ABOVE);
  return Math.min(usualAbove, titles);
}

/** After a description, the titles up to the last wide space or change of type belong to the next. */
function afterText(rows: readonly KnownRow[], anchor: number, titles: number): number {
  for (let count = titles; count >= 1; count -= 1) {
    if (rows[anchor - count]?.row.gap) return count;
  }
  if (rows[anchor]?.row.gap) return 0;
  return titles;
}

function gapBefore(rows: readonly KnownRow[], from: number, anchor: number): number | undefined {
  for (let at = from; at <= anchor; at += 1) {
    if (rows[at]?.row.gap) return anchor - at;
  }
  return undefined;
}

/** Positions that print no dates at all: titles with a role in them, and what follows. */
function undatedEntries(rows: readonly KnownRow[]): Entry[] {
  const entries: Entry[] = [];
  let at = 0;
  while (at < rows.length) {
    let end = at;
    while (rows[end]?.kind === "title" && end - at < MOST_ABOVE) {
      end += 1;
      // A row that names both stands for itself.
      if (namesBoth(rows[end - 1]) || namesBoth(rows[end])) break;
    }
    const head = rows.slice(at, end);
    const telling = head.map((row) => roleScore(row.row.text) + companyScore(row.row.text));
    const roles = head.some((row) => roleScore(row.row.text) >= STRONG);
    if (head.length === 0 || !roles || Math.max(...telling) < STRONG) {
      at = Math.max(end, at + 1);
      continue;
    }
    let body = end;
    while (body < rows.length && rows[body]?.kind === "text") body += 1;
    entries.push({ above: head, dated: undefined, below: [], body: rows.slice(end, body) });
    at = body;
  }
  return entries;
}

function namesBoth(known: KnownRow | undefined): boolean {
  if (known?.kind !== "title") return false;
  const [first = "", second = ""] = known.cells;
  if (second !== "") return roleScore(first) + roleScore(second) >= STRONG;
  return splitTitle(first, 0) !== undefined;
}
