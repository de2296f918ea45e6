import { expect, it } from "vitest";
import { MATCH_LEVELS } from "#contract/match-levels.ts";
import { ALL_LEVELS, allOf, levelCountsOf, levelOf, nameOf } from "./levels.ts";

it("are the levels of the contract, in its order", () => {
  expect(ALL_LEVELS.map(nameOf)).toEqual(MATCH_LEVELS.map(({ name }) => name));
});

it.each([
  ["Excellent Match", "excellent"],
  ["Very Good Match", "very-good"],
  ["Good Match", "good"],
  ["Partial Match", "partial"],
  ["Some Match of tomorrow", "partial"],
])("%s is %s", (name, level) => {
  expect(levelOf(name)).toBe(level);
});

it("are counted one by one and together, whichever the server leaves out", () => {
  const counts = levelCountsOf([
    { level: "Good Match", total: 5 },
    { level: "Excellent Match", total: 3 },
  ]);
  expect(counts).toEqual({ excellent: 3, "very-good": 0, good: 5, partial: 0 });
  expect(allOf(counts)).toBe(8);
});
