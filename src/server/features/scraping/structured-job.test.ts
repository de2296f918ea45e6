import { expect, test } from "vitest";
import { structuredJob } from "./job-postings.ts";

const BASE = "https://harrow.example/jobs/7";
const job = (more: object) => structuredJob({ title: "Solicitor", ...more }, BASE);
const value = (minValue?: unknown, maxValue?: unknown, unitText = "YEAR") => ({
  baseSalary: {
    "@type": "MonetaryAmount",
    currency: "AUD",
    value: { minValue, maxValue, unitText },
  },
});

test("a posting in plain values", () => {
  const posting = {
    "@type": "JobPosting",
    title: "Solicitor &#8211; employment",
    url: "https://harrow.example/jobs/7?utm_campaign=x#apply",
    hiringOrganization: { "@type": "Organization", name: "Harrow Legal" },
    jobLocation: { address: { addressLocality: "Sydney", addressRegion: "New South Wales" } },
    employmentType: ["FULL_TIME", "CONTRACTOR"],
    ...value(90000, "110,000"),
    description:
      "&lt;p&gt;Act for employers.&lt;/p&gt;&lt;ul&gt;&lt;li&gt;Draft&lt;/li&gt;&lt;/ul&gt;",
    validThrough: "2031-01-31T17:00:00+11:00",
  };
  expect(structuredJob(posting, BASE)).toEqual({
    title: "Solicitor – employment",
    url: "https://harrow.example/jobs/7",
    company: "Harrow Legal",
    location: "Sydney NSW",
    jobType: "full-time",
    salary: "$90,000 to $110,000 a year",
    text: "Act for employers.\n\n- Draft",
    validThrough: "2031-01-31T06:00:00.000Z",
  });
});

test.each([
  [value(90_000), "$90,000 a year"],
  [value(undefined, 110_000), "up to $110,000 a year"],
  [value(45.5, 50, "HOUR"), "$45.50 to $50 an hour"],
  [value(90_000, 90_000), "$90,000 a year"],
  [value(0, 0), ""],
  [value("competitive"), ""],
  [{ baseSalary: { currency: "USD", value: 700, unitText: "DAY" } }, "USD 700 a day"],
  [{ baseSalary: "$95k + super" }, "$95k + super"],
  [{ baseSalary: 95_000 }, "$95,000"],
  [{ baseSalary: [] }, ""],
])("a salary of %j is %j", (given, words) => {
  expect(job(given)?.salary).toBe(words);
});

test.each([
  ["PART_TIME", "part-time"],
  ["Full time", "full-time"],
  ["TEMPORARY", "contract"],
  ["INTERN", "internship"],
  ["PER_DIEM", "casual"],
  ["OTHER", ""],
  [7, ""],
])("employment %j is %j", (employmentType, words) => {
  expect(job({ employmentType })?.jobType).toBe(words);
});

test.each([
  [{ jobLocation: "Hobart" }, "Hobart"],
  [
    {
      jobLocation: [
        { address: "Perth WA" },
        { address: { addressLocality: "Darwin", addressRegion: "NT" } },
      ],
    },
    "Perth WA, Darwin NT",
  ],
  [
    { jobLocation: { address: { addressLocality: "Auckland", addressRegion: "Auckland Region" } } },
    "Auckland, Auckland Region",
  ],
  [{ jobLocationType: "TELECOMMUTE" }, "Remote"],
  [{ jobLocation: { address: {} } }, ""],
])("a place %j is %j", (given, words) => {
  expect(job(given)?.location).toBe(words);
});

test("what makes no sense is left blank", () => {
  const odd = {
    url: "javascript:alert(1)",
    hiringOrganization: 7,
    validThrough: "soon",
    description: {},
  };
  expect(job(odd)).toMatchObject({ url: "", company: "", validThrough: "", text: "" });
  expect(structuredJob({ title: " " }, BASE)).toBeUndefined();
});
