import { expect, test } from "vitest";
import { jobPosting } from "./job-head.ts";
import { sampleJob } from "./testing/sample-job.ts";

const URL = "https://candour.example/job/1";
const posting = (change: Parameters<typeof sampleJob>[0] = {}) =>
  jobPosting(sampleJob(change), URL);

test("a job says in the words of schema.org what its advertisement says", () => {
  expect(posting()).toEqual({
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: "Employment Lawyer",
    description:
      "<p>Harrow &amp; Lyle acts for employers.</p><p><strong>What you need</strong></p><ul><li>A practising certificate</li><li>Four years in employment law</li></ul>",
    identifier: {
      "@type": "PropertyValue",
      name: "Harrow & Lyle",
      value: "0192f0c1-1111-4222-8333-444455556666",
    },
    datePosted: "2026-11-12T22:00:00.000Z",
    employmentType: ["FULL_TIME", "CONTRACTOR"],
    hiringOrganization: { "@type": "Organization", name: "Harrow & Lyle" },
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: "Sydney",
        addressRegion: "NSW",
        addressCountry: "AU",
      },
    },
    baseSalary: {
      "@type": "MonetaryAmount",
      currency: "AUD",
      value: {
        "@type": "QuantitativeValue",
        minValue: 120_000,
        maxValue: 140_000,
        unitText: "YEAR",
      },
    },
    url: URL,
  });
});

test("what nobody stated is not claimed", () => {
  const silent = posting({ company: "", location: "", employment_type: "", salary: null });
  for (const key of ["hiringOrganization", "jobLocation", "employmentType", "baseSalary"])
    expect(silent).not.toHaveProperty(key);
  expect(silent).not.toHaveProperty("validThrough");
});

test.each([
  ["Sydney NSW (remote considered)", { addressLocality: "Sydney", addressRegion: "NSW" }],
  ["Canberra, ACT", { addressLocality: "Canberra", addressRegion: "ACT" }],
  ["Gold Coast", { addressLocality: "Gold Coast" }],
  ["NSW", { addressRegion: "NSW" }],
])("%s is a place to go to", (location, address) => {
  const place = { jobLocation: { address: { ...address, addressCountry: "AU" } } };
  expect(posting({ location })).toMatchObject(place);
  expect(posting({ location })).not.toHaveProperty("jobLocationType");
});

test.each(["Remote", "Remote (Victoria)", "remote, Australia"])("%s is no place", (location) => {
  expect(posting({ location })).toMatchObject({
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { "@type": "Country", name: "Australia" },
  });
  expect(posting({ location })).not.toHaveProperty("jobLocation");
});

test.each([
  [
    { min: 55, max: 55, per: "hour" },
    { value: 55, unitText: "HOUR" },
  ],
  [
    { min: 900, max: null, per: "day" },
    { minValue: 900, unitText: "DAY" },
  ],
] as const)("pay of %j is said as such", ({ min, max, per }, value) => {
  const salary = { min, max, per, currency: "AUD", text: "" } as const;
  expect(posting({ salary })).toMatchObject({ baseSalary: { value } });
});

test("pay in words alone is no figure", () => {
  const salary = { min: null, max: null, per: "year", currency: "AUD", text: "Award" } as const;
  expect(posting({ salary })).not.toHaveProperty("baseSalary");
});

test("one applies for a job from elsewhere where it was found", () => {
  expect(posting({ source: "scraped" })).toMatchObject({ directApply: false });
});

test("nothing in an advertisement becomes markup", () => {
  const text = `</p><script>alert("1")</script>`;
  const hostile = posting({ lines: [{ text, bullet: true, heading: false }] });
  expect(hostile).toMatchObject({
    description: "<ul><li>&lt;/p&gt;&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt;</li></ul>",
  });
});
