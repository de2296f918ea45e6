import { expect, test } from "vitest";
import {
  missingRecruiterItems,
  type RecruiterProfile,
  recruiterCompletionPercent,
  websiteAddress,
} from "./recruiter-profile.ts";

test.each([
  ["harrow.example", "https://harrow.example"],
  ["  www.Harrow.example/ ", "https://www.harrow.example"],
  ["HTTP://harrow.example", "http://harrow.example"],
  ["harrow.example/people?team=law", "https://harrow.example/people?team=law"],
  ["harrow.example:8443", "https://harrow.example:8443"],
  ["https://müller.example", "https://xn--mller-kva.example"],
])("%s is a website", (typed, address) => expect(websiteAddress(typed)).toBe(address));

test.each([
  "",
  "harrow",
  "Harrow Legal",
  "harrow. example",
  "javascript:alert(1)",
  "data:text/html,x",
  "ftp://harrow.example",
  "mailto:tom@harrow.example",
  "https://tom:secret@harrow.example",
  "localhost:3000",
  "127.0.0.1",
  "http://[::1]/",
  "https://",
  "harrow..example",
])("%j is none", (typed) => expect(websiteAddress(typed)).toBeUndefined());

const FULL: RecruiterProfile = {
  name: "Tom Okafor",
  email: "",
  contact_number: "02 5550 1847",
  company_name: "Harrow Legal",
  company_website: "https://harrow.example",
  abn: "",
  position: "Partner",
};

test("completion counts five items; the email is none of them, and blanks are not filled", () => {
  expect(missingRecruiterItems(FULL)).toEqual([]);
  expect(recruiterCompletionPercent(0)).toBe(100);
  const some = { ...FULL, position: "  ", company_website: "" };
  expect(missingRecruiterItems(some)).toEqual(["position", "company_website"]);
  expect(recruiterCompletionPercent(2)).toBe(60);
});
