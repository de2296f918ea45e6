import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { SEEK_SENTENCES } from "#contract/seek.ts";
import { SEEK_DEFAULTS } from "#contract/seek-rules.ts";
import type { Browser } from "#test/support/browser.ts";
import { ADMIN_ENV, signedInAdmin } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { BOARD_HOST, type SmallBoard, startSmallBoard } from "./testing/small-board.ts";

const BASE = "/api/admin/seek-scraper";
const ENV = { ...ADMIN_ENV, SCRAPE_INTERVAL_MS: "0", SEEK_BASE_URL: `https://${BOARD_HOST}` };
const GOOD = { ...SEEK_DEFAULTS, keywords: ["lawyer"], location: "Sydney NSW" };

let board: SmallBoard;
let app: TestApp;
let admin: Browser;
beforeAll(async () => {
  board = await startSmallBoard();
  app = await startTestApp({ env: { ...ENV, FETCH_TEST_HOSTS: board.hosts } });
  admin = (await signedInAdmin(app)).browser;
});
afterAll(async () => {
  await app?.end();
  board?.stop();
});
beforeEach(() => {
  board.pages.clear();
  board.asked.length = 0;
});

const post = (change: object = {}) => admin.post(`${BASE}/run`, { ...GOOD, ...change });
const run = async (change: object = {}) => (await post(change)).json();
const detailsOf = async (id: string) => (await admin.get(`${BASE}/runs/${id}`)).json();
const partsOf = async (id: string): Promise<{ name: string; status: string; error: string }[]> =>
  (await detailsOf(id)).parts;
const pending = async (): Promise<{ title: string }[]> =>
  (await (await admin.get("/api/admin/jobs/pending")).json()).jobs;
const searchPages = () => board.asked.filter((path) => path.includes("-jobs/"));
const jobPages = () => board.asked.filter((path) => path.startsWith("/job/"));

describe("a run", () => {
  test("brings each job into the review queue once, with what the board says of it", async () => {
    board.list("lawyer", [
      [
        { id: "11", title: "Property Lawyer", company: "Harrow Finch", salary: "$110k - $130k" },
        { id: "12", title: "Legal Intern" },
      ],
      [{ id: "13", title: "Leasing Lawyer", company: "Ostler Grey", text: LEASING }],
    ]);
    board.list("legal-counsel", [[{ id: "13", title: "Leasing Lawyer", company: "Ostler Grey" }]]);
    const result = await run({ keywords: ["lawyer", "Legal Counsel"], exclude_words: ["intern"] });
    expect(result).toMatchObject({ success: true, jobs_found: 2, jobs_saved: 2, error: "" });
    expect(await pending()).toContainEqual(
      expect.objectContaining({
        title: "Property Lawyer",
        law_firm_name: "Harrow Finch",
        source: "seek",
        source_url: `https://${BOARD_HOST}/job/11`,
        location: "Parramatta, Sydney NSW",
        job_type: "full-time",
        practice_area: "Property Law",
        salary_range: "$110k - $130k",
      }),
    );
    expect(searchPages()).toEqual([
      "/lawyer-jobs/in-All-Sydney-NSW?page=1",
      "/lawyer-jobs/in-All-Sydney-NSW?page=2",
      "/legal-counsel-jobs/in-All-Sydney-NSW?page=1",
    ]);
    expect(jobPages()).toEqual(["/job/11", "/job/13"]);
    const { run: record, parts } = await detailsOf(result.run_id);
    expect(record).toMatchObject({ status: "completed", jobs_found: 2, jobs_new: 2, total: 2 });
    expect(parts).toMatchObject([
      {
        name: "lawyer",
        url: `https://${BOARD_HOST}/lawyer-jobs/in-All-Sydney-NSW?page=1&daterange=31&sortmode=KeywordRelevance`,
        status: "completed",
        pages: 2,
        jobs_new: 2,
      },
      { name: "Legal Counsel", status: "completed", pages: 1, jobs_new: 0 },
    ]);
  });

  test("for the second time saves nothing more", async () => {
    board.list("again", [[{ id: "21", title: "Family Lawyer", text: FAMILY }]]);
    expect(await run({ keywords: ["again"] })).toMatchObject({ jobs_found: 1, jobs_saved: 1 });
    expect(await run({ keywords: ["again"] })).toMatchObject({ jobs_found: 1, jobs_saved: 0 });
    const { stats } = await (await admin.get(`${BASE}/stats`)).json();
    expect(stats.recent_runs[0]).toMatchObject({ keywords: ["again"], jobs_new: 0 });
  });

  test("ends with the pages, whatever number the board claims", async () => {
    const jobs = [{ id: "31", title: "Tax Lawyer" }];
    board.list("repeating", [jobs], { claimsPages: 9, repeatsLast: true });
    board.list("emptying", [jobs], { claimsPages: 9 });
    await run({ keywords: ["repeating", "emptying"], max_pages: 5 });
    expect(searchPages()).toHaveLength(4);
    expect(jobPages()).toEqual(["/job/31"]);
  });

  test("asks for no more pages than it may", async () => {
    board.list(
      "long",
      [[], [], [], []].map((_, at) => [{ id: `4${at}`, title: "Counsel" }]),
    );
    await run({ keywords: ["long"], max_pages: 2 });
    expect(searchPages()).toHaveLength(2);
  });

  test("reads the cards where the state is broken, of both kinds", async () => {
    const jobs = [
      { id: "51", title: "Tram Lawyer", workType: "Contract/Temp" },
      { id: "52", title: "Bus Lawyer", workType: "Full time" },
    ];
    board.list("cards", [jobs], { isStateBroken: true });
    const result = await run({ keywords: ["cards"], job_type: "full-time" });
    expect(result).toMatchObject({ success: true, jobs_found: 1 });
    expect(jobPages()).toEqual(["/job/51", "/job/52"]);
  });

  test("goes on past a job that cannot be opened, and says so", async () => {
    board.list("gaps", [
      [
        { id: "61", title: "Gone Lawyer" },
        { id: "62", title: "Broken Lawyer" },
        { id: "63", title: "Wine Lawyer", text: WINE },
      ],
    ]);
    board.pages.set("/job/61", 404);
    board.pages.set("/job/62", 500);
    const result = await run({ keywords: ["gaps"] });
    expect(result).toMatchObject({ success: true, jobs_saved: 1 });
    const [part] = await partsOf(result.run_id);
    expect(part?.error).toMatch(/^1 job could not be opened\. .*500/);
  });
});

test("a keyword that cannot be searched for does not keep the next from being, whichever is first", async () => {
  board.list("harbour", [[{ id: "66", title: "Harbour Lawyer", text: HARBOUR }]]);
  for (const keywords of [
    ["c++ / x", "harbour"],
    ["harbour", "c++ / x"],
  ]) {
    board.asked.length = 0;
    const result = await run({ keywords });
    expect(result).toMatchObject({
      success: true,
      jobs_found: 1,
      error: "1 of 2 keywords could not be searched for.",
    });
    expect(board.asked.filter((path) => path.startsWith("/jobs/"))).toHaveLength(1);
    const failed = (await partsOf(result.run_id)).filter(({ status }) => status === "failed");
    expect(failed).toMatchObject([
      { name: "c++ / x", error: "The board has no page for this search." },
    ]);
  }
});

test("a keyword of which no job can be opened has failed", async () => {
  board.list("shut", [[{ id: "65", title: "Shut Lawyer" }]]);
  board.pages.set("/job/65", 500);
  const result = await run({ keywords: ["shut"] });
  expect(result).toMatchObject({ success: false, jobs_found: 0 });
  expect(result.error).toMatch(/^1 job could not be opened\. .*500/);
});

describe("a board that refuses", () => {
  test("at once ends the run with the reason", async () => {
    board.pages.set("/lawyer-jobs/in-All-Sydney-NSW?page=1", 403);
    expect(await run()).toMatchObject({
      success: false,
      error: "The board refused to show the page (403).",
      running: false,
    });
  });

  test("later is not asked again, for no keyword", async () => {
    board.list("first", [[{ id: "71", title: "Rail Lawyer", text: RAIL }]]);
    board.pages.set("/second-jobs/in-All-Sydney-NSW?page=1", 403);
    const result = await run({ keywords: ["first", "second", "third"] });
    expect(result).toMatchObject({ success: true, jobs_saved: 1 });
    const refused = {
      status: "failed",
      error: "The board refused to show the page (403).",
    };
    expect(await partsOf(result.run_id)).toMatchObject([
      { name: "first", status: "completed" },
      { name: "second", ...refused },
      { name: "third", ...refused },
    ]);
    expect(board.asked.some((path) => path.startsWith("/third"))).toBe(false);
  });
});

describe("while a run is under way", () => {
  test("another is refused, and leaving the page does not stop the first", async () => {
    const path = "/slow-jobs/in-All-Sydney-NSW?page=1";
    board.list("slow", [[{ id: "81", title: "Mining Lawyer", text: MINING }]]);
    const release = board.hold(path);
    const leaving = new AbortController();
    const left = admin
      .request(`${BASE}/run`, {
        method: "POST",
        headers: { origin: app.url, "content-type": "application/json" },
        body: JSON.stringify({ ...GOOD, keywords: ["slow"] }),
        signal: leaving.signal,
      })
      .catch((error: Error) => error.name);
    await vi.waitFor(() => expect(board.asked).toContain(path), 10_000);
    const other = await post({ keywords: ["other"] });
    expect([other.status, (await other.json()).error]).toEqual([
      409,
      SEEK_SENTENCES.alreadyRunning,
    ]);
    leaving.abort();
    expect(await left).toBe("AbortError");
    release();
    await vi.waitFor(
      async () =>
        expect(await pending()).toContainEqual(expect.objectContaining({ title: "Mining Lawyer" })),
      10_000,
    );
  });
});

/** Texts of their own, so that none is taken for another's copy. */
const LEASING =
  "Retail leases in three shopping centres, with a registry that answers the telephone.";
const FAMILY = "Parenting matters before the court in Parramatta, and consent orders that hold.";
const WINE = "Water licences, growers and cellar doors: contracts of a valley, read closely.";
const HARBOUR =
  "Charter parties, tugs and a pilot's licence, with one appearance a month in the port.";
const RAIL = "Access agreements, level crossings and a tender for rolling stock every other year.";
const MINING = "Tenements, native title and royalties for two small companies in the west.";
