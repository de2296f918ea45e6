import { expect, it } from "vitest";
import { MATCH_SENTENCES } from "#contract/match-rules.ts";
import { ApiError } from "#web/lib/api.ts";
import { isBeyondFilters, resultsFaultOf } from "./job-results.tsx";

it.each([
  [new ApiError(404, "not-found", MATCH_SENTENCES.resumeNotFound), "missing", true],
  [new ApiError(409, "conflict", MATCH_SENTENCES.unreadable), "unusable", true],
  [new ApiError(409, "conflict", MATCH_SENTENCES.notAResume), "unusable", true],
  [new ApiError(409, "conflict", MATCH_SENTENCES.stillReading), "reading", false],
  [new ApiError(500, "internal", "Something went wrong."), "failed", false],
  [new Error("Something else"), "failed", false],
] as const)("%s is %s; beyond what filters change: %s", (error, face, beyond) => {
  expect(resultsFaultOf(error)).toBe(face);
  expect(isBeyondFilters(face)).toBe(beyond);
});
