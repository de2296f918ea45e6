import { expect, test } from "vitest";
import { pressReason, QUICK_REASONS } from "./use-dialogs.tsx";

test("a quick reason replaces another, joins what was typed, and goes when it is pressed again", () => {
  const [first, second] = QUICK_REASONS;
  expect(pressReason("  ", first)).toBe(first);
  expect(pressReason(first, second)).toBe(second);
  expect(pressReason("Posted twice.", first)).toBe(`Posted twice. ${first}`);
  expect(pressReason(`Posted twice. ${first}`, first)).toBe("Posted twice.");
  expect(pressReason(`Old. ${first} Filled.`, first)).toBe("Old. Filled.");
  expect(pressReason(first, first)).toBe("");
});
