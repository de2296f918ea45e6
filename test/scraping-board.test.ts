import { afterEach, beforeEach, expect, test } from "vitest";
import { SEEK_SENTENCES } from "#contract/seek.ts";
import { SEEK_TEMPLATES } from "#contract/seek-rules.ts";
import type { Browser } from "./support/browser.ts";
import { ADMIN_ENV, signedInAdmin } from "./support/people.ts";
import { againstRobots, shortestGap } from "./support/replica/manners.ts";
import { answered, type Operator, operate } from "./support/replica/operate.ts";
import { type Replica, startReplica } from "./support/replica/start-replica.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

/** The job board, from a template of the console to jobs that wait for a review. */
const INTERVAL_MS = 20;
const CLOSE_MS = 10;
const HOST = "www.board.example";
const SHARED = "Banking and Finance Lawyer";
const TEMPLATE = SEEK_TEMPLATES.find(({ name }) => name === "legal-sydney")?.config;

interface Result {
  readonly success: boolean;
  readonly jobs_found: number;
  readonly jobs_saved: number;
  readonly error: string;
  readonly run_id: string;
}

let replica: Replica;
let app: TestApp;
let browser: Browser;
let operator: Operator;

async function begin(env: Record<string, string> = {}) {
  const interval = { SCRAPE_INTERVAL_MS: String(INTERVAL_MS) };
  app = await startTestApp({ env: { ...ADMIN_ENV, ...replica.env, ...interval, ...env } });
  browser = (await signedInAdmin(app)).browser;
  operator = operate(browser);
}
const search = (config: object = {}) =>
  answered<Result>(browser.post("/api/admin/seek-scraper/run", { ...TEMPLATE, ...config }));
const boardRequests = () => replica.requests().filter(({ host }) => host === HOST);

beforeEach(async () => {
  replica = await startReplica();
});
afterEach(async () => {
  await app.end();
  await replica.stop();
});

test("a template finds what is wanted, once each, with manners; a second time nothing is new", {
  timeout: 180_000,
}, async () => {
  await begin();
  replica.board.busy(1);
  const { wanted } = replica.board;
  const result = await search();
  const { length } = wanted;
  expect(result).toMatchObject({
    success: true,
    error: "",
    jobs_found: length,
    jobs_saved: length,
  });
  const names = (rows: readonly { title: string; company: string }[]) =>
    rows.map(({ title, company }) => `${title}, ${company}`).sort();
  const queue = await operator.queue();
  expect(
    names(queue.map(({ title, law_firm_name }) => ({ title, company: law_firm_name }))),
  ).toEqual(names(wanted));
  expect(queue.every(({ source_url }) => /\/job\/\d+$/.test(source_url))).toBe(true);

  expect(againstRobots(boardRequests(), replica.robotsOf)).toEqual([]);
  expect(shortestGap(boardRequests(), HOST)).toBeGreaterThanOrEqual(INTERVAL_MS - CLOSE_MS);

  const again = await search();
  expect(again).toMatchObject({ success: true, jobs_saved: 0, jobs_found: length });
  const { stats } = await answered<{ stats: object }>(browser.get("/api/admin/seek-scraper/stats"));
  expect(stats).toMatchObject({ total_runs: 2, successful_runs: 2 });
});

test("an ad that the firm has on its own website is not queued a second time", async () => {
  await begin();
  await operator.addFirms(replica.firms.filter(({ name }) => name === "Linden Marsh Lawyers"));
  await operator.ended(await operator.start("run"));
  const result = await search({ keywords: ["banking"] });
  expect(result).toMatchObject({ success: true, jobs_found: 1, jobs_saved: 0 });
  const queue = await operator.queue();
  expect(queue.filter(({ title }) => title === SHARED)).toHaveLength(1);
});

test("where robots.txt forbids, the run fails with that reason and nothing else is asked", async () => {
  await begin();
  replica.board.robots("disallow");
  const result = await search();
  expect(result).toMatchObject({ success: false, error: SEEK_SENTENCES.disallowed(HOST) });
  expect(new Set(boardRequests().map(({ path }) => path))).toEqual(new Set(["/robots.txt"]));
});

test("with the board's written permission on record it is read all the same", async () => {
  await begin({ SEEK_PERMISSION: "Letter of 3 March, signed by the board" });
  replica.board.robots("disallow");
  const result = await search({ keywords: ["barrister"] });
  expect(result).toMatchObject({ success: true, jobs_found: 3, jobs_saved: 3 });
});

test("a board that refuses is not asked again and again", async () => {
  await begin();
  replica.board.forbid(true);
  const result = await search();
  expect(result.success).toBe(false);
  expect(result.error).toContain("403");
  const pages = boardRequests().filter(({ path }) => path !== "/robots.txt");
  expect(pages.length).toBeLessThanOrEqual(TEMPLATE?.keywords.length ?? 0);
});
