import { expect, test } from "vitest";
import * as z from "zod";
import { Job } from "#contract/postings.ts";
import { jobFromText } from "./job-from-text.ts";
import { presentPosting, presentTotals } from "./own/present-posting.ts";
import { presentJob } from "./present.ts";

const ENGINE = "7.2-abc";
const at = new Date("2026-11-15T01:00:00Z");
const row = (salaryText = "") => ({
  id: "4b4e1f0a-6f58-4dd4-93f3-0a2c2f8e9f10",
  ownerId: "11111111-6f58-4dd4-93f3-0a2c2f8e9f10",
  source: "posting" as const,
  sourceUrl: "",
  status: "active" as const,
  ...jobFromText({
    text: "ABOUT THE ROLE\n==============\n- Cook meals",
    title: "Cook",
    salaryText,
  }),
  candidatesCount: 4,
  candidateLevels: [4, 0, 0, 0],
  countedBy: ENGINE,
  draftReason: "",
  applicationsCount: 1,
  waiting: false,
  postedAt: at,
  createdAt: at,
  updatedAt: at,
  revision: 7,
});

test("a job in the words of the contract, and no word of its owner", () => {
  const job = presentJob(row(), true, ENGINE);
  expect(z.parse(Job, job)).toEqual(job);
  expect(job).toMatchObject({
    title: "Cook",
    position_title: "Cook",
    salary_range: "",
    candidates_count: 4,
    applications_count: 1,
    posted_at: "2026-11-15T01:00:00.000Z",
    lines: [
      { text: "ABOUT THE ROLE", bullet: false, heading: true },
      { text: "Cook meals", bullet: true, heading: false },
    ],
  });
  expect(JSON.stringify(job)).not.toContain("11111111");
});

test("pay is the advertisement's own phrase", () => {
  expect(presentJob(row("$85k–$95k DOE"), false, ENGINE).salary_range).toBe("$85k–$95k DOE");
});

test.each([
  [120_000, 150_000, "$120,000 to $150,000 a year"],
  [120_000, 120_000, "$120,000 a year"],
  [120_000, null, "from $120,000 a year"],
  [null, 150_000, "up to $150,000 a year"],
  [null, null, ""],
])("pay without a phrase is composed: %s, %s", (salaryMin, salaryMax, text) => {
  expect(presentJob({ ...row(), salaryMin, salaryMax }, false, ENGINE).salary_range).toBe(text);
});

test("pay an hour is composed as such", () => {
  const job = row("$45.50 to $50 per hour");
  if (!job.details.salary) throw new Error("The salary was not read.");
  const details = { ...job.details, salary: { ...job.details.salary, text: "" } };
  expect(presentJob({ ...job, details }, false, ENGINE).salary_range).toBe("$45.5 to $50 an hour");
});

test("how a posting goes is told to its owner alone", () => {
  const job = { ...row(), candidatesCount: 12, applicationsCount: 3 };
  expect(presentJob(job, true, ENGINE)).toMatchObject({
    candidates_count: 12,
    applications_count: 3,
  });
  expect(presentJob(job, false, ENGINE)).toMatchObject({
    candidates_count: 0,
    applications_count: 0,
  });
});

test("what another version counted is not told as if it were counted now", () => {
  const job = { ...row(), candidatesCount: 12, countedBy: "7.1-abc" };
  expect(presentJob(job, true, ENGINE)).toMatchObject({ candidates_count: 0 });
  expect(presentPosting(job, ENGINE)).toMatchObject({ candidates_count: 0, count_state: "again" });
  expect(presentPosting({ ...job, countedBy: "" }, ENGINE).count_state).toBe("counting");
  expect(presentPosting({ ...job, countedBy: ENGINE }, ENGINE)).toMatchObject({
    candidates_count: 12,
    count_state: "counted",
  });
});

test("sums are told when one version counted all that they are made of", () => {
  const totals = { jobs: 3, active: 2, candidates: 9, applications: 1, levels: [2, 3, 4, 0] };
  const told = (...countedBy: string[]) => presentTotals({ ...totals, countedBy }, ENGINE);
  expect(told(ENGINE)).toMatchObject({ candidates: 9, count_state: "counted" });
  expect(told(ENGINE, "")).toMatchObject({ candidates: 9, count_state: "counting" });
  const again = told(ENGINE, "7.1-abc", "");
  expect(again).toMatchObject({ candidates: 0, count_state: "again" });
  expect(again.levels.map(({ count }) => count)).toEqual([0, 0, 0, 0]);
});
