import { expect, test } from "vitest";
import { levelOfTitle, levelOfYears } from "./level.ts";

test.each([
  ["Graduate Lawyer", "graduate"],
  ["Summer Clerkship 2027", "graduate"],
  ["Associate to Justice Marlowe", "graduate"],
  ["Junior Solicitor", "junior"],
  ["Associate – Property", "associate"],
  ["Senior Associate", "senior"],
  ["Special Counsel", "senior"],
  ["Partner / Special Counsel", "partner"],
  ["General Counsel", "partner"],
  ["HR Business Partner", ""],
  ["Sales Associate", ""],
  ["Lawyer", null],
])("%s", (title, level) => expect(levelOfTitle(title)).toBe(level));

test.each([
  ["Recently admitted, or about to be admitted", "graduate"],
  ["0-1 years PAE", "graduate"],
  ["1 to 2 years of post-admission experience", "junior"],
  ["2-3 years' PAE", "junior"],
  ["3+ PAE", "associate"],
  ["at least four years of experience in family law", "associate"],
  ["between three and six years of practice", "associate"],
  ["5 to 8 years PAE", "senior"],
  ["a minimum of eight years in energy law", "senior"],
  ["a firm that is 30 years old", ""],
])("%s", (text, level) => expect(levelOfYears(text)).toBe(level));
