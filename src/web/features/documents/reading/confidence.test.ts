import { expect, test } from "vitest";
import { confidenceWord, needsCheck } from "./confidence.ts";

test("how sure a reading is, in a word", () => {
  expect([1, 0.85, 0.84, 0.6, 0.59, 0].map(confidenceWord)).toEqual([
    "Sure",
    "Sure",
    "Likely",
    "Likely",
    "Please check",
    "Please check",
  ]);
});

test("only what was read and is not certain is to be checked", () => {
  expect(needsCheck(0.4)).toBe(true);
  expect(needsCheck(0.6)).toBe(false);
  expect(needsCheck(undefined)).toBe(false);
});
