import { expect, test } from "vitest";
import { monthText, periodText } from "./resume-lists.ts";

test("dates stay as exact as they were written", () => {
  expect(["2021-03", "2021", "", "Autumn 2021", "2021-13"].map(monthText)).toEqual([
    "March 2021",
    "2021",
    "",
    "Autumn 2021",
    "2021-13",
  ]);
});

test("a period has a start, an end, or only one of them", () => {
  const period = { startDate: "2019-02", endDate: "2021", present: false };
  expect(periodText(period)).toBe("February 2019 to 2021");
  expect(periodText({ ...period, present: true })).toBe("February 2019 to present");
  expect(periodText({ ...period, startDate: "" })).toBe("2021");
});
