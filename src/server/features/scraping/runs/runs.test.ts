import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { SCRAPING_SENTENCES } from "#contract/scraping.ts";
import { adOf, type SmallFirms, startSmallFirms } from "#test/support/small-firms.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { page } from "../crawl-limits/testing/listening-sites.ts";

/** One process that only answers, and workers beside it, as a test wants them. */
let firms: SmallFirms;
let firmId: string;
const workers: TestApp[] = [];
const HOST = "harrow.example";
const JOBS = { "/1": "Banking Solicitor", "/2": "Planning Counsel", "/3": "Wills Paralegal" };
const LONG = { timeout: 60_000 };

beforeAll(async () => {
  firms = await startSmallFirms([HOST], { ROLES: "web" });
  firmId = await firms.addFirm({ name: "Harrow", website_url: `https://${HOST}` });
});
afterEach(async () => {
  letGo();
  for (const worker of workers.splice(0)) await worker.end();
});
afterAll(() => firms.end());

async function startWorker(): Promise<TestApp> {
  const worker = await startTestApp({ env: { ...firms.env, ROLES: "worker" }, beside: firms.app });
  workers.push(worker);
  return worker;
}

/** The website does not answer for the second job until it is let go. */
let letGo: () => void = () => {};
function holdSecond(): void {
  firms.publish(HOST, JOBS);
  firms.sites.asked.length = 0;
  let isHeld = true;
  const held: (() => void)[] = [];
  firms.sites.answers[`${HOST}/2`] = (response, times) => {
    const answer = () => page(adOf(JOBS["/2"]))(response, times);
    if (isHeld) held.push(answer);
    else answer();
  };
  letGo = () => {
    isHeld = false;
    for (const answer of held.splice(0)) answer();
  };
}

const asked = (path: string) => firms.sites.whats(HOST).filter((what) => what === HOST + path);
const atSecond = () =>
  vi.waitFor(() => expect(asked("/2").length).toBeGreaterThan(0), { timeout: 20_000 });
const query = (text: string, values: unknown[]) =>
  firms.app.testDatabase.database.query(text, values);

test("one of a kind at a time; a stop ends it and keeps what was found", LONG, async () => {
  holdSecond();
  await startWorker();
  const id = await firms.run([firmId]);
  await atSecond();
  const second = await firms.admin.post("/api/admin/scraping/run", {});
  expect(second.status).toBe(409);
  expect(await second.json()).toMatchObject({ message: SCRAPING_SENTENCES.alreadyRunning });

  const stop = await firms.admin.post(`/api/admin/scraping/runs/${id}/stop`);
  expect(await stop.json()).toEqual({ success: true, message: SCRAPING_SENTENCES.stopped });
  const { run, parts } = await firms.ended(id);
  expect(run).toMatchObject({ status: "stopped", jobs_new: 1, done: 0, total: 1 });
  expect(run.completed_at).not.toBeNull();
  expect(parts).toMatchObject([{ status: "waiting", jobs_new: 1 }]);
  expect((await firms.pending()).map(({ title }) => title)).toEqual([JOBS["/1"]]);
  expect(asked("/3")).toEqual([]);

  const again = await firms.admin.post(`/api/admin/scraping/runs/${id}/stop`);
  expect(again.status).toBe(409);
  const { rows } = await query(
    "select action from audit_trail where subject_id = $1 order by action",
    [id],
  );
  expect(rows.map(({ action }) => action)).toEqual(["run.started", "run.stopped"]);
});

test("a run that nobody has begun yet is stopped at once", async () => {
  const id = await firms.run([firmId]);
  await firms.admin.post(`/api/admin/scraping/runs/${id}/stop`);
  expect((await firms.look(id)).run).toMatchObject({ status: "stopped", done: 0 });
});

test(
  "a worker that was taken for dead stops; another goes on and reads nothing again",
  LONG,
  async () => {
    holdSecond();
    await startWorker();
    await startWorker();
    const id = await firms.run([firmId]);
    await atSecond();
    // No sign of life for as long as a lease lasts, in the database's clock.
    await query(
      "update scrape_runs set worker = gen_random_uuid(), worker_until = now() where id = $1",
      [id],
    );
    await vi.waitFor(() => expect(asked("/2")).toHaveLength(2), { timeout: 20_000 });
    letGo();
    const { run, parts } = await firms.ended(id);
    expect(run).toMatchObject({ status: "completed", jobs_found: 3, error: "" });
    expect(parts).toMatchObject([{ status: "completed", jobs_found: 3 }]);
    expect(asked("/1")).toHaveLength(1);
    expect(asked("/3")).toHaveLength(1);
    const { rows } = await query("select count(*)::int as jobs from scraped_jobs", []);
    expect(rows[0].jobs).toBe(3);
  },
);

test("a process that stops gives its run back, and another goes on", LONG, async () => {
  holdSecond();
  const leaving = await startWorker();
  const id = await firms.run([firmId]);
  await atSecond();
  workers.length = 0;
  await leaving.end();
  const { rows } = await query("select status, worker from scrape_runs where id = $1", [id]);
  expect(rows).toEqual([{ status: "running", worker: null }]);
  letGo();
  await startWorker();
  expect((await firms.ended(id)).run).toMatchObject({ status: "completed", jobs_found: 3 });
  expect(asked("/1")).toHaveLength(1);
});

test("who looks on hears that a run goes on", LONG, async () => {
  firms.publish(HOST, JOBS);
  firms.sites.answers[`${HOST}/2`] = page(adOf(JOBS["/2"]));
  const stop = new AbortController();
  const stream = await firms.admin.request("/api/events", { signal: stop.signal });
  const topics: string[] = [];
  const reading = (async () => {
    for await (const chunk of stream.body ?? []) topics.push(Buffer.from(chunk).toString());
  })().catch(() => {});
  await startWorker();
  await firms.ended(await firms.run([firmId]));
  await vi.waitFor(() => {
    expect(topics.join("")).toContain("GET /api/admin/scraping/runs/:id");
    expect(topics.join("")).toContain("GET /api/admin/dashboard/stats");
    expect(topics.join("")).toContain('"GET /api/admin/law-firms"');
  });
  stop.abort();
  await reading;
});
