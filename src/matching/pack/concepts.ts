import { EMPTY, type Sparse } from "../vectors.ts";
import { ascending } from "./ascending.ts";
import { putCount } from "./bit-sink.ts";
import { roomForWeights, scratch, takeCounts } from "./bit-source.ts";
import type { Form } from "./form.ts";

const HEAVIEST = 255;

/**
 * A vector. Weights are written as parts of the heaviest, which is always 255: vectors have the
 * length one, so that the ratios are enough. What comes to nothing is left out. Most parts are
 * below 2 ** usual.
 */
const vector = (places: Form<Uint16Array>, usual: number): Form<Sparse> => ({
  put(sink, { at, weights }) {
    let heaviest = 0;
    for (const weight of weights) heaviest = Math.max(heaviest, weight);
    const partOf = (weight = 0) => (heaviest > 0 ? Math.round((HEAVIEST * weight) / heaviest) : 0);
    const kept = at.filter((_, index) => partOf(weights[index]) > 0);
    places.put(sink, kept);
    for (const weight of weights) {
      const part = partOf(weight);
      if (part > 0) putCount(sink, part, usual);
    }
  },
  take(source) {
    const at = places.take(source);
    if (at.length === 0) return EMPTY;
    const weights = roomForWeights(source, at.length);
    const parts = scratch(weights.length);
    takeCounts(source, usual, parts, weights.length);
    let squares = 0;
    for (let index = 0; index < weights.length; index += 1) {
      const part = parts[index] ?? 0;
      squares += part * part;
    }
    const length = Math.sqrt(squares) || 1;
    for (let index = 0; index < weights.length; index += 1)
      weights[index] = (parts[index] ?? 0) / length;
    return { at, weights };
  },
});

/** About how many there are to choose from; more or fewer only take other room. */
const CONCEPTS = 1024;

export const documentConcepts = vector(ascending(CONCEPTS, 6), 4);
export const titleConcepts = vector(ascending(CONCEPTS, 4), 4);
export const sentenceConcepts = vector(ascending(CONCEPTS, 3), 6);
