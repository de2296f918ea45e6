import { expect, test } from "vitest";
import { SEEK_DEFAULTS, seekFailures } from "#contract/seek-rules.ts";
import { faultsOf } from "./filters.tsx";
import { configOf, draftOf, type SeekDraft } from "./seek-draft.ts";

function faults(typed: Partial<SeekDraft>) {
  const draft = { ...draftOf(SEEK_DEFAULTS), keywords: ["lawyer"], location: "Perth WA", ...typed };
  return faultsOf(seekFailures(configOf(draft), []), draft);
}

test("each failure stands at the field that it is about", () => {
  expect(faults({})).toEqual({});
  expect(faults({ keywords: [], location: "", max_pages: "11", salary_max: "-1" })).toEqual({
    keywords: "At least one keyword is required",
    location: "Location is required",
    max_pages: "Max pages must be between 1 and 10",
    salary_max: "Maximum salary cannot be negative",
  });
  expect(faults({ salary_min: "9", salary_max: "8" })).toEqual({
    salary_min: "Minimum salary cannot be greater than maximum salary",
  });
});

test("of two salaries, the one that is no number is meant", () => {
  const sentence = "Salaries must be numbers";
  expect(faults({ salary_min: "80000", salary_max: "lots" })).toEqual({ salary_max: sentence });
  expect(faults({ salary_min: "some", salary_max: "-1" })).toEqual({
    salary_min: sentence,
    salary_max: "Maximum salary cannot be negative",
  });
});
