import { expect, test } from "vitest";
import { tickedOf, toggleAll, toggleRows } from "./selection.ts";

const rows = ["a", "b", "c", "d", "e"];
const set = (keys: string) => new Set(keys);
const text = (keys: ReadonlySet<string>) => [...keys].sort().join("");

test("the box above the rows knows none, some and all, whatever is ticked on other pages", () => {
  expect(tickedOf(rows, set("xyz"))).toBe("none");
  expect(tickedOf(rows, set("bx"))).toBe("some");
  expect(tickedOf(rows, set("abcdex"))).toBe("all");
  expect(tickedOf([], set("x"))).toBe("none");
});

test("it ticks all when some are missing and clears only this page when none is", () => {
  expect(text(toggleAll(rows, set("bx")))).toBe("abcdex");
  expect(text(toggleAll(rows, set("abcdex")))).toBe("x");
});

test("a row is ticked and cleared alone", () => {
  expect(text(toggleRows(rows, set("a"), "c"))).toBe("ac");
  expect(text(toggleRows(rows, set("ac"), "c"))).toBe("a");
});

test("a range becomes what the pressed row becomes, upwards and downwards", () => {
  expect(text(toggleRows(rows, set("b"), "d", "b"))).toBe("bcd");
  expect(text(toggleRows(rows, set("d"), "a", "d"))).toBe("abcd");
  expect(text(toggleRows(rows, set("abcde"), "d", "b"))).toBe("ae");
});

test("a range from a row that has gone is the pressed row alone", () => {
  expect(text(toggleRows(rows, set(""), "c", "gone"))).toBe("c");
});

test("what was handed in is not changed", () => {
  const before = set("a");
  toggleRows(rows, before, "c");
  toggleAll(rows, before);
  expect(text(before)).toBe("a");
});
