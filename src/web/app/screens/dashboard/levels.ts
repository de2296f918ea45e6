import { MATCH_LEVELS, type MatchLevel } from "#contract/match-levels.ts";
import type { CountState, LevelCounts } from "#contract/postings.ts";

const ORDER = MATCH_LEVELS.map(({ name }) => name);

/** How many stand at a level or above it. */
export const atLeast = (levels: LevelCounts, least: MatchLevel): number =>
  ORDER.slice(0, ORDER.indexOf(least) + 1).reduce((sum, level) => sum + countAt(levels, level), 0);

export const countAt = (levels: LevelCounts, level: MatchLevel): number =>
  levels.find((one) => one.level === level)?.count ?? 0;

/** What the chart says, in words: it stands over it. */
export function finding(levels: LevelCounts, countState: CountState): string {
  if (countState === "again") return "Recalculating";
  const all = atLeast(levels, "Partial Match");
  const veryGood = atLeast(levels, "Very Good Match");
  const good = atLeast(levels, "Good Match");
  if (all === 0 && countState === "counting") return "Counting candidates";
  if (all === 0) return "Nobody fits your active postings yet";
  if (veryGood > 0) return `${share(veryGood, all)} ${verb(veryGood)} at Very Good or better`;
  if (good > 0) return `${share(good, all)} ${verb(good)} at Good, and none better`;
  return all === 1 ? "One candidate fits, in part" : `${figure(all)} candidates fit, all in part`;
}

const figure = (count: number) => count.toLocaleString("en-AU");
const verb = (count: number) => (count === 1 ? "fits" : "fit");

function share(some: number, all: number): string {
  if (all === 1) return "The one candidate";
  if (some === 2 && all === 2) return "Both candidates";
  return some === all
    ? `All ${figure(all)} candidates`
    : `${figure(some)} of ${figure(all)} candidates`;
}
