import { expect, test } from "vitest";
import { createOwnDecisions } from "./use-decisions.tsx";

test("the last decision is taken back first, and each only once", () => {
  const own = createOwnDecisions();
  const first = own.add("a", Promise.resolve(true));
  const second = own.add("b", Promise.resolve(true));
  expect(own.last()).toBe(second);
  expect(own.stands(second)).toBe(true);
  expect(own.forget(second)).toBe(true);
  expect(own.stands(second)).toBe(false);
  expect(own.forget(second)).toBe(false);
  expect(own.last()).toBe(first);
  own.addAgain(second);
  expect(own.last()).toBe(second);
});
