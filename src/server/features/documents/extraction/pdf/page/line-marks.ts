import { bulletMark, isBareMark } from "#reading/text/bullet-mark.ts";
import { wideGaps } from "#reading/text/wide-gaps.ts";
import type { Paint } from "../page-content.ts";
import type { PageLine } from "./page-lines.ts";

export interface MarkedLine extends PageLine {
  readonly bullet: boolean;
}

/** Of the type size: a drawn mark is small, in front of its line and about half way up. */
const DRAWN = { least: 0.12, most: 0.62, before: 3.2, low: 0.1, high: 0.85 } as const;
const ROUND = 1.35;
const BESIDE = 0.7;
/** "Duties:⇥• Drafted advice": an item beside its label. */
const INNER_MARK = /\t[•◦▪●‣⁃]\s*/g;

function isDrawnMark({ rect, kind, label }: Paint, line: PageLine): boolean {
  if (kind === "image" || kind === "stroke") return false;
  const { size, base, left } = line;
  const [width, height] = [(rect.right - rect.left) / size, (rect.bottom - rect.top) / size];
  const before = (left - rect.right) / size;
  const up = (base - (rect.top + rect.bottom) / 2) / size;
  if (before < 0 || before > DRAWN.before || up < DRAWN.low || up > DRAWN.high) return false;
  if (label) return true;
  const isRound = Math.max(width, height) < ROUND * Math.min(width, height);
  return isRound && width >= DRAWN.least && width <= DRAWN.most;
}

function besideEachOther(mark: PageLine, line: PageLine): boolean {
  return mark.left < line.left && Math.abs(mark.base - line.base) < BESIDE * line.size;
}

/** Takes the marks of list items off, whether they were typed, drawn, or printed on their own. */
export function markLines(lines: readonly PageLine[], paints: readonly Paint[]): MarkedLine[] {
  const small = paints.filter(({ rect, label }) => label || rect.right - rect.left < 12);
  const marked: MarkedLine[] = [];
  let bare: PageLine | undefined;
  for (const line of lines) {
    if (isBareMark(line.text)) {
      bare = line;
      continue;
    }
    const typed = bulletMark(line.text);
    const isBare = bare !== undefined && besideEachOther(bare, line);
    bare = undefined;
    const bullet = typed.bullet || isBare || small.some((paint) => isDrawnMark(paint, line));
    marked.push({ ...line, text: wideGaps(typed.text.replace(INNER_MARK, "\t")), bullet });
  }
  return marked;
}
