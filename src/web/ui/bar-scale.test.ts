import { expect, test } from "vitest";
import { barScale, labelPlaces } from "./bar-scale.ts";

test.each([
  [[9, 14, 31, 2], 31, [10, 20, 30]],
  [[3], 3, [1, 2, 3]],
  [[1], 1, [1]],
  [[0, 0, 5], 5, [2, 4]],
  [[100], 100, [50, 100]],
  [[1284, 97], 1284, [500, 1000]],
  [[128_000, 94_000], 128_000, [50_000, 100_000]],
  [[0.31, 0.12], 0.31, [0.1, 0.2, 0.3]],
])("bars of %j reach %d and are ruled at %j", (values, top, ticks) => {
  expect(barScale(values)).toEqual({ top, ticks });
});

test("no bars, and bars of nothing, have a scale and no lines", () => {
  expect(barScale([])).toEqual({ top: 1, ticks: [] });
  expect(barScale([0, 0])).toEqual({ top: 1, ticks: [] });
});

test("there are never more than a few lines, and none above the highest bar", () => {
  for (let top = 1; top < 5000; top += 7) {
    const { ticks } = barScale([top]);
    expect(ticks.length).toBeGreaterThan(0);
    expect(ticks.length).toBeLessThanOrEqual(4);
    expect(ticks.at(-1)).toBeLessThanOrEqual(top);
  }
});

test("labels are thinned until each has room, up to the last bar", () => {
  const days = Array.from({ length: 28 }, (_, day) => `${day + 1} Oct`);
  expect(labelPlaces(["Mon", "Tue", "Wed"], 240)).toEqual({ step: 1, places: [0, 1, 2] });
  expect(labelPlaces(days, 240)).toEqual({ step: 6, places: [0, 6, 12, 18] });
  expect(labelPlaces(days, 240, 7)).toEqual({ step: 7, places: [0, 7, 14, 21] });
  expect(labelPlaces(days.slice(0, 23), 240, 7).places).toEqual([0, 7, 14]);
  expect(labelPlaces([...days, ...days], 240, 7).step).toBe(14);
});

test("a few bars all keep their names; many with names too long show the first", () => {
  const long = "a label that is wider than the whole drawing could ever be";
  expect(labelPlaces([long, long, long], 240)).toEqual({ step: 1, places: [0, 1, 2] });
  expect(labelPlaces(Array(9).fill(long), 240).places).toEqual([0]);
  expect(labelPlaces([], 240)).toEqual({ step: 1, places: [] });
});
