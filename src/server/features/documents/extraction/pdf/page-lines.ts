import type { Box } from "#reading/line.ts";
import { boundsOf } from "./geometry.ts";
import { assembleLines, type PrintedLine } from "./lines/assemble-lines.ts";
import { lettersOf, turner } from "./lines/letters.ts";
import type { Glyph } from "./page-content.ts";

export interface PageLine extends PrintedLine {
  readonly box: Box;
  readonly angle: number;
}

/** Of the type size. */
const ABOVE = 0.8;
const BELOW = 0.22;
/** Degrees: what is nearly level is read as level. */
const STEP = 5;

function angleOf({ style }: Glyph): number {
  const angle = Math.round(style.angle / STEP) * STEP;
  return angle === -180 ? 180 : angle;
}

function rounded(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A line with the place where it stands on the page. */
export function boxed(line: PrintedLine, angle: number): PageLine {
  const back = turner(-angle);
  const { left, right, base, size } = line;
  const [top, bottom] = [base - ABOVE * size, base + BELOW * size];
  const rect = boundsOf([
    back(left, top),
    back(right, top),
    back(left, bottom),
    back(right, bottom),
  ]);
  const box = {
    x: rounded(rect.left),
    y: rounded(rect.top),
    width: rounded(rect.right - rect.left),
    height: rounded(rect.bottom - rect.top),
  };
  return { ...line, angle, box };
}

/** The lines of one page: level text first, then what is printed at other angles. */
export function pageLines(glyphs: readonly Glyph[]): PageLine[] {
  const byAngle = new Map<number, Glyph[]>();
  for (const glyph of glyphs) {
    const angle = angleOf(glyph);
    const same = byAngle.get(angle);
    if (same) same.push(glyph);
    else byAngle.set(angle, [glyph]);
  }
  const angles = [...byAngle].sort(([one], [other]) => Math.abs(one) - Math.abs(other));
  return angles.flatMap(([angle, same]) =>
    assembleLines(lettersOf(same, angle)).map((line) => boxed(line, angle)),
  );
}
