import { expect, test } from "vitest";
import { daysFinding } from "./days-finding.ts";

/** Four weeks, each with so many jobs on every day. */
const weeks = (...perDay: number[]) =>
  perDay.flatMap((approved, week) =>
    Array.from({ length: 7 }, (_, day) => ({ day: `2026-11-${week * 7 + day}`, approved })),
  );

test.each([
  [[10, 12, 16, 21], "Approved jobs have more than doubled in four weeks"],
  [[10, 1, 1, 20], "Approved jobs have doubled in four weeks"],
  [[10, 10, 10, 14], "More jobs are approved than four weeks ago"],
  [[10, 30, 1, 11], "Approved jobs have held steady for four weeks"],
  [[10, 10, 10, 8], "Approved jobs have held steady for four weeks"],
  [[10, 10, 10, 7], "Fewer jobs are approved than four weeks ago"],
  [[10, 10, 10, 5], "Approved jobs have halved in four weeks"],
  [[10, 10, 10, 4], "Approved jobs have more than halved in four weeks"],
])("the last week of %j beside the first: %s", (perDay, finding) => {
  expect(daysFinding(weeks(...perDay))).toBe(finding);
});

test("what shows no trend is only counted", () => {
  expect(daysFinding(weeks(0, 0, 0, 0))).toBe("No jobs were approved in the last four weeks");
  expect(daysFinding([])).toBe("No jobs were approved in the last four weeks");
  expect(daysFinding(weeks(3, 200, 0, 0))).toBe(
    "No jobs were approved in the last seven days, 1,421 jobs before",
  );
  // Once and twice is no doubling.
  const few = weeks(0, 0, 0, 0).map((day, at) => ({ ...day, approved: at % 14 === 13 ? 1 : 0 }));
  expect(daysFinding(few)).toBe("2 jobs approved in four weeks");
  expect(daysFinding(weeks(0, 0, 0, 3))).toBe(
    "21 jobs approved in the last seven days, none four weeks ago",
  );
});
