import { expect, it } from "vitest";
import { sampleComparison } from "../../testing/sample.ts";
import { adLineId, lightName, lightOf, lineId, placeOf, requirementId } from "./anchors.ts";
import { pairOf } from "./use-lighting.ts";

it("finds its way back from every id", () => {
  expect(placeOf(requirementId(3))).toEqual({ requirement: 3 });
  expect(placeOf(lineId(17))).toEqual({ line: 17 });
  expect(placeOf(adLineId(9))).toEqual({ adLine: 9 });
  expect(placeOf("main")).toBeUndefined();
});

it("finds its way back from every light", () => {
  for (const light of [{ line: 4 }, { requirement: 12 }])
    expect(lightOf(lightName(light))).toEqual(light);
  expect(lightOf(null)).toBeUndefined();
});

it("lights a requirement with all of its lines, and a line with all that rests on it", () => {
  const { requirements } = sampleComparison();
  expect(pairOf({ requirement: 2 }, requirements)).toEqual({ requirements: [2], lines: [11, 14] });
  expect(pairOf({ line: 14 }, requirements)).toEqual({ requirements: [2], lines: [14] });
  expect(pairOf({ line: 1 }, requirements)).toEqual({ requirements: [], lines: [1] });
  expect(pairOf({ requirement: 5 }, requirements)).toEqual({ requirements: [5], lines: [] });
  expect(pairOf(undefined, requirements)).toEqual({ requirements: [], lines: [] });
});
