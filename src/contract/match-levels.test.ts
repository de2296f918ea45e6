import { describe, expect, test } from "vitest";
import { fitLabel, matchLevel, percentOf } from "./match-levels.ts";

describe("levels of a match", () => {
  test.each([
    [0, "Excellent Match"],
    [0.15, "Excellent Match"],
    [0.1501, "Very Good Match"],
    [0.25, "Very Good Match"],
    [0.2501, "Good Match"],
    [0.35, "Good Match"],
    [0.3501, "Partial Match"],
    [1, "Partial Match"],
  ])("a distance of %d is an %s", (distance, level) => {
    expect(matchLevel(distance)).toBe(level);
  });

  test.each([
    [0.0949, 91],
    [0, 100],
    [1, 0],
    [-0.2, 100],
    [1.4, 0],
  ])("a distance of %d is shown as %d %%", (distance, percent) => {
    expect(percentOf(distance)).toBe(percent);
  });

  test.each([
    [100, "Excellent Fit"],
    [85, "Excellent Fit"],
    [84, "Good Fit"],
    [70, "Good Fit"],
    [69, "Moderate Fit"],
    [55, "Moderate Fit"],
    [54, "Poor Fit"],
    [35, "Poor Fit"],
    [34, "Not a Fit"],
    [0, "Not a Fit"],
  ])("%d %% is %s", (percent, label) => {
    expect(fitLabel(percent)).toBe(label);
  });
});
