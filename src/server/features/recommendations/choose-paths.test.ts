import { expect, test } from "vitest";
import { choosePaths } from "./find-paths.ts";

const job = (id: string, ...occupations: number[]) => ({ id, revision: "1", occupations });
const chosen = (...market: Parameters<typeof choosePaths>) =>
  choosePaths(...market).map(({ occupation, jobs }) => [occupation, jobs.map(({ id }) => id)]);

test("the nearest occupations come first, without what somebody does now", () => {
  const open = [job("a", 1), job("b", 1), job("c", 2), job("d", 2), job("e", 3), job("f", 3)];
  const near = [
    ["a", 0.1],
    ["b", 0.1],
    ["e", 0.3],
    ["f", 0.3],
    ["c", 0.4],
    ["d", 0.4],
  ] as const;
  expect(chosen({ open, near, own: [1] })).toEqual([
    [3, ["e", "f"]],
    [2, ["c", "d"]],
  ]);
});

test("jobs that are too far are counted, and an occupation of such alone is no path", () => {
  const open = [job("a", 1), job("b", 1), job("c", 1), job("d", 2), job("e", 2)];
  const near = [
    ["a", 0.2],
    ["b", 0.5],
  ] as const;
  expect(chosen({ open, near, own: [] })).toEqual([[1, ["a", "b", "c"]]]);
});

test("a single job comes after occupations that have several", () => {
  const open = [job("a", 1), job("b", 2), job("c", 2)];
  const near = [
    ["a", 0.1],
    ["b", 0.5],
    ["c", 0.5],
  ] as const;
  expect(chosen({ open, near, own: [] }).map(([occupation]) => occupation)).toEqual([2, 1]);
});

test("a single job that is far is no path", () => {
  const near = [["a", 0.5]] as const;
  expect(chosen({ open: [job("a", 1)], near, own: [] })).toEqual([]);
});

test("two names for the same jobs are one path, and so are those of one's own occupation", () => {
  const open = [job("a", 1, 2), job("b", 2, 1), job("c", 9, 4), job("d", 9, 4)];
  const near = [
    ["a", 0.2],
    ["b", 0.3],
    ["c", 0.1],
    ["d", 0.1],
  ] as const;
  expect(chosen({ open, near, own: [9] })).toEqual([[1, ["a", "b"]]]);
});
