import { expect, test } from "vitest";
import { isCounting } from "./is-counting.ts";

const NOW = new Date("2026-11-16T07:00:00Z");
const fresh = {
  status: "active",
  candidates_count: 0,
  posted_at: "2026-11-16T06:58:30Z",
} as const;

test("that nobody fits is believed once there was time to count", () => {
  expect(isCounting(fresh, NOW)).toBe(true);
  expect(isCounting({ ...fresh, posted_at: "2026-11-16T06:57:59Z" }, NOW)).toBe(false);
  expect(isCounting({ ...fresh, posted_at: "2026-11-16T09:00:00Z" }, NOW)).toBe(false);
});

test("what was counted is said, and what is not live is not being counted", () => {
  expect(isCounting({ ...fresh, candidates_count: 1 }, NOW)).toBe(false);
  expect(isCounting({ ...fresh, status: "draft" }, NOW)).toBe(false);
  expect(isCounting({ ...fresh, status: "closed" }, NOW)).toBe(false);
});
