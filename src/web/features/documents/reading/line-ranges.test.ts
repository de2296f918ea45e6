import { expect, test } from "vitest";
import { rangesOf, saidRanges } from "./line-ranges.ts";

test("neighbouring lines are one range, counted as people count", () => {
  expect(rangesOf([0])).toEqual([[1, 1]]);
  expect(rangesOf([11, 12, 13, 30])).toEqual([
    [12, 14],
    [31, 31],
  ]);
  expect(rangesOf([])).toEqual([]);
});

test("said aloud, they are words", () => {
  expect(saidRanges(rangesOf([11]))).toBe("line 12");
  expect(saidRanges(rangesOf([11, 12, 30]))).toBe("lines 12 to 13, 31");
});
