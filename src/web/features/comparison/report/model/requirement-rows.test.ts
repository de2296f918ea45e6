import { expect, it } from "vitest";
import { sampleComparison } from "../../testing/sample.ts";
import { gradesOf, groupsOf, linesOf, requirementsByLine } from "./requirement-rows.ts";

const { requirements } = sampleComparison();
const numbers = (of: readonly { number: number }[]) => of.map(({ number }) => number);

it("has what is needed, what is liked and what nobody could tell, each in its order", () => {
  const { required, preferred, unjudged } = groupsOf(requirements);
  expect(numbers(required)).toEqual([1, 2, 3, 4, 5]);
  expect(numbers(preferred)).toEqual([7, 8, 9]);
  expect(numbers(unjudged)).toEqual([6, 10]);
});

it("draws a square for each that was judged, and none for the others", () => {
  expect(gradesOf(requirements)).toEqual([
    ...["met", "met", "met", "part", "none"],
    ...["met", "met", "none"],
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
