import { expect, it } from "vitest";
import { FIT_LABELS } from "#contract/match-levels.ts";
import { FITS } from "#web/ui/match/rating.ts";
import { sampleComparison } from "../testing/sample.ts";
import { FIT_CUTS, fitOf, headingOf } from "./verdict.ts";

it("shows every label of the contract in its own words", () => {
  const words = FIT_LABELS.map(({ name }) => FITS[fitOf(name)].word);
  expect(words).toEqual(FIT_LABELS.map(({ name }) => name));
});

it("claims the least of a label that it does not know", () => {
  expect(fitOf("Splendid Fit")).toBe("not");
});

it("begins each band where its label begins", () => {
  const starts = FIT_LABELS.map(({ least }) => least).reverse();
  expect(FIT_CUTS.map(({ at }) => at)).toEqual(starts);
});

it.each([
  ["Priya Raman", "Lawyer", "Harrow & Lyle", "Priya Raman, for Lawyer at Harrow & Lyle"],
  ["Priya Raman", "Lawyer", "", "Priya Raman, for Lawyer"],
  ["Priya Raman", "", "Harrow & Lyle", "Priya Raman, for a job at Harrow & Lyle"],
  ["Priya Raman", " ", "", "Priya Raman, for this job"],
  ["", "Lawyer", "Harrow & Lyle", "This resume, for Lawyer at Harrow & Lyle"],
  ["", "", "", "This resume, for this job"],
])("calls %j, %j and %j %j", (name, title, company, heading) => {
  const { resume, job } = sampleComparison();
  expect(headingOf({ resume: { ...resume, name }, job: { ...job, title, company } })).toBe(heading);
});
