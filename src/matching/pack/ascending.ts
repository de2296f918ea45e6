import { putCount } from "./bit-sink.ts";
import { roomForNumbers, takeCounts, takeLength } from "./bit-source.ts";
import type { Form } from "./form.ts";

/**
 * Numbers that ascend, out of about so many: that tells what usually lies between two of them.
 * There are most often fewer than 2 ** usual.
 */
export const ascending = (outOf: number, usual: number): Form<Uint16Array> => {
  const gapOf = (length: number) => Math.max(0, 30 - Math.clz32(outOf / (length || 1)));
  return {
    put(sink, numbers) {
      putCount(sink, numbers.length, usual);
      const gap = gapOf(numbers.length);
      let next = 0;
      for (const number of numbers) {
        putCount(sink, number - next, gap);
        next = number + 1;
      }
    },
    take(source) {
      const length = takeLength(source, usual);
      const numbers = roomForNumbers(source, length);
      takeCounts(source, gapOf(length), numbers, length);
      let next = 0;
      for (let at = 0; at < numbers.length; at += 1) {
        next += numbers[at] ?? 0;
        numbers[at] = next;
        next += 1;
      }
      return numbers;
    },
  };
};

/** The hashed runs of letters in a title. */
export const grams = ascending(65_536, 5);

/** A map by such numbers. Its keys come back ascending, whatever order they had. */
export const byNumber = <Value>(
  numbers: Form<Uint16Array>,
  form: Form<Value>,
): Form<ReadonlyMap<number, Value>> => ({
  put(sink, map) {
    const entries = [...map].sort((a, b) => a[0] - b[0]);
    numbers.put(
      sink,
      Uint16Array.from(entries, ([key]) => key),
    );
    for (const [, value] of entries) form.put(sink, value);
  },
  take(source) {
    const map = new Map<number, Value>();
    const keys = numbers.take(source);
    for (let at = 0; at < keys.length; at += 1) map.set(keys[at] ?? 0, form.take(source));
    return map;
  },
});
