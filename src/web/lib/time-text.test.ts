import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { longDate, relativeTime } from "./time-text.ts";

beforeAll(() => {
  vi.stubEnv("TZ", "Australia/Sydney");
});
afterAll(() => {
  vi.unstubAllEnvs();
});

const NOW = new Date("2026-03-10T12:00:00Z");

test.each([
  ["2026-03-10T12:00:30Z", "Just now"],
  ["2026-03-10T12:00:00Z", "Just now"],
  ["2026-03-10T11:59:00.001Z", "Just now"],
  ["2026-03-10T11:59:00Z", "1m ago"],
  ["2026-03-10T11:00:00.001Z", "59m ago"],
  ["2026-03-10T11:00:00Z", "1h ago"],
  ["2026-03-09T12:00:00.001Z", "23h ago"],
  ["2026-03-09T12:00:00Z", "1d ago"],
  ["2026-03-03T12:00:00.001Z", "6d ago"],
  ["2026-03-03T12:00:00Z", "3 March 2026"],
  ["2025-11-30T12:00:00Z", "30 November 2025"],
])("%s is said as %s", (date, text) => {
  expect(relativeTime(new Date(date), NOW)).toBe(text);
});

test("a date is the reader's day, not the server's", () => {
  expect(longDate(new Date("2026-03-09T20:00:00Z"))).toBe("10 March 2026");
});
