import { expect, test } from "vitest";
import { ownLines } from "./use-dialogs.tsx";

test("lines that only one text has, whatever their spaces and marks", () => {
  const here = ["About the role", "Sydney", "", "Full-time, permanent"];
  const there = ["ABOUT THE  ROLE:", "Melbourne", "full time permanent"];
  expect([...ownLines(here, there)]).toEqual([1]);
  expect([...ownLines(there, here)]).toEqual([1]);
});
