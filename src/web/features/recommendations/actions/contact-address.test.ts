import { expect, it } from "vitest";
import { contactAddress, isPostedHere } from "./contact-address.ts";

const job = { title: "Lawyer & adviser", contactEmail: "", sourceUrl: "" };

it("is where the job was advertised, before any mail address", () => {
  const contactEmail = "ana@harrowlyle.example";
  const sourceUrl = "https://harrowlyle.example/jobs/1";
  expect(contactAddress({ ...job, contactEmail, sourceUrl })).toBe(sourceUrl);
});

it("is the mail address of the advertisement where nothing else is known, with the job as the subject", () => {
  const contactEmail = "ana.o'brien+jobs@harrowlyle.example";
  expect(contactAddress({ ...job, contactEmail })).toBe(
    "mailto:ana.o'brien+jobs@harrowlyle.example?subject=Lawyer%20%26%20adviser",
  );
});

it.each([
  "a@b.example?bcc=c@d.example",
  "a@b.example,c@d.example",
  "javascript:a@b.example",
  "ana",
])("does not write to %s", (contactEmail) => {
  expect(contactAddress({ ...job, contactEmail })).toBe("");
  const sourceUrl = "https://harrowlyle.example/jobs/1";
  expect(contactAddress({ ...job, contactEmail, sourceUrl })).toBe(sourceUrl);
});

it("is nowhere when the advertisement says nothing that can be opened", () => {
  expect(contactAddress({ ...job, sourceUrl: "javascript:alert(1)" })).toBe("");
});

it("knows what was posted here, also where nothing but the address of the source is known", () => {
  const sourceUrl = "https://harrowlyle.example/jobs/1";
  expect(isPostedHere({ sourceUrl: "" })).toBe(true);
  expect(isPostedHere({ sourceUrl })).toBe(false);
  expect(isPostedHere({ source: "posting", sourceUrl })).toBe(true);
  expect(isPostedHere({ source: "scraped", sourceUrl: "" })).toBe(false);
});
