import { expect, test } from "vitest";
import { DRAFT_FACTS } from "#contract/job-creation.ts";
import { factCounts } from "./fact-counts.ts";

test("a fact that is left off is counted apart, and never twice", () => {
  const facts = { known: ["title", "salary"], unstated: ["salary", "benefits"] } as const;
  expect(factCounts({ known: [...facts.known], unstated: [...facts.unstated] })).toEqual({
    known: 2,
    off: 1,
    all: DRAFT_FACTS.length,
  });
});
