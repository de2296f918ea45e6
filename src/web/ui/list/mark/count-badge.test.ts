import { expect, test } from "vitest";
import { countText } from "./count-badge.tsx";

test.each([
  [0, ""],
  [1, "1"],
  [99, "99"],
  [100, "99+"],
  [12_000, "99+"],
  [-1, ""],
  [Number.NaN, ""],
])("a count of %d is shown as %j", (count, text) => {
  expect(countText(count)).toBe(text);
});
