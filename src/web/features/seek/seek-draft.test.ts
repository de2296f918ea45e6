import { expect, test } from "vitest";
import { SEEK_DEFAULTS, SEEK_TEMPLATES, seekFailures } from "#contract/seek-rules.ts";
import { configOf, draftOf, isSame } from "./seek-draft.ts";

const PLACES = [{ name: "Sydney NSW", slug: "in-All-Sydney-NSW" }];
const failures = (typed: Partial<ReturnType<typeof draftOf>>) =>
  seekFailures(configOf({ ...draftOf(SEEK_DEFAULTS), ...typed }), PLACES);

test("a template comes through the form as it was", () => {
  for (const { config } of SEEK_TEMPLATES) expect(configOf(draftOf(config))).toEqual(config);
});

test("what is typed is judged in the words of the specification, all at once", () => {
  expect(
    failures({ location: "Atlantis", max_pages: "", salary_min: "-1", salary_max: "$-2,000" }),
  ).toEqual([
    "At least one keyword is required",
    "Location must be selected from the available options",
    "Max pages must be between 1 and 10",
    "Minimum salary cannot be negative",
    "Maximum salary cannot be negative",
    "Minimum salary cannot be greater than maximum salary",
  ]);
  expect(failures({ keywords: ["lawyer"], location: " sydney nsw ", salary_min: "lots" })).toEqual([
    "Salaries must be numbers",
  ]);
  expect(
    failures({ keywords: ["lawyer"], location: "Sydney NSW", salary_min: "$150,000" }),
  ).toEqual([]);
});

test("the template that stands in the form is known", () => {
  const [sydney, melbourne] = SEEK_TEMPLATES.map(({ config }) => draftOf(config));
  if (!sydney || !melbourne) throw new Error("there are four templates");
  expect(isSame(sydney, { ...sydney })).toBe(true);
  expect(isSame(sydney, melbourne)).toBe(false);
});
