import { expect, test } from "vitest";
import { closingDay } from "./read-link.ts";

const CALENDAR = { now: new Date("2026-11-18T01:30:00Z"), timeZone: "Australia/Sydney" };

test.each([
  ["Applications close on Friday, 4 December 2026 at 5 pm.", "2026-12-04"],
  ["Closing date: 4th December", "2026-12-04"],
  ["Apply by 9 January", "2027-01-09"],
  ["Applications close 04/12/2026.", "2026-12-04"],
  ["Closes 31 February 2027", null],
  ["We close the office on Fridays. The role began on 4 December 2020.", null],
  ["Apply now", null],
])("%s", (text, day) => {
  expect(closingDay("", text, CALENDAR)).toBe(day);
});

test("what a page says to machines wins; a day alone stays that day", () => {
  expect(closingDay("2026-12-01T23:59:59.000Z", "Closes 4 December", CALENDAR)).toBe("2026-12-01");
  expect(closingDay("2026-12-01T14:30:00.000Z", "", CALENDAR)).toBe("2026-12-02");
});
