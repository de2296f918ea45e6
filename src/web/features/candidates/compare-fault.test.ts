import { expect, test } from "vitest";
import { ApiError } from "#web/lib/api.ts";
import { compareFault } from "./use-comparison.ts";

test.each([
  [401, "unauthenticated", "Authentication required. Please log in again."],
  [404, "not-found", "Candidate resume or job description not found"],
  [500, "internal", "Server error occurred during comparison"],
  [429, "rate-limited", "Comparison failed: 429 x"],
  [200, "internal", "No comparison result received"],
] as const)("status %i is told as the spec words it", (status, fault, sentence) => {
  expect(compareFault(new ApiError(status, fault, "x"))).toBe(sentence);
});

test("a fault of ours says its own sentence", () => {
  expect(compareFault(new Error("Job ID is required for comparison"))).toBe(
    "Job ID is required for comparison",
  );
});
