/**
 * How much a move stands out, in standard errors. Findings are ranked by it, so that a large move on few ads does
 * not come before a smaller one on many. 2 is what chance alone brings about once in twenty comparisons.
 */
export const STANDS_ALONE = 2;

const ONCE_IN = 20;
const ROUNDS = 8;

/**
 * Beyond this a move is said to be one. The more groups are compared, the further chance takes one of them; at this
 * distance it makes about one report in twenty claim a move that is none. Found from the usual bound on the tails
 * of the normal curve, which is within a hundredth or two here.
 */
export function limitOfChance(comparisons: number): number {
  const bound = Math.sqrt(2 / Math.PI) * ONCE_IN * Math.max(1, comparisons);
  let limit = STANDS_ALONE;
  for (let round = 0; round < ROUNDS; round += 1) limit = Math.sqrt(2 * Math.log(bound / limit));
  return limit;
}

export interface Move {
  /** In standard errors. */
  readonly move: number;
  readonly limit: number;
}

/** A move, what would be one if it were the only comparison, or nothing that chance does not do all the time. */
export function sizeOf({ move, limit }: Move): "move" | "hint" | "chance" {
  const size = Math.abs(move);
  if (size >= limit) return "move";
  return size >= STANDS_ALONE ? "hint" : "chance";
}

/** A share of some ads then, and of others now. */
export function moveOfShares(now: Part, before: Part): number {
  const pooled = (now.part + before.part) / (now.whole + before.whole);
  const error = Math.sqrt(pooled * (1 - pooled) * (1 / now.whole + 1 / before.whole));
  return error > 0 ? (now.part / now.whole - before.part / before.whole) / error : 0;
}

interface Part {
  readonly part: number;
  readonly whole: number;
}

export const moveOfCounts = (now: number, before: number): number =>
  now + before > 0 ? (now - before) / Math.sqrt(now + before) : 0;

/** Of medians: how many of the new amounts lie above the old middle, against the half that would without a move. */
export function moveOfMiddles(now: readonly number[], before: readonly number[]): number {
  const old = median(before);
  const above = now.reduce((sum, one) => sum + rank(one, old), 0) / now.length;
  return (above - 0.5) / (0.5 * Math.sqrt(1 / now.length + 1 / before.length));
}

function rank(one: number, middle: number): number {
  if (one === middle) return 0.5;
  return one > middle ? 1 : 0;
}

/** Of at least one number. */
export function median(numbers: readonly number[]): number {
  return quantile(numbers, 1 / 2);
}

/** A quarter of the numbers lie below it and a quarter above. Of at least one number. */
export const middleHalf = (numbers: readonly number[]) => ({
  low: quantile(numbers, 1 / 4),
  high: quantile(numbers, 3 / 4),
});

/** Between two numbers, in proportion. */
function quantile(numbers: readonly number[], part: number): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const place = part * (sorted.length - 1);
  const [low = 0, high = 0] = [sorted[Math.floor(place)], sorted[Math.ceil(place)]];
  return low + (high - low) * (place - Math.floor(place));
}
