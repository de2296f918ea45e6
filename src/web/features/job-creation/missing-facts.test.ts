import { expect, test } from "vitest";
import { EMPTY_DRAFT, FULL_DRAFT } from "#test/support/screens/stubs/job-talk.ts";
import { factCounts, missingFacts } from "./missing-facts.ts";

test("a fact that is left off is counted apart, and is not missing", () => {
  const draft = { ...EMPTY_DRAFT, title: "Paralegal" };
  const facts = { draft, unstated: ["salary" as const] };
  expect(factCounts(facts)).toEqual({ known: 1, off: 1, all: 6 });
  expect(missingFacts(facts)).toEqual(["location", "responsibilities"]);
  expect(missingFacts({ ...facts, draft: { ...draft, arrangement: "remote" } })).toEqual([
    "responsibilities",
  ]);
  expect(missingFacts({ draft: FULL_DRAFT, unstated: [] })).toEqual([]);
});
