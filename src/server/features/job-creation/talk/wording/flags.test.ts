import { describe, expect, test } from "vitest";
import { readyThen } from "../testing/talk-through.ts";
import { takeTurn } from "../turn.ts";
import { flagsIn } from "./flags.ts";

test.each([
  ["young and energetic", "energetic"],
  ["digital native", "confident with digital tools"],
  ["recent graduates only", "graduates"],
  ["no more than 5 years", ""],
  ["salesman", "salesperson"],
  ["females only", ""],
  ["no mums", ""],
  ["native English speaker", "fluent English"],
  ["Australian citizens only", "the right to work in Australia"],
  ["Christian", ""],
  ["able-bodied", ""],
  ["attractive", ""],
  ["great culture fit", "works well with the team"],
  ["unpaid trial", ""],
])("%s", (said, better) => {
  expect(flagsIn(`Must be: ${said}`)).toEqual([
    { quote: said, why: expect.stringMatching(/\.$/), better },
  ]);
});

test("plain wording is left alone", () => {
  for (const said of [
    "Work with young people",
    "Attractive salary",
    "5 years in family law",
    "Lift 20 kg",
    "Fluent in Mandarin",
    "A team of 30 people",
    "Under 40 files at a time",
  ])
    expect(flagsIn(said)).toEqual([]);
});

describe("in a talk", () => {
  const biased = readyThen("They must be a native English speaker");

  test("the words stay, with why and what would be better", () => {
    expect(biased.draft.must).toContain("Native English speaker");
    expect(biased.flags).toMatchObject([
      { quote: "Native English speaker", better: "fluent English" },
    ]);
    expect(biased.message).toContain("Shall I write “fluent English” instead?");
  });

  test("yes replaces them, no keeps them, and neither is asked again", () => {
    const yes = takeTurn(biased.state, "yes please");
    expect(yes.draft.must).toContain("Fluent English");
    expect(yes.flags).toEqual([]);
    const no = takeTurn(biased.state, "no, keep it");
    expect(no.draft.must).toContain("Native English speaker");
    expect(no.message).not.toContain("Shall I");
  });
});
