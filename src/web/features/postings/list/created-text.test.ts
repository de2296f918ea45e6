import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createdText } from "./posting-row.tsx";

beforeAll(() => {
  vi.stubEnv("TZ", "Australia/Sydney");
});
afterAll(() => {
  vi.unstubAllEnvs();
});

/** Ten in the morning in Sydney. */
const NOW = new Date("2026-03-09T23:00:00Z");

test.each([
  ["2026-03-09T23:00:30Z", "Today"],
  ["2026-03-09T13:00:00Z", "Today"],
  ["2026-03-09T12:59:00Z", "Yesterday"],
  ["2026-03-08T13:00:00Z", "Yesterday"],
  ["2026-03-08T12:59:00Z", "2 days ago"],
  ["2026-03-03T23:00:00Z", "6 days ago"],
  ["2026-03-02T23:00:00Z", "1 week ago"],
  ["2026-02-24T23:00:00Z", "1 week ago"],
  ["2026-02-23T23:00:00Z", "2 weeks ago"],
  ["2026-02-08T23:00:00Z", "4 weeks ago"],
  ["2026-02-07T23:00:00Z", "8 February 2026"],
])("%s is said as %s", (created, text) => {
  expect(createdText(new Date(created), NOW)).toBe(text);
});

test("the night in which clocks change does not lose a day", () => {
  // Daylight saving ends on 5 April 2026: that day has 25 hours.
  expect(createdText(new Date("2026-04-04T20:00:00Z"), new Date("2026-04-05T22:00:00Z"))).toBe(
    "Yesterday",
  );
});
