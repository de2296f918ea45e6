import type { MatchLevel } from "#contract/match-levels.ts";
import type { LEVELS } from "#web/ui/match/rating.ts";

/** What the design system calls a level, and the address with it. */
export type Level = keyof typeof LEVELS;

/** The best first. */
export const ALL_LEVELS: readonly Level[] = ["excellent", "very-good", "good", "partial"];

/** What the server calls them. */
const NAMES: Record<Level, MatchLevel> = {
  excellent: "Excellent Match",
  "very-good": "Very Good Match",
  good: "Good Match",
  partial: "Partial Match",
};
export const nameOf = (level: Level): MatchLevel => NAMES[level];

/** A name that we do not know claims the least. */
export const levelOf = (name: string): Level =>
  ALL_LEVELS.find((level) => NAMES[level] === name) ?? "partial";

/** How many there are of each level. */
export type LevelCounts = Readonly<Record<Level, number>>;

export function levelCountsOf(levels: readonly { level: string; total: number }[]): LevelCounts {
  const counts = { excellent: 0, "very-good": 0, good: 0, partial: 0 };
  for (const { level, total } of levels) counts[levelOf(level)] += total;
  return counts;
}

/** The levels that count as a match; what is below shares little with the resume. */
export const GOOD_LEVELS: readonly Level[] = ["excellent", "very-good", "good"];

/** How many there are at least Good. */
export const goodOf = (counts: LevelCounts) =>
  GOOD_LEVELS.reduce((sum, level) => sum + counts[level], 0);

export const allOf = (counts: LevelCounts) =>
  ALL_LEVELS.reduce((sum, level) => sum + counts[level], 0);

/** Spec 1 §9: the colours of a candidate's score. They are bands of their own, not the levels. */
const BANDS: readonly { least: number; level: Level }[] = [
  { least: 90, level: "excellent" },
  { least: 75, level: "very-good" },
  { least: 60, level: "good" },
];
export const bandOf = (percent: number): Level =>
  BANDS.find(({ least }) => percent >= least)?.level ?? "partial";
