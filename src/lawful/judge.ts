import model from "./model/judge.json" with { type: "json" };

/** Whole numbers, so that the sum is the same on every machine. */
const WEIGHTS = new Map<string, number>(Object.entries(model.weights));

/** How much speaks for a choice among people: above nothing it is one. */
export function weigh(features: readonly string[]): number {
  let sum = -model.threshold;
  for (const feature of features) sum += WEIGHTS.get(feature) ?? 0;
  return sum;
}

export const isUnlawful = (features: readonly string[]): boolean => weigh(features) > 0;
