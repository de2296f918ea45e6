import near from "../model/word-neighbours.json" with { type: "json" };
import { hashOf } from "../words/hash.ts";

/**
 * Words that are used in much the same places (tools/matching/word-neighbours.mjs), by their hashes, the
 * word itself first. Learnt from texts of ours, kept with the model.
 */
export interface Neighbours {
  readonly words: Uint16Array;
  /** 1 for the word itself, less for the others. */
  readonly likeness: Float32Array;
}

const WHOLE = 100;
const known = new Map<number, Neighbours>();
const records: Readonly<Record<string, readonly (string | number)[]>> = near;
for (const [word, list] of Object.entries(records)) {
  const others = list.filter((one) => typeof one === "string");
  const figures = list.filter((one) => typeof one === "number");
  known.set(hashOf(word), {
    words: Uint16Array.from([word, ...others], hashOf),
    likeness: Float32Array.from([WHOLE, ...figures], (figure) => figure / WHOLE),
  });
}

const ONE = Float32Array.of(1);

export const neighboursOf = (word: number): Neighbours =>
  known.get(word) ?? { words: Uint16Array.of(word), likeness: ONE };
