import { describe, expect, test } from "vitest";
import { SEEK_DEFAULTS, type SeekConfig } from "#contract/seek-rules.ts";
import type { ListedJob } from "./read-results.ts";
import { isWantedAtSight, isWantedInFull } from "./seek-kind.ts";

const NOW = new Date("2026-03-20T10:00:00Z");
const JOB: ListedJob = {
  id: "7001",
  title: "Property Lawyer",
  company: "Harrow Finch Lawyers",
  location: "Sydney NSW",
  jobType: "full-time",
  salary: "",
  teaser: "A property team with international clients.",
  practiceArea: "",
  listedAt: new Date("2026-03-18T10:00:00Z"),
};
const TEXT =
  "You act for buyers and sellers of land in New South Wales, from contract to completion.";

const atSight = (job: Partial<ListedJob>, config: Partial<SeekConfig>) =>
  isWantedAtSight({ ...JOB, ...job }, { ...SEEK_DEFAULTS, ...config }, NOW);
const inFull = (job: Partial<ListedJob & { text: string }>, config: Partial<SeekConfig>) =>
  isWantedInFull({ ...JOB, text: TEXT, ...job }, { ...SEEK_DEFAULTS, ...config });

test("nothing asked, nothing left out", () => {
  expect([atSight({}, {}), inFull({}, {})]).toEqual([true, true]);
});

describe("exclude words", () => {
  test.each([
    ["intern", "Legal Intern"],
    ["INTERN", "Legal intern, Sydney"],
    ["entry level", "Entry-level lawyer"],
    ["entry-level", "Lawyer (entry level)"],
  ])("%s leaves out %s", (word, title) => {
    expect(atSight({ title }, { exclude_words: [word] })).toBe(false);
  });

  test("are whole words: intern is not international", () => {
    expect(atSight({}, { exclude_words: ["intern"] })).toBe(true);
  });

  test("count in the title and the teaser, not in the whole text", () => {
    expect(atSight({ teaser: "An unpaid role." }, { exclude_words: ["unpaid"] })).toBe(false);
    expect(inFull({ title: "Unpaid clerk" }, { exclude_words: ["unpaid"] })).toBe(false);
    const text = `${TEXT}\n- Mentor junior lawyers.`;
    expect(inFull({ text }, { exclude_words: ["junior"] })).toBe(true);
  });

  test("without a letter exclude nothing", () => {
    expect(atSight({}, { exclude_words: ["-", "…"] })).toBe(true);
  });
});

describe("company", () => {
  test.each([
    ["harrow finch", true],
    ["Harrow", true],
    ["row", false],
    ["Ostler Grey", false],
  ])("%s: %s", (company, isWanted) => {
    expect(atSight({}, { company })).toBe(isWanted);
  });

  test("an unnamed advertiser is judged by the job's own page", () => {
    expect(atSight({ company: "" }, { company: "harrow" })).toBe(true);
    expect(inFull({ company: "" }, { company: "harrow" })).toBe(false);
    expect(inFull({}, { company: "harrow" })).toBe(true);
  });
});

describe("job type", () => {
  test("is held against what the board says, not against silence", () => {
    expect(atSight({}, { job_type: "contract" })).toBe(false);
    expect(atSight({ jobType: "" }, { job_type: "contract" })).toBe(true);
    expect(atSight({ jobType: "part-time, contract" }, { job_type: "contract" })).toBe(true);
  });

  test("an internship is known by its words", () => {
    expect(inFull({}, { job_type: "internship" })).toBe(false);
    expect(inFull({ title: "Summer Clerkship" }, { job_type: "internship" })).toBe(true);
  });
});

describe("salary", () => {
  test.each([
    ["$90,000 – $110,000 per year", { salary_min: 100_000 }, true],
    ["$90,000 – $99,000 per year", { salary_min: 100_000 }, false],
    ["$160k - $180k + super", { salary_max: 150_000 }, false],
    ["$60 per hour", { salary_min: 100_000 }, true],
    ["$40 per hour", { salary_min: 100_000 }, false],
    ["Great culture and benefits", { salary_min: 100_000 }, true],
    ["", { salary_min: 100_000 }, true],
  ])("%s with %o: %s", (salary, config, isWanted) => {
    expect(atSight({ salary }, config)).toBe(isWanted);
  });
});

describe("date posted", () => {
  test.each([
    ["2026-03-20T09:00:00Z", "last 24 hours", true],
    ["2026-03-18T10:00:00Z", "last 24 hours", false],
    ["2026-02-17T10:00:00Z", "last 30 days", false],
    ["2026-02-17T10:00:00Z", "last 60 days", true],
    ["2026-01-10T10:00:00Z", "last 60 days", false],
    ["2020-01-10T10:00:00Z", "", true],
  ])("%s in the %s: %s", (at, date_posted, isWanted) => {
    expect(atSight({ listedAt: new Date(at) }, { date_posted })).toBe(isWanted);
  });

  test("a job that does not say when is kept", () => {
    expect(atSight({ listedAt: null }, { date_posted: "last 24 hours" })).toBe(true);
  });
});

describe("experience", () => {
  test.each([
    ["Graduate Lawyer", "junior", true],
    ["Senior Associate", "junior", false],
    ["Associate", "mid", true],
    ["Junior Lawyer", "senior", false],
    ["Senior Lawyer", "senior", true],
    ["Head of Legal", "senior", true],
    ["Head of Legal", "executive", true],
    ["Legal Director", "executive", true],
    ["Partner, Property", "executive", true],
    ["Partner, Property", "senior", false],
    ["Senior Lawyer", "executive", false],
    ["Property Lawyer", "executive", true],
  ])("%s as %s: %s", (title, experience, isWanted) => {
    expect(inFull({ title }, { experience })).toBe(isWanted);
  });
});
