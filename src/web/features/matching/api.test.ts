import { hashKey } from "@tanstack/react-query";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SearchResult } from "#contract/matching.ts";
import { createQueryClient } from "#web/lib/query.ts";
import { fetchMore, foundJobsOf, jobsQuery, stretchesOf } from "./api.ts";
import { type Choice, NO_CHOICE } from "./model/filters.ts";
import { jobMatchOf, MATCH_CUTS } from "./model/job-match.ts";
import { foundJob, JOB_ID, levelsOf, OTHER_JOB_ID, RESUME_ID } from "./testing/answers.ts";

const SEARCH = { ...NO_CHOICE, resumeId: RESUME_ID };

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
      contact: { name: "Ada Lyle", email: "ada@harrowlyle.example" },
      sourceUrl: "https://harrowlyle.example/careers",
      percent: 91,
      level: "excellent",
      confidence: "high",
      required: ["met", "part", "none"],
      preferred: ["open", "met"],
      duties: [],
      reasons: [{ requirement: "Advocacy", evidence: { line: 14, quote: "Appeared weekly" } }],
      gap: "a practising certificate",
      outside: [],
    });
  });

  it("is made from what the contract allows", () => {
    expect(SearchResult.parse(foundJob())).toEqual(foundJob());
  });
});

describe("pages of a list", () => {
  it("are one list, with a job that slid from page to page only once", () => {
    const [first, second] = [foundJob(), foundJob(OTHER_JOB_ID)];
    const found = foundJobsOf([
      { Results: [first, second], total: 3, levels: levelsOf(3, 1), engine: "17" },
      { Results: [second], total: 4, levels: levelsOf(4, 2), engine: "17" },
    ]);
    expect(found.jobs.map(({ jobId }) => jobId)).toEqual([JOB_ID, OTHER_JOB_ID]);
    expect(found).toMatchObject({ total: 4, engine: "17" });
    expect(found.levels).toMatchObject({ excellent: 4, "very-good": 2, partial: 0 });
  });

  it("are told apart by resume, choice and length, under the line that events name", () => {
    const keyOf = (choice: Partial<Choice>, pages: number) =>
      jobsQuery({ ...SEARCH, ...choice }, pages).queryKey;
    expect(keyOf({}, 1)[0]).toBe("GET /api/search");
    expect(keyOf({ filters: { state: "NSW" } }, 1)).not.toEqual(keyOf({}, 1));
    expect(keyOf({ match: "good" }, 1)).not.toEqual(keyOf({}, 1));
    expect(keyOf({ sort: "pay" }, 1)).not.toEqual(keyOf({}, 1));
    expect(keyOf({}, 2)).not.toEqual(keyOf({}, 1));
  });

  it("are found again by who asked for a list before there was anything to choose", () => {
    const early = jobsQuery({ resumeId: RESUME_ID, filters: {} }, 1).queryKey;
    expect(hashKey(jobsQuery(SEARCH, 1).queryKey)).toBe(hashKey(early));
  });
});

describe("requests for a list", () => {
  const idOf = (at: number) => `3f0d2c8e-2222-4a4a-8b8b-${String(at).padStart(12, "0")}`;
  afterEach(() => vi.unstubAllGlobals());

  /** A server with so many jobs, and what it was asked for. */
  function serverWith(jobs: { total: number }) {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (path: string) => {
      const { searchParams } = new URL(path, "http://candour.test");
      const [limit = 0, offset = 0] = ["limit", "offset"].map((name) =>
        Number(searchParams.get(name)),
      );
      asked.push(`${limit} from ${offset}`);
      const { total } = jobs;
      const Results = Array.from({ length: total }, (_, at) => foundJob(idOf(at)));
      const levels = levelsOf(total);
      return Response.json({
        ...{ total, levels, engine: "17" },
        Results: Results.slice(offset, offset + limit),
      });
    });
    return asked;
  }

  it.each([
    [{}, "least_level=Good+Match"],
    [{ match: "very-good" as const }, "match_level=Very+Good+Match"],
    [{ sort: "newest" as const }, "least_level=Good+Match&sort=newest"],
    [{ match: "partial" as const, sort: "pay" as const }, "match_level=Partial+Match&sort=pay"],
  ])("with %j ask for %j", async (choice, expected) => {
    let asked = new URLSearchParams();
    vi.stubGlobal("fetch", async (path: string) => {
      asked = new URL(path, "http://candour.test").searchParams;
      return Response.json({ Results: [], total: 0, levels: levelsOf(0), engine: "17" });
    });
    await createQueryClient().fetchQuery(jobsQuery({ ...SEARCH, ...choice }, 1));
    for (const usual of ["docId", "docType", "limit", "offset", "outside_last"])
      asked.delete(usual);
    expect(String(asked)).toBe(expected);
  });

  it.each([
    [1, ["50 from 0"]],
    [4, ["200 from 0"]],
    [5, ["200 from 0", "50 from 200"]],
    [20, [0, 200, 400, 600, 800].map((offset) => `200 from ${offset}`)],
  ])("are as few as can be for %i pages", (pages, expected) => {
    expect(stretchesOf(pages).map(({ limit, offset }) => `${limit} from ${offset}`)).toEqual(
      expected,
    );
  });

  it("end where the list ends", async () => {
    const asked = serverWith({ total: 230 });
    const found = await createQueryClient().fetchQuery(jobsQuery(SEARCH, 20));
    expect(found.jobs.map(({ jobId }) => jobId)).toEqual(
      Array.from({ length: 230 }, (_, at) => idOf(at)),
    );
    expect(asked).toEqual(["200 from 0", "200 from 200"]);
  });

  it("bring only the next page when more is asked for", async () => {
    const asked = serverWith({ total: 120 });
    const client = createQueryClient();
    await client.fetchQuery(jobsQuery(SEARCH, 1));
    await fetchMore(client, SEARCH, 1);
    const longer = await client.fetchQuery(jobsQuery(SEARCH, 2));
    expect(longer.jobs).toHaveLength(100);
    expect(longer.jobs.at(-1)?.jobId).toBe(idOf(99));
    expect(asked).toEqual(["50 from 0", "50 from 50"]);
  });

  it("bring all again when the list has changed meanwhile", async () => {
    const jobs = { total: 120 };
    const asked = serverWith(jobs);
    const client = createQueryClient();
    await client.fetchQuery(jobsQuery(SEARCH, 1));
    jobs.total = 119;
    await fetchMore(client, SEARCH, 1);
    expect((await client.fetchQuery(jobsQuery(SEARCH, 2))).total).toBe(119);
    expect(asked).toEqual(["50 from 0", "50 from 50", "100 from 0"]);
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
