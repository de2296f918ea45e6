import { expect, test } from "vitest";
import { similarText } from "./job-view.tsx";
import { similarTo } from "./testing/jobs.ts";

const now = new Date("2026-11-16T02:00:00.000Z");

test("what it is like, when, from where and how much, in a sentence", () => {
  expect(similarText(similarTo(), now)).toBe(
    "Like one approved on 2 November from Seek (81% the same text).",
  );
  const posting = similarTo({ source: "posting", state: "live", similarity: 0.999 });
  expect(similarText(posting, now)).toBe(
    "Like one that has been live since 2 November from a recruiter (99% the same text).",
  );
  const older = similarTo({ state: "rejected", source: "law_firm", at: "2025-03-04T02:00:00Z" });
  expect(similarText(older, now)).toBe(
    "Like one rejected on 4 March 2025 from the firm’s website (81% the same text).",
  );
});
