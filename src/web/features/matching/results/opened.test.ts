import { expect, it } from "vitest";
import {
  type Entry,
  isOver,
  openedFrom,
  openedOf,
  stepsToList,
  viewedOver,
} from "./job-actions.tsx";

const LIST = "/?resume=my-resume";
const LONGER = `${LIST}&pages=2`;
const entry = (job?: string, state: unknown = null, list = LIST): Entry => ({ list, job, state });

it("closing the job that was opened from the list goes back to that list", () => {
  const state = openedFrom(entry());
  expect(stepsToList(entry("a", state))).toBe(1);
});

it("closing goes back past every job that was looked at", () => {
  const second = openedFrom(entry("a", openedFrom(entry())));
  const third = openedFrom(entry("b", second));
  expect(stepsToList(entry("c", third))).toBe(3);
});

it("a list that grew meanwhile is not gone back from", () => {
  const state = openedFrom(entry());
  expect(stepsToList(entry("a", state, LONGER))).toBeUndefined();
  expect(openedFrom(entry("a", state, LONGER))).toBeUndefined();
});

it.each([
  null,
  undefined,
  "list",
  {},
  { list: LIST },
  { list: LIST, steps: "1" },
  { list: 1, steps: 1 },
])("who came by a link, with %j, has no list to go back to", (state) => {
  expect(stepsToList(entry("a", state))).toBeUndefined();
  expect(openedFrom(entry("a", state))).toBeUndefined();
});

it("a job in full closes to what it was opened over, and to nothing else", () => {
  const state = viewedOver(LIST, null);
  expect(isOver(LIST, state)).toBe(true);
  expect(isOver(LONGER, state)).toBe(false);
  for (const other of [null, undefined, "over", {}, openedFrom(entry())])
    expect(isOver(LIST, other)).toBe(false);
});

it("a job in full leaves the way back to the list as it was", () => {
  const opened = openedFrom(entry());
  const below = `${LIST}&job=a`;
  expect(openedOf(viewedOver(below, opened))).toEqual(opened);
  expect(stepsToList(entry("a", opened))).toBe(1);
});
