import { expect, test } from "vitest";
import { ageText } from "./notification-row.tsx";

const NOW = new Date("2026-03-31T12:00:00Z");
const [MINUTE, HOUR, DAY, WEEK] = [60, 3600, 86_400, 604_800];

test.each([
  [-5, "Just now"],
  [59, "Just now"],
  [MINUTE, "1 minute ago"],
  [5 * MINUTE + 59, "5 minutes ago"],
  [HOUR - 1, "59 minutes ago"],
  [HOUR, "1 hour ago"],
  [DAY - 1, "23 hours ago"],
  [DAY, "1 day ago"],
  [WEEK - 1, "6 days ago"],
  [WEEK, "1 week ago"],
  [4 * WEEK - 1, "3 weeks ago"],
  [4 * WEEK, "3 March 2026"],
])("after %i seconds it says %s", (seconds, text) => {
  expect(ageText(new Date(NOW.getTime() - seconds * 1000), NOW)).toBe(text);
});
