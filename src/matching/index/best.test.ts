import fc from "fast-check";
import { expect, test } from "vitest";
import { best } from "./best.ts";

/** Whole steps tie; a hair apart they share a bin; beside one far above they all share the lowest. */
const score = fc.oneof(
  fc.nat(4),
  fc.double({ min: 0, max: 1, noNaN: true }),
  fc.nat(20).map((step) => 1 + step * 2 ** -20),
  fc.constant(1e6),
);
const market = fc.array(score, { maxLength: 60, size: "max" }).chain((scores) => {
  const slots = [...scores.keys()];
  return fc.record({
    scores: fc.constant(Float32Array.from(scores)),
    asked: fc.shuffledSubarray(slots),
    ids: fc.shuffledSubarray(slots, { minLength: slots.length }),
    most: fc.integer({ min: 1, max: 30 }),
  });
});

test("the same are chosen as by sorting all, by score and then by id", () => {
  fc.assert(
    fc.property(market, ({ scores, asked, ids, most }) => {
      const [by, id] = [(slot: number) => scores[slot] ?? 0, (slot: number) => ids[slot] ?? 0];
      const inOrder = (slots: Iterable<number>) =>
        [...slots].filter((slot) => by(slot) > 0).sort((a, b) => by(b) - by(a) || id(a) - id(b));
      const chosen = best(scores, Uint32Array.from(asked), most, (a, b) => id(a) - id(b));
      expect(inOrder(chosen)).toEqual(inOrder(asked).slice(0, most));
      expect(chosen.length).toBeLessThanOrEqual(most);
    }),
    { numRuns: 1000 },
  );
});

test("all of them when there are no more than asked for, whatever their score", () => {
  const few = Uint32Array.of(4, 0, 2);
  expect(best(new Float32Array(5), few, 3, () => 0)).toEqual(few);
});

test("none when nothing has a score", () => {
  expect(best(new Float32Array(9), Uint32Array.of(1, 2, 3), 2, () => 0)).toHaveLength(0);
});
