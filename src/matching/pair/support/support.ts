import model from "../../model/support.json" with { type: "json" };
import type { Requirement } from "../../profiles.ts";
import { clamp } from "../../vectors.ts";
import { lookedAt, type Pairing, type SupportName } from "./features.ts";

/** How surely a sentence supports a requirement, 0 to 1. */
export interface Support {
  readonly unit: number;
  readonly sureness: number;
}

/** More are never the best two. */
const LOOKED_AT = 5;

// A model has no names but those of features.
const WEIGHTS = Object.entries(model.weights) as [SupportName, number][];

/** The sentences that support a requirement, the surest first. */
export function supportFor(requirement: Requirement, pairing: Pairing): Support[] {
  return lookedAt(requirement, pairing, LOOKED_AT)
    .map(({ unit, features }) => {
      let sum = model.bias;
      for (const [name, weight] of WEIGHTS) sum += weight * features[name];
      return { unit, sureness: 1 / (1 + Math.exp(-sum)) };
    })
    .sort((a, b) => b.sureness - a.sureness || a.unit - b.unit);
}

/** How far a requirement is met, by the two surest sentences: fitted on what careful readers said. */
export function creditOf(support: readonly Support[], pairing: Pairing): number {
  const [first, second] = support;
  const { credit } = model;
  const { units } = pairing.expanded.candidate;
  const isListed = first !== undefined && units[first.unit]?.section === "list";
  return clamp(
    credit.base +
      credit.first * (first?.sureness ?? 0) +
      credit.second * (second?.sureness ?? 0) +
      credit.alike * pairing.alike +
      credit.listed * (isListed ? (first?.sureness ?? 0) : 0),
  );
}
