import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { headline } from "./headline.ts";

beforeAll(() => {
  vi.stubEnv("TZ", "Australia/Sydney");
});
afterAll(() => {
  vi.unstubAllEnvs();
});

/** A Tuesday, at eleven at night in Sydney. */
const NOW = new Date("2026-03-10T12:00:00Z");
const fresh = (count: number, since: string, orMore = false) => ({
  count,
  orMore,
  since: new Date(since),
});

test.each([
  [1, "One job for you"],
  [12, "Twelve jobs for you"],
  [13, "13 jobs for you"],
  [1000, "1,000 jobs for you"],
])("%i jobs are said as words or figures", (total, words) => {
  expect(headline(total, undefined, NOW)).toBe(words);
});

test.each([
  ["2026-03-04T22:00:00Z", "Twelve jobs for you, three new since Thursday"],
  ["2026-03-09T20:00:00Z", "Twelve jobs for you, three new since 7:00 am"],
  ["2026-03-08T20:00:00Z", "Twelve jobs for you, three new since yesterday"],
  ["2026-03-01T20:00:00Z", "Twelve jobs for you, three new since 2 March"],
])("says since when, for somebody who looked at %s", (since, words) => {
  expect(headline(12, fresh(3, since), NOW)).toBe(words);
});

test("says what is so of all of them, of one, of none, and of more than were counted", () => {
  const since = "2026-03-04T22:00:00Z";
  expect(headline(12, fresh(12, since), NOW)).toBe("Twelve jobs for you, all new since Thursday");
  expect(headline(1, fresh(1, since), NOW)).toBe("One job for you, one new since Thursday");
  expect(headline(12, fresh(0, since), NOW)).toBe("Twelve jobs for you");
  expect(headline(63, fresh(20, since, true), NOW)).toBe(
    "63 jobs for you, more than 20 new since Thursday",
  );
});
