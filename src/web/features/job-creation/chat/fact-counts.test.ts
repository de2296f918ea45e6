import { expect, test } from "vitest";
import { DRAFT_FACTS, type DraftFact } from "#contract/job-creation.ts";
import { canBePublished, factCounts } from "./fact-counts.ts";

const NEEDED: DraftFact[] = ["title", "location", "employment_type", "responsibilities", "must"];

test("a fact that is left off is counted apart, and never twice", () => {
  const facts = { known: ["title", "salary"], unstated: ["salary", "benefits"] } as const;
  expect(factCounts({ known: [...facts.known], unstated: [...facts.unstated] })).toEqual({
    known: 2,
    off: 1,
    all: DRAFT_FACTS.length,
  });
});

test("publishing is offered once everything it needs is there; only the pay may be left off", () => {
  expect(canBePublished({ known: NEEDED, unstated: [] })).toBe(false);
  expect(canBePublished({ known: NEEDED, unstated: ["salary"] })).toBe(true);
  expect(canBePublished({ known: [...NEEDED, "salary"], unstated: [] })).toBe(true);
  const untitled = NEEDED.filter((fact) => fact !== "title");
  expect(canBePublished({ known: [...untitled, "salary"], unstated: ["title"] })).toBe(false);
});
