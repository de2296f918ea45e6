/**
 * A sum of weights for each class, from features by name: small enough to ship, the same on every machine. A weight
 * is one character, so that a feature is one short line of the file.
 */
export interface LinearModel {
  readonly classes: readonly string[];
  /** For each feature one character a class, from `offset` on. */
  readonly weights: Readonly<Record<string, string>>;
  readonly offset: number;
}

/** Every printable character that JSON writes as it is; the middle one is nothing. */
export const DIGITS =
  "!#$%&'()*+,-./0123456789:;<=>?@ABCDEFGHIJKLMNOPQRSTUVWXYZ[]^_`abcdefghijklmnopqrstuvwxyz{|}~";
const MIDDLE = Math.floor(DIGITS.length / 2);

const VALUES = new Int8Array(128);
for (const [at, digit] of [...DIGITS].entries()) VALUES[digit.charCodeAt(0)] = at - MIDDLE;

/** The weight of each class; the greatest is the answer. In fiftieths. */
export function scoresBy(
  { classes, weights, offset }: LinearModel,
  features: readonly string[],
): number[] {
  const sums = classes.map(() => 0);
  for (const feature of features) {
    // A feature may be called "constructor".
    const row = Object.hasOwn(weights, feature) ? weights[feature] : undefined;
    if (row === undefined) continue;
    for (let at = 0; at < sums.length; at += 1)
      sums[at] = (sums[at] ?? 0) + (VALUES[row.charCodeAt(offset + at)] ?? 0);
  }
  return sums;
}

export function bestOf({ classes }: LinearModel, scores: readonly number[]): string {
  let best = 0;
  for (const [at, score] of scores.entries()) if (score > (scores[best] ?? 0)) best = at;
  return classes[best] ?? "";
}
