import { expect, test } from "vitest";
import { monthText, periodText } from "./period-text.ts";

test("a month is named, and whatever else was written stays as it is", () => {
  expect(monthText("2021-03")).toBe("March 2021");
  expect(monthText("2021-12 ")).toBe("December 2021");
  for (const text of ["2021", "2021-13", "early 2021", "03/2021", ""])
    expect(monthText(text)).toBe(text);
});

test("a period says as much as is known of it", () => {
  const period = { startDate: "2021-03", endDate: "", present: true };
  expect(periodText(period)).toBe("March 2021 to now");
  expect(periodText({ ...period, present: false })).toBe("March 2021");
  expect(periodText({ startDate: "2019", endDate: "2021", present: false })).toBe("2019 to 2021");
  expect(periodText({ startDate: "", endDate: "", present: false })).toBe("");
});
