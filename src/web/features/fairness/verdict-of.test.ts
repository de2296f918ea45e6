import { expect, test } from "vitest";
import type { FairnessFinding } from "#contract/fairness.ts";
import { verdictOf } from "./verdict-of.ts";

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

test("a point is allowed, whatever the control did", () => {
  const point = finding({ changed: 12, largest: 1 });
  expect(verdictOf({ findings: [finding({}), point, control] })).toEqual({
    isPass: true,
    text: "Pass: nothing personal moves a score by more than 1 point",
  });
});

test("two points are not: the kind that moved a score most is named", () => {
  const contact = finding({ kind: "contact", changed: 9, largest: 2 });
  const statements = finding({ kind: "statements", pairs: 8400, changed: 4, largest: 8 });
  expect(verdictOf({ findings: [contact, statements, control] })).toEqual({
    isPass: false,
    text: "Fail: Personal statements moved 4 of 8,400 scores, by up to 8 points",
  });
});

test("an instrument that sees nothing passes nothing", () => {
  const blind = finding({ kind: "control", pairs: 115 });
  const text =
    "Fail: the control, where scores must move, moved none, so nothing can be said of the rest";
  expect(verdictOf({ findings: [finding({}), blind] })).toEqual({ isPass: false, text });
  expect(verdictOf({ findings: [finding({})] })).toEqual({ isPass: false, text });
});
