import { describe, expect, test } from "vitest";
import {
  SEEK_DEFAULTS,
  SEEK_RULES,
  SEEK_TEMPLATES,
  type SeekConfig,
  seekEstimate,
  seekFailures,
  withWord,
} from "./seek-rules.ts";

const SYDNEY = [{ name: "Sydney NSW", slug: "All-Sydney-NSW" }];
const GOOD: SeekConfig = { ...SEEK_DEFAULTS, keywords: ["lawyer"], location: "Sydney NSW" };
const failuresOf = (change: Partial<SeekConfig>) => seekFailures({ ...GOOD, ...change }, SYDNEY);

describe("a configuration", () => {
  test("that is in order has no failure", () => {
    expect(failuresOf({})).toEqual([]);
    expect(failuresOf({ location: " sydney nsw " })).toEqual([]);
    expect(failuresOf({ salary_min: 0, salary_max: 0, max_pages: 10 })).toEqual([]);
  });

  test.each<[Partial<SeekConfig>, string]>([
    [{ keywords: [] }, "At least one keyword is required"],
    [{ keywords: ["  "] }, "At least one keyword is required"],
    [{ location: " " }, "Location is required"],
    [{ location: "Atlantis" }, "Location must be selected from the available options"],
    [{ max_pages: 0 }, "Max pages must be between 1 and 10"],
    [{ max_pages: 11 }, "Max pages must be between 1 and 10"],
    [{ max_pages: 1.5 }, "Max pages must be between 1 and 10"],
    [{ max_pages: Number.NaN }, "Max pages must be between 1 and 10"],
    [{ salary_min: -1 }, "Minimum salary cannot be negative"],
    [{ salary_max: -1 }, "Maximum salary cannot be negative"],
    [{ salary_min: 2, salary_max: 1 }, "Minimum salary cannot be greater than maximum salary"],
    [{ salary_min: Number.NaN }, "Salaries must be numbers"],
    [
      { job_type: "freelance" },
      "Job type must be one of: full-time, part-time, contract, casual, internship",
    ],
    [{ experience: "wizard" }, "Experience level must be one of: junior, mid, senior, executive"],
    [{ sort_by: "colour" }, "Sort by must be one of: relevance, date, salary"],
    [
      { date_posted: "yesterday" },
      "Date posted must be one of: last 24 hours, last 7 days, last 14 days, last 30 days, last 60 days",
    ],
    [
      { keywords: Array.from({ length: 51 }, (_, at) => `k${at}`) },
      "At most 50 keywords and 50 exclude words can be used",
    ],
    [
      { exclude_words: ["x".repeat(101)] },
      "Keywords and exclude words can be at most 100 characters",
    ],
    [{ company: "x".repeat(201) }, "Company can be at most 200 characters"],
  ])("%o: %s", (change, sentence) => {
    expect(failuresOf(change)).toEqual([sentence]);
  });

  test("is told everything that is wrong with it, in the order of the form", () => {
    expect(
      failuresOf({ keywords: [], location: "", max_pages: 0, salary_min: -2, salary_max: -3 }),
    ).toEqual([
      SEEK_RULES.keywordsRequired,
      SEEK_RULES.locationRequired,
      SEEK_RULES.maxPages,
      SEEK_RULES.salaryMinNegative,
      SEEK_RULES.salaryMaxNegative,
      SEEK_RULES.salaryOrder,
    ]);
  });

  test("may name any place while the list is not there", () => {
    expect(seekFailures({ ...GOOD, location: "Atlantis" }, [])).toEqual([]);
  });
});

test.each(SEEK_TEMPLATES)("the template $name can be run as it is", ({ config }) => {
  expect(seekFailures(config, [{ name: config.location, slug: "" }])).toEqual([]);
});

test("the estimate counts 25 jobs a page and half a minute each, rounded up", () => {
  expect(seekEstimate({ keywords: ["a"], max_pages: 3 })).toEqual({ jobs: 75, minutes: 2 });
  expect(seekEstimate({ keywords: ["a", "b"], max_pages: 5 })).toEqual({ jobs: 250, minutes: 5 });
  expect(seekEstimate({ keywords: [], max_pages: 5 })).toEqual({ jobs: 0, minutes: 0 });
});

test("a word is added trimmed, and not when it is empty or there already", () => {
  expect(withWord(["lawyer"], " counsel ")).toEqual(["lawyer", "counsel"]);
  expect(withWord(["lawyer"], "  ")).toEqual(["lawyer"]);
  expect(withWord(["lawyer"], "Lawyer")).toEqual(["lawyer"]);
});
