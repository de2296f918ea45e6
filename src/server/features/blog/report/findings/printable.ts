import { LEAST } from "./finding.ts";

/**
 * What can be printed beside its total. One small count among them is left out, and as that alone would leave it to
 * be had by subtraction, so are the next smallest until what is left over is a group of its own, or nothing.
 * @param countsOf the counts that can be read from one: its ads, or those that say something and those that do not
 * @param total the same of all
 */
export function printable<T>(
  all: readonly T[],
  countsOf: (one: T) => readonly number[],
  total: readonly number[],
): T[] {
  const size = (one: T) => countsOf(one).reduce((sum, count) => sum + count, 0);
  const shown = all
    .filter((one) => countsOf(one).every((count) => count >= LEAST))
    .sort((a, b) => size(b) - size(a));
  const isSafe = () => {
    const left = total.map((whole, at) =>
      shown.reduce((rest, one) => rest - (countsOf(one)[at] ?? 0), whole),
    );
    const isComplete = shown.length === all.length && left.every((count) => count === 0);
    return isComplete || left.every((count) => count >= LEAST);
  };
  while (shown.length > 0 && !isSafe()) shown.pop();
  return shown;
}

/**
 * The groups whose counts can stand beside the number of all ads, each of which is in one group or more.
 * @param counts of all groups, also of those that are not among the names
 */
export function nameable(
  names: readonly string[],
  counts: ReadonlyMap<string, number>,
  n: number,
): string[] {
  const many = (name: string) => counts.get(name) ?? 0;
  if (sumOf([...counts.keys()], many) === n) return printable(names, (name) => [many(name)], [n]);
  const shown = names
    .filter((name) => many(name) >= LEAST && !isFew(n - many(name)))
    .sort((a, b) => many(b) - many(a));
  while (shown.length > 0 && tells(n - sumOf(shown, many), shown.length === counts.size))
    shown.pop();
  return shown;
}

const isFew = (count: number) => count > 0 && count < LEAST;

/**
 * Whether a few ads are told of, where ads may be in several groups. What the groups leave of all ads, in none but
 * unnamed groups, is at least that many. What they have beyond all ads, once all are named, is in several of them.
 */
const tells = (left: number, areAllNamed: boolean) => isFew(left) || (areAllNamed && isFew(-left));

const sumOf = (names: readonly string[], many: (name: string) => number) =>
  names.reduce((sum, name) => sum + many(name), 0);
