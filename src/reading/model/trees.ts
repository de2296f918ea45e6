/** Many small trees, each a list of questions; what they answer is added up. */
export interface Trees {
  /** The features that are asked for, in the order of their places. */
  readonly names: readonly string[];
  readonly base: number;
  readonly trees: readonly Tree[];
}

interface Tree {
  /** For each question which feature, the border, and where to go below it and above; leaves are negative, from -1. */
  readonly feature: readonly number[];
  readonly border: readonly number[];
  readonly below: readonly number[];
  readonly above: readonly number[];
  readonly leaves: readonly number[];
}

export function sumOf({ base, trees }: Trees, values: readonly number[]): number {
  let sum = base;
  for (const { feature, border, below, above, leaves } of trees) {
    let at = feature.length === 0 ? -1 : 0;
    while (at >= 0) {
      const value = values[feature[at] ?? 0] ?? 0;
      at = (value <= (border[at] ?? 0) ? below[at] : above[at]) ?? -1;
    }
    sum += leaves[-1 - at] ?? 0;
  }
  return sum;
}
