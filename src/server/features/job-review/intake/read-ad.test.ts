import { expect, test } from "vitest";
import { plainLines } from "#reading/text/plain-lines.ts";
import { FOUND_AD } from "#test/support/review-queue.ts";
import type { JobText } from "../../postings/service.ts";
import { readAd } from "./read-ad.ts";

const read = (ad: Partial<JobText> = {}) =>
  readAd({
    text: FOUND_AD,
    title: "Employment Lawyer",
    company: "Harrow Lyle",
    ...ad,
  });
const linesOf = (ad: ReturnType<typeof read>, field: "title" | "location" | "salary_range") =>
  ad.extractedData.fields[field]?.lines.map((line) => ad.extractedData.lines[line]?.text);

test("what is read in the text, and the lines where it stands", () => {
  const ad = read();
  expect(ad).toMatchObject({
    title: "Employment Lawyer",
    location: "Sydney",
    jobType: "full-time",
    experienceLevel: "associate",
    salaryRange: "$120,000 to $135,000 package",
  });
  expect(ad.practiceArea).toMatch(/employment/i);
  expect(linesOf(ad, "title")).toEqual(["Employment Lawyer"]);
  expect(linesOf(ad, "location")).toEqual([
    "Harrow Lyle is looking for an employment lawyer for its Sydney office.",
  ]);
  expect(linesOf(ad, "salary_range")).toEqual(["Salary: $120,000 to $135,000 package"]);
  expect(ad.extractedData.lines.filter(({ heading }) => heading).length).toBe(3);
  expect(ad.extractedData.lines.filter(({ bullet }) => bullet).length).toBe(6);
});

test("the kept text is read again with the same lines", () => {
  const ad = read();
  expect(plainLines(ad.rawContent).lines.map(({ text }) => text)).toEqual(
    ad.extractedData.lines.map(({ text }) => text),
  );
  expect(read({ text: ad.rawContent })).toEqual(ad);
});

test("what the page says beside the text wins, and is sure", () => {
  const ad = read({
    location: "Parramatta NSW",
    salaryText: "$60 an hour",
    employmentType: "Casual",
  });
  expect(ad).toMatchObject({
    location: "Parramatta NSW",
    salaryRange: "$60 an hour",
    jobType: "casual",
  });
  const { fields } = ad.extractedData;
  expect(fields.location).toEqual({ lines: [], sure: true, note: "" });
  expect(fields.salary_range).toMatchObject({ sure: true, note: "Pay is by the hour. Check." });
});

test.each([
  ["Melbourne VIC", "Location: Melbourne"],
  ["Melbourne", "Location: Melbourne VIC 3000"],
  ["Parramatta, Sydney NSW", "Location: Parramatta"],
])("a place that the page gives as %s is cited where the text has it as %s", (location, line) => {
  const ad = read({ location, text: `${FOUND_AD.replace("Sydney office", "office")}\n\n${line}` });
  expect(ad.location).toBe(location);
  expect(linesOf(ad, "location")).toEqual([line]);
});

test("the title tells the seniority also where it stands above the advertisement", () => {
  const text =
    "We are growing.\n\n# The role\n\n- Settle property transactions\n\n# You\n\n- Admitted";
  const ad = read({ title: "Senior Associate, Property", text });
  expect(ad).toMatchObject({ title: "Senior Associate, Property", experienceLevel: "senior" });
  expect(ad.extractedData.lines[0]?.text).toBe("We are growing.");
  expect(ad.extractedData.fields.title).toEqual({
    lines: [],
    sure: true,
    note: "The advertisement itself does not use this title. Check.",
  });
});

test.each([
  ["salary_range", {}, 'Says "package": it may include super. Check.'],
  ["location", { location: "Sydney or Melbourne" }, "Several places are named. Check."],
  ["location", { location: "Parramatta, Sydney NSW" }, ""],
  [
    "job_type",
    { employmentType: "Full time / Part time" },
    "Several kinds of employment are named. Check.",
  ],
  ["salary_range", { salaryText: "$900 a day" }, "Pay is by the day. Check."],
] as const)("%s of %o: %s", (field, given, note) => {
  expect(read(given).extractedData.fields[field]?.note).toBe(note);
});

test("a heading that stands alone is a heading, not a sign", () => {
  const ad = read({
    text: "Join us.\n\n# What you bring\n\n- Admission as a solicitor\n- A clear style",
  });
  expect(ad.extractedData.lines.map(({ text }) => text)).toEqual([
    "Join us.",
    "What you bring",
    "Admission as a solicitor",
    "A clear style",
  ]);
  expect(ad.extractedData.lines[1]?.heading).toBe(true);
});

test("no text of a stranger's breaks the reading, nor what is kept", () => {
  const hostile = `\u0000\uD800 Lawyer\u202Eevil\u202C \u200b\n${"x".repeat(60_000)}\n${"- a\n".repeat(9000)}`;
  const ad = read({ text: hostile, title: "Lawyer" });
  expect(ad.rawContent.length).toBeLessThanOrEqual(50_000);
  expect(JSON.stringify(ad)).not.toMatch(/\\u0000|\\ud800/i);
  expect(read({ text: "", title: "Lawyer" }).extractedData).toEqual({
    lines: [],
    fields: { title: expect.anything() },
  });
});
