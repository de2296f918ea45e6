import { expect, test } from "vitest";
import type { FairnessFinding } from "#contract/fairness.ts";
import { controlOf, summaryOf } from "./summary-of.ts";

const finding = (more: Partial<FairnessFinding>): FairnessFinding => ({
  kind: "name",
  resumes: 40,
  pairs: 4800,
  changed: 0,
  unseen: 0,
  largest: 0,
  relevelled: 0,
  examples: [],
  ...more,
});
const control = finding({ kind: "control", pairs: 115, changed: 71, largest: 35 });
const still = finding({ kind: "contact", pairs: 3840 });

test("nothing that must not matter did; the control is not counted", () => {
  expect(summaryOf({ findings: [finding({}), still, control] })).toBe(
    "8,640 pairs scored again; no score changed.",
  );
});

test("how many scores changed over all kinds, and the largest of them", () => {
  const one = finding({ changed: 1, largest: 2 });
  const two = finding({ kind: "pronouns", pairs: 10, changed: 2, largest: 1 });
  expect(summaryOf({ findings: [one, two, control] })).toBe(
    "4,810 pairs scored again; 3 scores changed, the largest by 2 points.",
  );
  expect(summaryOf({ findings: [finding({ changed: 1, largest: 1 }), control] })).toBe(
    "4,800 pairs scored again; 1 score changed, the largest by 1 point.",
  );
});

test("an instrument that sees no change where there is one says so", () => {
  expect(controlOf({ findings: [finding({}), control] })).toContain("71 of 115 scores changed");
  const blind = finding({ kind: "control", pairs: 115 });
  expect(controlOf({ findings: [blind] })).toContain("cannot say");
});
