import type { Line } from "#reading/line.ts";

/** A line with the space that its paragraph asks for, in points. */
export interface DraftLine {
  readonly line: Line;
  readonly before: number;
  readonly after: number;
  /** An empty paragraph stands before it. */
  readonly blank: boolean;
}

/** In points: this much more than usual is clearly more. */
const MORE = 3;

function spaceBefore(drafts: readonly DraftLine[], at: number): number {
  return Math.max(drafts[at - 1]?.after ?? 0, drafts[at]?.before ?? 0);
}

/** Finished lines: each knows whether clearly more space than usual stands before it. */
export function finishLines(drafts: readonly DraftLine[]): Line[] {
  const spaces = drafts.map((_, at) => spaceBefore(drafts, at));
  const sorted = spaces.slice(1).sort((one, other) => one - other);
  const usual = sorted[Math.floor(sorted.length / 2)] ?? 0;
  return drafts.map(({ line, blank }, at) => {
    const isApart = blank || (spaces[at] ?? 0) >= usual + MORE;
    return at > 0 && isApart ? { ...line, gapBefore: true } : line;
  });
}
