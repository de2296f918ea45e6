import { expect, it } from "vitest";
import { tallySentences } from "./tally-sentences.ts";

it("says what is missing with what it is counted among", () => {
  expect(
    tallySentences({
      required: ["met", "none"],
      preferred: ["none"],
      duties: [],
      missing: "Advocacy.",
    }),
  ).toEqual(["1 of 2 required; missing: Advocacy", "0 of 1 preferred"]);
  expect(
    tallySentences({
      required: ["met", "part"],
      preferred: ["none"],
      duties: [],
      missing: "A degree",
    }),
  ).toEqual(["1 of 2 required", "0 of 1 preferred; missing: A degree"]);
});

it("claims nothing where nothing is missing, or nothing is asked for", () => {
  expect(tallySentences({ required: ["met"], preferred: [], duties: [], missing: "" })).toEqual([
    "1 of 1 required",
  ]);
  expect(tallySentences({ required: [], preferred: [], duties: [], missing: "" })).toEqual([
    "No requirements listed",
  ]);
});
