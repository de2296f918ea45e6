import { expect, it } from "vitest";
import { postedText } from "./posted-text.ts";

const NOW = new Date("2026-03-10T09:00:00Z");

it.each([
  ["2026-03-10T08:00:00Z", "Posted today"],
  ["2026-03-10T09:05:00Z", "Posted today"],
  ["2026-03-09T09:00:00Z", "Posted yesterday"],
  ["2026-03-08T09:00:00Z", "Posted 2 days ago"],
  ["2026-02-08T09:00:00Z", "Posted 30 days ago"],
  ["2026-02-07T09:00:00Z", "Posted on 7 February 2026"],
  ["", ""],
  ["some time ago", ""],
])("%j is %j", (at, text) => {
  expect(postedText(at, NOW)).toBe(text);
});
