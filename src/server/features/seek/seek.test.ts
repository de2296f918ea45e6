import { beforeAll, describe, expect, test } from "vitest";
import { SEEK_SENTENCES } from "#contract/seek.ts";
import { SEEK_DEFAULTS, SEEK_RULES, SEEK_TEMPLATES } from "#contract/seek-rules.ts";
import type { Browser } from "#test/support/browser.ts";
import { signedInAdmin } from "#test/support/people.ts";
import { sharedTestApp, type TestApp } from "#test/support/test-app.ts";

/** Without a board: SEEK_BASE_URL is not set. */
const BASE = "/api/admin/seek-scraper";
const GOOD = { ...SEEK_DEFAULTS, keywords: ["lawyer"], location: "Sydney NSW" };

let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  app = await sharedTestApp();
  admin = (await signedInAdmin(app)).browser;
});

const run = (change: object = {}) => admin.post(`${BASE}/run`, { ...GOOD, ...change });
const read = async (path: string) => (await admin.get(`${BASE}${path}`)).json();

describe("before a run", () => {
  test("the console starts with a configuration that could be run", async () => {
    expect(await read("/config")).toEqual({ config: GOOD });
  });

  test("every template's place is offered", async () => {
    const { locations } = await read("/locations");
    const names = locations.map(({ name }: { name: string }) => name);
    for (const { config } of SEEK_TEMPLATES) expect(names).toContain(config.location);
    expect(locations).toContainEqual({ name: "Sydney NSW", slug: "All-Sydney-NSW" });
  });
});

describe("a configuration that cannot be run", () => {
  test.each([
    [{ keywords: [] }, SEEK_RULES.keywordsRequired],
    [{ location: "" }, SEEK_RULES.locationRequired],
    [{ location: "Atlantis" }, SEEK_RULES.locationUnknown],
    [{ max_pages: 11 }, SEEK_RULES.maxPages],
    [{ salary_min: -1 }, SEEK_RULES.salaryMinNegative],
    [{ salary_max: -1 }, SEEK_RULES.salaryMaxNegative],
    [{ salary_min: 2, salary_max: 1 }, SEEK_RULES.salaryOrder],
    [{ job_type: "freelance" }, SEEK_RULES.jobType],
    [{ experience: "wizard" }, SEEK_RULES.experience],
    [{ sort_by: "colour" }, SEEK_RULES.sortBy],
    [{ date_posted: "yesterday" }, SEEK_RULES.datePosted],
  ])("%o: %s", async (change, sentence) => {
    const answer = await run(change);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: sentence, errors: [sentence] });
  });

  test("is told everything at once, and is not on record", async () => {
    const answer = await run({ keywords: [" "], location: "", max_pages: 0, sort_by: "x" });
    const errors = [
      SEEK_RULES.keywordsRequired,
      SEEK_RULES.locationRequired,
      SEEK_RULES.maxPages,
      SEEK_RULES.sortBy,
    ];
    expect(await answer.json()).toMatchObject({ error: errors.join("; "), errors });
    expect((await read("/stats")).stats.total_runs).toBe(0);
  });

  test("of another form is told everything in the same words", async () => {
    const answer = await run({
      keywords: null,
      location: 7,
      max_pages: "3",
      salary_min: "100",
      job_type: ["full-time"],
      experience: {},
      sort_by: 1,
      date_posted: true,
    });
    expect(answer.status).toBe(400);
    const errors = [
      SEEK_RULES.keywordsRequired,
      SEEK_RULES.locationUnknown,
      SEEK_RULES.maxPages,
      SEEK_RULES.salaryUnreadable,
      SEEK_RULES.jobType,
      SEEK_RULES.experience,
      SEEK_RULES.sortBy,
      SEEK_RULES.datePosted,
    ];
    expect(await answer.json()).toMatchObject({ error: errors.join("; "), errors });
  });

  test.each([
    [{ keywords: "lawyer" }, SEEK_RULES.keywordsRequired],
    [{ keywords: [7] }, SEEK_RULES.keywordsRequired],
    [{ location: null }, SEEK_RULES.locationRequired],
    [{ max_pages: null }, SEEK_RULES.maxPages],
    [{ salary_max: false }, SEEK_RULES.salaryUnreadable],
  ])("%o: %s", async (change, sentence) => {
    const answer = await run(change);
    expect([answer.status, (await answer.json()).errors]).toEqual([400, [sentence]]);
  });
});

test("without a board nothing is asked, and the run is on record as failed", async () => {
  const answer = await run({ salary_min: "", salary_max: "", location: "sydney nsw" });
  expect(answer.status).toBe(200);
  const { run_id, ...result } = await answer.json();
  expect(result).toEqual({
    success: false,
    jobs_found: 0,
    jobs_saved: 0,
    error: SEEK_SENTENCES.notConfigured,
    running: false,
  });
  const { stats } = await read("/stats");
  expect(stats).toMatchObject({ total_runs: 1, successful_runs: 0, total_jobs: 0 });
  expect(stats.recent_runs).toEqual([
    expect.objectContaining({
      id: run_id,
      status: "failed",
      run_type: "seek",
      keywords: ["lawyer"],
      location: "Sydney NSW",
      error: SEEK_SENTENCES.notConfigured,
    }),
  ]);
  const details = await read(`/runs/${run_id}`);
  expect(details).toMatchObject({ run: stats.recent_runs[0], config: GOOD, parts: [] });
});

test("a run that is not there is not found", async () => {
  const answer = await admin.get(`${BASE}/runs/00000000-0000-4000-8000-000000000000`);
  expect(answer.status).toBe(404);
  expect((await answer.json()).error).toBe(SEEK_SENTENCES.runNotFound);
});
