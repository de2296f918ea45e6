import { expect, test } from "vitest";
import { afterDecision, atPlace, stepFrom } from "./use-open.ts";

const [a, b, c] = [{ id: "a" }, { id: "b" }, { id: "c" }] as const;
const jobs: readonly { id: string }[] = [a, b, c];

const after = (decided: string, { stoodAt = 0, hasMore = false, among = jobs } = {}) =>
  afterDecision(among, { decided, stoodAt, hasMore });

test("after a decision the job below is next, after the last one of all the job above", () => {
  expect(after("a").id).toBe("b");
  expect(after("c").id).toBe("b");
  expect(after("a", { among: [{ id: "a" }] }).id).toBeUndefined();
});

test("after the last one of a page the first of the next page comes into its place", () => {
  expect(after("c", { hasMore: true })).toEqual({ at: 2, id: undefined });
  expect(atPlace([a, b, { id: "d" }], 2, true)).toBe("d");
  expect(atPlace([a, b], 2, true)).toBeUndefined();
  // Meanwhile somebody else decided the next page.
  expect(atPlace([a, b], 2, false)).toBe("b");
});

test("the place of a job that left the page is kept", () => {
  expect(after("gone", { stoodAt: 1 }).id).toBe("b");
  expect(after("gone", { stoodAt: 3 }).id).toBe("c");
});

test("J and K go one further, and over the ends of the page", () => {
  const from = (selected: string | undefined, by: 1 | -1) =>
    stepFrom(jobs, { selected, by, stoodAt: 1 });
  expect(from("a", 1)).toBe("b");
  expect(from("b", -1)).toBe("a");
  expect(from("c", 1)).toBe("over");
  expect(from("a", -1)).toBe("over");
});

test("from a job that somebody else decided, J and K go to its neighbours", () => {
  const from = (by: 1 | -1, stoodAt: number) =>
    stepFrom(jobs, { selected: "decided", by, stoodAt });
  expect(from(1, 1)).toBe("b");
  expect(from(-1, 1)).toBe("a");
  expect(from(1, 3)).toBe("c");
  expect(from(-1, 0)).toBe("over");
  expect(stepFrom([], { selected: "decided", by: 1, stoodAt: 0 })).toBe("over");
});
