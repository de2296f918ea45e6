import { expect, test } from "vitest";
import { fieldsOn, linesOf, litBy } from "./as-found.tsx";
import { aJob } from "./testing/jobs.ts";

const { extracted_data: data } = aJob(1);
const { lines } = data;
const shared = {
  lines,
  fields: {
    title: { lines: [0], sure: true, note: "" },
    location: { lines: [0, 1, 99, -1], sure: true, note: "" },
  },
};

test("a field lights all of its lines, and none that the text does not have", () => {
  expect(litBy({ field: "location" }, shared)).toEqual({
    fields: new Set(["location"]),
    lines: new Set([0, 1]),
  });
  expect(linesOf(shared, "salary_range")).toEqual([]);
});

test("a line lights all that was read from it", () => {
  expect(litBy({ line: 0 }, shared)).toEqual({
    fields: new Set(["title", "location"]),
    lines: new Set([0]),
  });
  expect(fieldsOn(data, 2)).toEqual([]);
  expect(litBy(undefined, data)).toEqual({ fields: new Set(), lines: new Set() });
});
