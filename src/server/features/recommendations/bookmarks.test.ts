import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { BOOKMARKS_AT_MOST } from "#contract/recommendations.ts";
import { createBrowser } from "#test/support/browser.ts";
import { addJob } from "#test/support/market.ts";
import { type Person, signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { recommendationsPersonalData } from "./personal-data.ts";

let app: TestApp;
let me: Person;
let now = new Date("2026-11-15T01:00:00Z");
beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
});
afterAll(() => app?.end());

const PATH = "/api/candidate/bookmarks";
const SAVED = { success: true, message: "Job bookmarked", isBookmarked: true };
const LET_GO = { success: true, message: "Job removed from bookmarks", isBookmarked: false };
const mark = (jobDocumentId: string, isBookmarked: boolean, { browser } = me) =>
  browser.post(PATH, { jobDocumentId, isBookmarked });
const save = (id: string, person = me) => mark(id, true, person);
const letGo = (id: string, person = me) => mark(id, false, person);
const list = async ({ browser } = me) => (await browser.get(PATH)).json();
const idsOf = async (person = me) =>
  (await list(person)).bookmarks.map((one: { jobDocumentId: string }) => one.jobDocumentId);
const setStatus = (id: string, status: string) =>
  app.platform.database.query("update jobs set status = $2 where id = $1", [id, status]);

test("I save jobs, the latest first, and nobody else sees them", async () => {
  me = await signedIn(app);
  const first = await addJob(app, { location: "Sydney NSW", salaryText: "$110,000 - $130,000" });
  const second = await addJob(app, { title: "Workplace Relations Associate" });
  expect(await (await save(first.id)).json()).toEqual(SAVED);
  now = new Date(now.getTime() + 1000);
  expect(await (await save(second.id)).json()).toEqual(SAVED);
  const { bookmarks, total } = await list();
  expect(total).toBe(2);
  expect(bookmarks).toMatchObject([
    { jobDocumentId: second.id, title: "Workplace Relations Associate" },
    {
      jobDocumentId: first.id,
      title: "Employment Lawyer",
      company: "Marlowe Strand",
      location: "Sydney NSW",
      salary_range: "$110,000 - $130,000",
      is_closed: false,
      saved_at: "2026-11-15T01:00:00.000Z",
    },
  ]);
  expect(await list(await signedIn(app))).toEqual({ bookmarks: [], total: 0 });
});

test("saving twice is one, where it was; letting go twice is fine", async () => {
  me = await signedIn(app);
  const [early, late] = [await addJob(app), await addJob(app)];
  await save(early.id);
  now = new Date(now.getTime() + 1000);
  await save(late.id);
  now = new Date(now.getTime() + 1000);
  for (const answer of await Promise.all([save(early.id), save(early.id), save(early.id)]))
    expect(await answer.json()).toEqual(SAVED);
  expect(await idsOf()).toEqual([late.id, early.id]);

  const neighbour = await signedIn(app);
  await save(early.id, neighbour);
  for (let twice = 0; twice < 2; twice++)
    expect(await (await letGo(early.id)).json()).toEqual(LET_GO);
  expect(await (await letGo(randomUUID())).json()).toEqual(LET_GO);
  expect(await idsOf()).toEqual([late.id]);
  expect(await idsOf(neighbour)).toEqual([early.id]);
});

test("a job that closes stays in the list and says so; one that is deleted disappears", async () => {
  me = await signedIn(app);
  const [closing, going] = [await addJob(app), await addJob(app)];
  for (const { id } of [closing, going]) await save(id);
  await setStatus(closing.id, "closed");
  await app.platform.database.query("delete from jobs where id = $1", [going.id]);
  const { bookmarks, total } = await list();
  expect(total).toBe(1);
  expect(bookmarks).toMatchObject([{ jobDocumentId: closing.id, is_closed: true }]);
  expect((await letGo(closing.id)).status).toBe(200);
  expect(await idsOf()).toEqual([]);
});

test("only a job that is there and open can be saved", async () => {
  me = await signedIn(app);
  const [draft, closed] = [await addJob(app, { status: "draft" }), await addJob(app)];
  await setStatus(closed.id, "closed");
  for (const id of [randomUUID(), draft.id, closed.id]) {
    const answer = await save(id);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ message: "Job posting not found" });
  }
  expect((await save("nonsense")).status).toBe(400);
  expect(await idsOf()).toEqual([]);
});

test("a full list takes no more, not even from two windows at once, until I let one go", async () => {
  me = await signedIn(app);
  const { database } = app.platform;
  const model = await addJob(app);
  const copied = await database.query(
    `with copies as (
       insert into jobs (source, status, title, company, details, lines, posted_at)
       select source, status, title, company, details, lines, posted_at
       from jobs, generate_series(1, $2) where id = $1 returning id)
     insert into bookmarked_jobs (account_id, job_id, saved_at)
     select $3, id, $4 from copies returning job_id`,
    [model.id, BOOKMARKS_AT_MOST - 1, me.id, new Date(now.getTime() - 1000)],
  );
  const others = [await addJob(app), await addJob(app), await addJob(app), await addJob(app)];
  const answers = await Promise.all(others.map(({ id }) => save(id)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(await refused?.json()).toMatchObject({
    message: "You have saved as many jobs as fit. Let one go first.",
  });
  expect(await list()).toMatchObject({ total: BOOKMARKS_AT_MOST });

  expect((await save(copied.rows[0].job_id)).status, "saved already").toBe(200);
  await letGo(copied.rows[0].job_id);
  now = new Date(now.getTime() + 1000);
  expect((await save(model.id)).status).toBe(200);
  expect((await idsOf())[0]).toBe(model.id);
});

test("my other windows look again when the list has changed, and only then", async () => {
  me = await signedIn(app);
  const { id } = await addJob(app);
  const { listener, database } = app.platform;
  const heard: string[] = [];
  const off = listener.on("candour_events", (payload) => heard.push(payload));
  for (const marked of [true, true, false, false]) await mark(id, marked);
  // To nobody: when this one is there, all before it are.
  const last = JSON.stringify({ audience: "nobody", topic: "GET /last" });
  await database.query("select pg_notify('candour_events', $1)", [last]);
  await vi.waitFor(() => expect(heard).toContain(last), 10_000);
  off();
  const audience = `account:${me.id}`;
  const changed = [
    { audience, topic: "GET /api/candidate/bookmarks" },
    { audience, topic: "GET /api/applications" },
  ];
  expect(heard.slice(0, -1).map((one) => JSON.parse(one))).toEqual([...changed, ...changed]);
});

test("only candidates save jobs", async () => {
  const { id } = await addJob(app);
  const recruiter = await signedIn(app, { recruiter: true });
  const visitor = { ...recruiter, browser: createBrowser(app.url) };
  expect((await save(id, recruiter)).status).toBe(403);
  expect((await recruiter.browser.get(PATH)).status).toBe(403);
  expect((await save(id, visitor)).status).toBe(401);
  expect((await visitor.browser.get(PATH)).status).toBe(401);
});

test("I take my saved jobs along, and they are forgotten with my data", async () => {
  me = await signedIn(app);
  const neighbour = await signedIn(app);
  const { id } = await addJob(app);
  for (const person of [me, neighbour]) await save(id, person);
  const exported = async () =>
    (await recommendationsPersonalData.export(app.platform.database, me.id)).records.savedJobs;
  expect(await exported()).toEqual([{ jobId: id, savedAt: now }]);
  await app.platform.database.transaction((tx) => recommendationsPersonalData.erase(tx, me.id));
  expect(await exported()).toEqual([]);
  expect(await idsOf(neighbour)).toEqual([id]);
});
