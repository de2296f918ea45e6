import type { PageLine } from "./page-lines.ts";

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
