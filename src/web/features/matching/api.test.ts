import { describe, expect, it } from "vitest";
import { SearchResult } from "#contract/matching.ts";
import { createQueryClient } from "#web/lib/query.ts";
import { foundJobsOf, jobsQuery } from "./api.ts";
import { jobMatchOf, MATCH_CUTS } from "./model/job-match.ts";
import { foundJob, JOB_ID, OTHER_JOB_ID, RESUME_ID } from "./testing/answers.ts";

describe("a search result as a card has it", () => {
  it("is plain values under plain names", () => {
    const card = jobMatchOf(foundJob());
    expect(card).toEqual({
      jobId: JOB_ID,
      title: "Employment Lawyer",
      company: "Harrow & Lyle",
      place: "Sydney NSW",
      pay: "$125,000 to $145,000",
      employmentType: "full-time",
      postedAt: "2026-03-08T01:00:00.000Z",
      percent: 91,
      level: "excellent",
      confidence: "high",
      required: ["met", "part", "none"],
      preferred: ["none", "met"],
      reasons: [{ requirement: "Advocacy", evidence: { line: 14, quote: "Appeared weekly" } }],
      gap: "a practising certificate",
    });
  });

  it("is made from what the contract allows", () => {
    expect(SearchResult.parse(foundJob())).toEqual(foundJob());
  });

  it.each([
    ["Excellent Match", "excellent"],
    ["Very Good Match", "very-good"],
    ["Good Match", "good"],
    ["Partial Match", "partial"],
    ["Some Match of tomorrow", "partial"],
  ])("%s is %s", (level, name) => {
    const result = foundJob();
    expect(jobMatchOf({ ...result, match: { ...result.match, level } }).level).toBe(name);
  });
});

describe("pages of a list", () => {
  it("are one list, with a job that slid from page to page only once", () => {
    const [first, second] = [foundJob(), foundJob(OTHER_JOB_ID)];
    const found = foundJobsOf([
      { Results: [first, second], total: 3, engine: "17" },
      { Results: [second], total: 4, engine: "17" },
    ]);
    expect(found.jobs.map(({ jobId }) => jobId)).toEqual([JOB_ID, OTHER_JOB_ID]);
    expect(found).toMatchObject({ total: 4, engine: "17" });
  });

  it("are told apart by resume, filters and length, under the line that events name", () => {
    const client = createQueryClient();
    const keyOf = (filters: object, pages: number) =>
      jobsQuery(client, { resumeId: RESUME_ID, filters }, pages).queryKey;
    expect(keyOf({}, 1)[0]).toBe("GET /api/search");
    expect(keyOf({ state: "NSW" }, 1)).not.toEqual(keyOf({}, 1));
    expect(keyOf({}, 2)).not.toEqual(keyOf({}, 1));
  });
});

it("the ruler is cut where the levels are", () => {
  expect(MATCH_CUTS.map(({ at, word }) => `${word} ${at}`)).toEqual([
    "Partial 40",
    "Good 65",
    "Very Good 75",
    "Excellent 85",
  ]);
});
