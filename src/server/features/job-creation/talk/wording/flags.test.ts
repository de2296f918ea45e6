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

test("what is unlawful is told of as that alone", () => {
  for (const said of ["Females only", "No mums", "Young and single men only"])
    expect(flagsIn(said)).toEqual([]);
  expect(flagsIn("A rockstar with ninja skills")).toEqual([]);
});

describe("in a talk", () => {
  const vague = readyThen("They must be a great culture fit");

  test("the words stay, with why and what would be better", () => {
    expect(vague.flags).toMatchObject([
      { quote: "Great culture fit", better: "works well with the team" },
    ]);
    expect(vague.message).toContain("Shall I write “works well with the team” instead?");
    expect(vague.unlawful).toEqual([]);
  });

  test("yes replaces them, no keeps them, and neither is asked again", () => {
    const yes = takeTurn(vague.state, "yes please");
    expect(yes.draft.must.join()).toMatch(/works well with the team/i);
    expect(yes.flags).toEqual([]);
    const no = takeTurn(vague.state, "no, keep it");
    expect(no.draft.must).toContain("Great culture fit");
    expect(no.message).not.toContain("Shall I");
  });
});
