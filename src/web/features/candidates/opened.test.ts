import { expect, test } from "vitest";
import { isOver, openedOver } from "./use-open.ts";

const LIST = "/candidate/a";

test("closing goes back to the list that was left, and to no other", () => {
  const state = openedOver(LIST, null);
  expect(isOver(LIST, state)).toBe(true);
  expect(isOver(`${LIST}?state=NSW`, state)).toBe(false);
});

test.each([null, undefined, "over", {}, { over: 1 }])(
  "who came with %j has no list below",
  (state) => {
    expect(isOver(LIST, state)).toBe(false);
  },
);
