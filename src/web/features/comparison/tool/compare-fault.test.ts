import { expect, it } from "vitest";
import { COMPARE_SENTENCES } from "#contract/comparison-rules.ts";
import { ApiError, UNREACHABLE } from "#web/lib/api.ts";
import { compareFault } from "./compare-run.tsx";

it.each([
  [
    "the server's sentence",
    new ApiError(429, "rate-limited", COMPARE_SENTENCES.tooMany),
    COMPARE_SENTENCES.tooMany,
  ],
  ["no connection", new ApiError(0, "unavailable", UNREACHABLE), UNREACHABLE],
  [
    "a server without words",
    new ApiError(500, "internal", "Something went wrong. Please try again."),
    "Failed to compare resume with job description",
  ],
  [
    "an answer that nobody understands",
    new ApiError(200, "internal", "Something went wrong. Please try again."),
    "Failed to parse comparison response: the answer was not in the form that was agreed",
  ],
  ["anything else", new TypeError("x is not a function"), "An error occurred during comparison."],
])("says of %s what the spec says", (_what, error, sentence) => {
  expect(compareFault(error)).toBe(sentence);
});
