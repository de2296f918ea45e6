import type { Ad } from "../facts/ad.ts";
import type { Market } from "../facts/market.ts";
import { percent } from "../words/format.ts";
import { LEAST } from "./finding.ts";

export interface Group {
  /** As it stands in a sentence. */
  readonly name: string;
  readonly now: number;
  /** Undefined where too few ads had it to say how many. */
  readonly before: number | undefined;
  /** Of its share, in standard errors. */
  readonly move: number;
}

export interface Groups {
  /** How many ads could be in a group. */
  readonly n: number;
  readonly nBefore: number;
  /** The largest first. */
  readonly groups: readonly Group[];
  /** Groups that have ads, but are not named. */
  readonly leftOut: number;
  /** Those of them that have enough, and are left out for the sake of one that has not. */
  readonly withheld: number;
}

/** Ads by what they say; an ad may be in several groups, or, where it says nothing, in none. */
export function groupsOf(
  market: Pick<Market, "now" | "before">,
  namesOf: (ad: Ad) => readonly string[],
  isAsked: (ad: Ad) => boolean = () => true,
): Groups {
  const [asked, askedBefore] = [market.now.filter(isAsked), market.before.filter(isAsked)];
  const [now, before] = [tally(asked, namesOf), tally(askedBefore, namesOf)];
  const [n, nBefore] = [asked.length, askedBefore.length];
  const shown = shownOf([...now.keys()], now, n);
  const compared = new Set(nameable(shown, before, nBefore));
  const groups = shown
    .map((name): Group => {
      const [many, then] = [now.get(name) ?? 0, before.get(name) ?? 0];
      if (!compared.has(name)) return { name, now: many, before: undefined, move: 0 };
      const move = moveOfShares({ part: many, whole: n }, { part: then, whole: nBefore });
      return { name, now: many, before: then, move };
    })
    .sort((a, b) => b.now - a.now || (a.name < b.name ? -1 : 1));
  const enough = [...now.values()].filter((many) => many >= LEAST).length;
  const withheld = enough - groups.length;
  return { n, nBefore, groups, leftOut: now.size - groups.length, withheld };
}

function tally(ads: readonly Ad[], namesOf: (ad: Ad) => readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const ad of ads)
    for (const name of new Set(namesOf(ad))) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** None where the largest cannot be named: the next would be taken for it. */
function shownOf(names: readonly string[], counts: ReadonlyMap<string, number>, n: number) {
  const shown = nameable(names, counts, n);
  const most = Math.max(...counts.values());
  return shown.some((name) => counts.get(name) === most) ? shown : [];
}

export const isCompared = ({ before }: Group) => before !== undefined;

/** The one whose share is furthest from what chance would do, of those that differ as they are printed. */
export function moverOf({ groups, n, nBefore }: Groups): Group | undefined {
  return groups
    .filter(
      ({ now, before }) => before !== undefined && percent(now, n) !== percent(before, nBefore),
    )
    .sort((a, b) => Math.abs(b.move) - Math.abs(a.move))[0];
}

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
function nameable(
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
