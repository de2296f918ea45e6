import { expect, test } from "vitest";
import { tickedAmong } from "./notifications-page.tsx";

test("what is ticked stays ticked in a new list, and goes with the row that goes", () => {
  const chosen = new Set(["b", "c"]);
  expect([...tickedAmong(["new", "a", "b", "c"], chosen)]).toEqual(["b", "c"]);
  expect([...tickedAmong(["a", "c"], chosen)]).toEqual(["c"]);
  expect([...tickedAmong([], chosen)]).toEqual([]);
});
