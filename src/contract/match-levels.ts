/** How distances and scores are called (spec 1 §9). A distance is 0 for a perfect fit and 1 for none. */

/** The farthest that is still a Good Match. */
export const GOOD_AT_MOST = 0.35;

export const MATCH_LEVELS = [
  { most: 0.15, name: "Excellent Match" },
  { most: 0.25, name: "Very Good Match" },
  { most: GOOD_AT_MOST, name: "Good Match" },
  { most: 1, name: "Partial Match" },
] as const;
export type MatchLevel = (typeof MATCH_LEVELS)[number]["name"];

export function matchLevel(distance: number): MatchLevel {
  return MATCH_LEVELS.find(({ most }) => distance <= most)?.name ?? "Partial Match";
}

const WHOLE = 100;

/** The percentage that is shown, and the score of a comparison: one and the same. */
export function percentOf(distance: number): number {
  return Math.max(0, Math.min(WHOLE, Math.round((1 - distance) * WHOLE)));
}

/** Fit labels by the least percentage of each. */
export const FIT_LABELS = [
  { least: 85, name: "Excellent Fit" },
  { least: 70, name: "Good Fit" },
  { least: 55, name: "Moderate Fit" },
  { least: 35, name: "Poor Fit" },
  { least: 0, name: "Not a Fit" },
] as const;
export type FitLabel = (typeof FIT_LABELS)[number]["name"];

export function fitLabel(percent: number): FitLabel {
  return FIT_LABELS.find(({ least }) => percent >= least)?.name ?? "Not a Fit";
}
