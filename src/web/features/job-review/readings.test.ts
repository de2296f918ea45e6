import { expect, test } from "vitest";
import { countOf, readingsOf } from "./readings.ts";
import { aJob } from "./testing/jobs.ts";
import { jobTexts } from "./texts.ts";

const said = (changed: Parameters<typeof aJob>[1]) => {
  const readings = readingsOf(aJob(1, changed));
  return jobTexts.summary((certainty) => countOf(readings, certainty));
};

test("the reviewer is told what is sure, what is to be checked and what is not stated", () => {
  const { lines, fields } = aJob(1).extracted_data;
  expect(said({})).toBe("5 sure, 1 to check");
  const { salary_range: _unsaid, ...others } = fields;
  expect(said({ salary_range: " ", extracted_data: { lines, fields: others } })).toBe(
    "5 sure, 1 not stated",
  );
  // Nobody says where these come from.
  expect(said({ extracted_data: { lines, fields: {} } })).toBe("6 to check");
});

test("a note is a reason to check, also where nothing was read", () => {
  const { lines, fields } = aJob(1).extracted_data;
  const location = { lines: [1], sure: true, note: "Names two towns. Check." };
  expect(said({ location: "", extracted_data: { lines, fields: { ...fields, location } } })).toBe(
    "4 sure, 2 to check",
  );
});
