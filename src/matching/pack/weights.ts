import { putCount } from "./bit-sink.ts";
import { scratch, takeCount, takeCounts } from "./bit-source.ts";
import type { Form } from "./form.ts";

/** A weight in so many steps of 1, most often below 2 ** usual of them. */
export const steps = (ofOne: number, usual: number): Form<number> => ({
  put: (sink, weight) => putCount(sink, Math.round(weight * ofOne), usual),
  take: (source) => takeCount(source, usual) / ofOne,
});

const STEPS = 16;
const USUAL = 5;

/** What each of the words that were last written tells: about 0 to 8. */
export const wordWeights: Form<Float32Array> = {
  put(sink, weights) {
    if (weights.length !== sink.before.words)
      throw new RangeError("A profile has one weight for each word.");
    for (const weight of weights) putCount(sink, Math.round(weight * STEPS), USUAL);
  },
  take(source) {
    const weights = new Float32Array(source.before.words);
    const counts = scratch(weights.length);
    takeCounts(source, USUAL, counts, weights.length);
    for (let at = 0; at < weights.length; at += 1) weights[at] = (counts[at] ?? 0) / STEPS;
    return weights;
  },
};
