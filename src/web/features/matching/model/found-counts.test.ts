import { expect, test } from "vitest";
import { farText, foundCountsOf, foundText, outsideText } from "./found-counts.ts";

const counts = (excellent: number, veryGood: number, good: number, partial: number) => ({
  excellent,
  "very-good": veryGood,
  good,
  partial,
});

test("what is outside is counted apart, and what shares little is no match", () => {
  const found = foundCountsOf(counts(3, 4, 14, 136), counts(2, 2, 12, 100));
  expect(found).toEqual({ strong: 4, worth: 12, outside: 5, far: 136 });
  expect(foundText(found)).toBe("4 strong matches, 12 worth a look");
  expect(outsideText(found)).toBe("5 more fit, but with something against them.");
  expect(farText(found)).toBe("136 more that share little with your resume");
});

test.each([
  [{ strong: 1, worth: 0, outside: 0, far: 0 }, "1 strong match"],
  [{ strong: 0, worth: 1, outside: 0, far: 0 }, "1 job worth a look"],
  [{ strong: 0, worth: 0, outside: 3, far: 0 }, "Nothing quite what you asked for yet"],
  [{ strong: 0, worth: 0, outside: 0, far: 12 }, "No close match yet"],
])("%o is “%s”", (found, words) => {
  expect(foundText(found)).toBe(words);
});
