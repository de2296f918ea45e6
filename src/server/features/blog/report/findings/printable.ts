import { LEAST } from "./finding.ts";

/**
 * What can be printed beside its total. One small count among them is left out, and as that alone would leave it to
 * be had by subtraction, so are the next smallest until what is left over is a group of its own, or nothing.
 * @param countsOf the counts that can be read from one: its ads, or those that say something and those that do not
 * @param total the same of all; undefined where nothing can be had by subtraction
 */
export function printable<T>(
  all: readonly T[],
  countsOf: (one: T) => readonly number[],
  total: readonly number[] | undefined,
): T[] {
  const size = (one: T) => countsOf(one).reduce((sum, count) => sum + count, 0);
  const shown = all
    .filter((one) => countsOf(one).every((count) => count >= LEAST))
    .sort((a, b) => size(b) - size(a));
  const isSafe = () => {
    const left = (total ?? []).map((whole, at) =>
      shown.reduce((rest, one) => rest - (countsOf(one)[at] ?? 0), whole),
    );
    const isComplete = shown.length === all.length && left.every((count) => count === 0);
    return isComplete || left.every((count) => count >= LEAST);
  };
  while (shown.length > 0 && !isSafe()) shown.pop();
  return shown;
}
