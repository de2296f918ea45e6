import { expect, test } from "vitest";
import { shortText } from "./job-head.ts";

test.each([
  ["Short.", 160, "Short."],
  [
    "One sentence here. Two sentences  here. And a third.",
    40,
    "One sentence here. Two sentences here.",
  ],
  ["Harrow and Lyle are looking, in Sydney, for somebody", 29, "Harrow and Lyle are looking…"],
  ["Dr. Orlov looks for a twelfth psychologist in Northcote", 30, "Dr. Orlov looks for a twelfth…"],
  ["unbroken".repeat(10), 20, `${"unbroken".repeat(10).slice(0, 19)}…`],
  ["", 160, ""],
])("of %j in %d characters it keeps %j", (text, most, kept) => {
  expect(shortText(text, most)).toBe(kept);
  expect(kept.length).toBeLessThanOrEqual(most);
});
