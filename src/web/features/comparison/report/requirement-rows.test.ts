import { expect, it } from "vitest";
import { groupRequirements } from "#contract/requirement-counts.ts";
import { sampleComparison } from "../testing/sample.ts";
import { gradesOf, linesOf, requirementsByLine } from "./requirement-rows.ts";

const { requirements } = sampleComparison();
const numbers = (of: readonly { number: number }[]) => of.map(({ number }) => number);

it("has what is needed and what is liked, open or not, and what no resume can show apart", () => {
  const { required, preferred, traits } = groupRequirements(requirements);
  expect(numbers(required)).toEqual([1, 2, 3, 4, 5, 6]);
  expect(numbers(preferred)).toEqual([7, 8, 9]);
  expect(numbers(traits)).toEqual([10]);
});

it("draws a square for each, another one for what is open than for what is missing", () => {
  expect(gradesOf(requirements)).toEqual([
    ...["met", "met", "met", "part", "none", "open"],
    ...["met", "met", "none", "open"],
  ]);
});

it("finds for each line all that rests on it, and nothing for the others", () => {
  const shared = requirements.map((each) =>
    each.number === 3 ? { ...each, evidence: [...each.evidence, { line: 14, quote: "" }] } : each,
  );
  const byLine = requirementsByLine({ requirements: shared }, linesOf);
  expect(byLine.get(14)).toEqual([2, 3]);
  expect(byLine.get(17)).toEqual([3]);
  expect(byLine.get(1)).toBeUndefined();
});

it("cites a line once, however often it is quoted", () => {
  const evidence = [
    { line: 4, quote: "a" },
    { line: 4, quote: "b" },
    { line: 2, quote: "c" },
  ];
  expect(linesOf({ evidence })).toEqual([4, 2]);
});
