import { expect, test } from "vitest";
import { isRecruiterPage } from "./register-page.tsx";

const HERE = "https://candour.example";

test.each([`${HERE}/recruiters`, `${HERE}/recruiters/pricing?x=1`])(
  "%s is about hiring",
  (referrer) => expect(isRecruiterPage(referrer, HERE)).toBe(true),
);

test.each([
  "",
  `${HERE}/`,
  `${HERE}/blog?about=/recruiters`,
  "https://elsewhere.example/recruiters",
  "http://candour.example/recruiters",
  "no address",
])("%s is not", (referrer) => expect(isRecruiterPage(referrer, HERE)).toBe(false));
