import { expect, test } from "vitest";
import { isPersonal } from "./personal.ts";

test.each([
  "Date of birth: 3 May 1968",
  "58 years old and married",
  "Born in Tripoli, Lebanon",
  "Religion: Catholic, member of the parish council",
  "I am five months pregnant",
  "I am gay and live with my partner of ten years",
  "Mother of three children, aged 2, 5 and 9",
  "Health: type 1 diabetes, well under control",
  "Aboriginal woman of the Wiradjuri nation",
  "Military service: infantry, 1988 to 1990",
])("who somebody is, wherever it stands: %s", (line) => {
  expect(isPersonal(line, true)).toBe(true);
});

test.each([
  "Branch secretary and delegate of the union, 2016 to 2019",
  "Member of a political party since 2009, candidate for council",
])("personal beside the jobs, work among them: %s", (line) => {
  expect([isPersonal(line, false), isPersonal(line, true)]).toEqual([true, false]);
});

test.each([
  "Health and safety: toolbox talks, incident reports",
  "Cared for residents with type of dementia that wanders",
  "Family law: children, property and maintenance",
  "Prepared wills for married couples",
  "Managed a team of 12 aged care workers",
  "Advised the union in enterprise bargaining",
])("work is work: %s", (line) => {
  expect(isPersonal(line, true)).toBe(false);
});
