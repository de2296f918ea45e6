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
  const sorted = [...numbers].sort((a, b) => a - b);
  const [low = 0, high = 0] = [
    sorted[Math.floor((sorted.length - 1) / 2)],
    sorted[Math.ceil((sorted.length - 1) / 2)],
  ];
  return (low + high) / 2;
}
