import type { Box } from "#reading/line.ts";
import { assembleLines, type PrintedLine } from "./assemble-lines.ts";
import { boundsOf } from "./geometry.ts";
import { lettersOf, turner } from "./line-letters.ts";
import type { Glyph } from "./page-content.ts";

/** How much more than the usual distance is clearly more. */
const MORE = 1.3;
/** Of the type size: what is usual where there are too few lines to tell, and its bounds. */
const USUAL = { otherwise: 1.25, least: 1, most: 2.6, within: 0.35, lines: 4 } as const;
const SAME_SIZE = 0.05;

/** From the baseline before to a line's own, as a share of the type between the two. */
function stepTo(lines: readonly PageLine[], at: number): number | undefined {
  const [before, line] = [lines[at - 1], lines[at]];
  if (!before || !line) return undefined;
  if (before.region !== line.region || before.angle !== line.angle) return undefined;
  return (2 * (line.base - before.base)) / Math.max(before.size + line.size, 1);
}

function sameSize(lines: readonly PageLine[], at: number): boolean {
  const [before, line] = [lines[at - 1], lines[at]];
  if (!before || !line) return false;
  return Math.abs(before.size - line.size) <= SAME_SIZE * line.size;
}

/** The lower part of the steps: paragraphs of one line stand further apart than lines do. */
function usualOf(steps: readonly number[], otherwise: number): number {
  const sorted = steps
    .filter((step) => step > USUAL.least * 0.8 && step < USUAL.most)
    .sort((one, other) => one - other);
  if (sorted.length < USUAL.lines) return otherwise;
  return Math.max(sorted[Math.floor(sorted.length * USUAL.within)] ?? otherwise, USUAL.least);
}

/** For each line, whether clearly more space than usual stands before it. */
export function lineGaps(lines: readonly PageLine[]): boolean[] {
  const steps = lines.map((_, at) => stepTo(lines, at));
  const within = (region?: number) =>
    steps.filter(
      (step, at): step is number =>
        step !== undefined &&
        sameSize(lines, at) &&
        (region === undefined || lines[at]?.region === region),
    );
  const onPage = usualOf(within(), USUAL.otherwise);
  const byRegion = new Map<number, number>();
  for (const { region } of lines) {
    if (!byRegion.has(region)) byRegion.set(region, usualOf(within(region), onPage));
  }
  return lines.map(({ region }, at) => {
    const step = steps[at];
    const usual = byRegion.get(region) ?? onPage;
    if (at === 0) return false;
    return step === undefined || step > usual * MORE || step < -usual;
  });
}

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
