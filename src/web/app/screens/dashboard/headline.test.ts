import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { headline } from "./candidate-dashboard.tsx";

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

const FOUND = "4 strong matches, 12 worth a look";

test.each([
  ["2026-03-04T22:00:00Z", `${FOUND}, three new since Thursday`],
  ["2026-03-09T20:00:00Z", `${FOUND}, three new since 7:00 am`],
  ["2026-03-08T20:00:00Z", `${FOUND}, three new since yesterday`],
  ["2026-03-01T20:00:00Z", `${FOUND}, three new since 2 March`],
])("says since when, for somebody who looked at %s", (since, words) => {
  expect(headline(FOUND, fresh(3, since), NOW)).toBe(words);
});

test("says nothing of none, and what is so of more than were counted", () => {
  const since = "2026-03-04T22:00:00Z";
  expect(headline(FOUND, undefined, NOW)).toBe(FOUND);
  expect(headline(FOUND, fresh(0, since), NOW)).toBe(FOUND);
  expect(headline(FOUND, fresh(20, since, true), NOW)).toBe(
    `${FOUND}, more than 20 new since Thursday`,
  );
});
