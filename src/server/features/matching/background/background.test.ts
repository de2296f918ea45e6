import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod";
import { defineJob } from "#server/platform/jobs/job.ts";
import {
  addCandidate,
  addJob,
  type Candidate,
  EMPLOYMENT_AD,
  insertJob,
  untilReady,
} from "#test/support/market.ts";
import { type Person, signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { createTestDatabase, type TestDatabase } from "#test/support/test-database.ts";
import { uploaded } from "#test/support/uploads.ts";
import type { JobRow } from "../../postings/service.ts";
import { createProfileService } from "../../profiles/service.ts";
import { removeOld, removeOldProfiles } from "./background-repository.ts";

const PATIENCE = { timeout: 20_000 };
const HOUR_MS = 3_600_000;

describe("a new job", () => {
  let app: TestApp;
  let now = new Date();
  let mei: Candidate;
  let cook: Candidate;
  let recruiter: Person;
  let posting: JobRow;
  beforeAll(async () => {
    app = await startTestApp({ clock: () => now });
    recruiter = await signedIn(app, { recruiter: true });
    const { database } = app.platform;
    const own = await uploaded(recruiter.browser);
    await createProfileService(app.platform).setCurrent(database, recruiter.id, own);
    mei = await addCandidate(app);
    cook = await addCandidate(app, { text: COOK });
    posting = await addJob(app, { ownerId: recruiter.id, title: "News" });
    const path = `/api/search?docId=${mei.resumeId}&docType=resume`;
    await untilReady(() => mei.browser.get(path));
  }, 120_000);
  afterAll(() => app?.end());

  const COOK = `Jo Baker
jo@example.com | Hobart TAS

Experience
Pastry chef, Crumb & Daughter
2015 - Present
- Baked bread and cakes for three shops`;

  const noticesOf = async ({ browser }: Person) =>
    (await (await browser.get("/api/notifications")).json()).notifications.filter(
      ({ type }: { type: string }) => type === "job_match",
    );
  const sql = async (text: string, values: unknown[] = []) =>
    (await app.platform.database.query(text, values)).rows;
  const untold = async () =>
    (
      await sql("select job_id from job_alerts where told_at is null and account_id = $1", [mei.id])
    ).map(({ job_id }) => job_id);

  test("is told to those whom it fits very well, with a link to it among their results", async () => {
    await expect.poll(() => noticesOf(mei), PATIENCE).toHaveLength(1);
    expect((await noticesOf(mei))[0]).toMatchObject({
      title: "A new job for you",
      // It stays as it is told, and how well the job fits may not.
      message: "News, Marlowe Strand.",
      data: { action_url: `/?resume=${mei.resumeId}&job=${posting.id}` },
    });
    expect(await noticesOf(cook)).toEqual([]);
    // Whoever posted it knows.
    expect(await noticesOf(recruiter)).toEqual([]);
  });

  test("has the number of people who fit it beside it, its owner not counted", async () => {
    const count = async () =>
      (await (await recruiter.browser.get(`/api/jobs/${posting.id}`)).json()).candidates_count;
    await expect.poll(count, PATIENCE).toBe(1);
    const { totals } = await (await recruiter.browser.get("/candidates/job-postings")).json();
    const [excellent, veryGood] = totals.levels;
    expect([totals.candidates, excellent.count + veryGood.count]).toEqual([1, 1]);
  });

  const counted = async () =>
    (await sql("select candidates_count from jobs where id = $1", [posting.id]))[0]
      ?.candidates_count;

  const reworded = (text: string) =>
    recruiter.browser.request(`/api/jobs/${posting.id}`, {
      method: "PUT",
      headers: { origin: app.url, "content-type": "application/json" },
      body: JSON.stringify({ title: "News", company: "Marlowe Strand", text }),
    });

  test("is counted anew when people come or go, and when it reads differently", async () => {
    const COUNT = defineJob({ name: "matching.count-candidates", payload: z.object({}) });
    const newcomer = await addCandidate(app);
    await expect
      .poll(async () => {
        await app.platform.jobs.enqueue(COUNT, {});
        return counted();
      }, PATIENCE)
      .toBe(2);
    const text = "Pastry chef\n\nWhat you bring\n- Baked bread and cakes for three shops";
    expect((await reworded(text)).status).toBe(200);
    // The cook, and nobody who knows employment law.
    await expect.poll(counted, PATIENCE).toBe(1);
    await reworded(EMPLOYMENT_AD);
    await expect.poll(counted, PATIENCE).toBe(2);
    const gone = createProfileService(app.platform);
    const { id, resumeId } = newcomer;
    await gone.setCurrent(app.platform.database, id, resumeId, { findable: false });
  });

  test("is counted anew when its recruiter looks for another company", async () => {
    const NEW_JOBS = defineJob({ name: "matching.new-jobs", payload: z.object({}) });
    const anew = async () => {
      await app.platform.jobs.enqueue(NEW_JOBS, {});
      return counted();
    };
    const works = (company_name: string) =>
      recruiter.browser.post("/api/recruiter/profile", { name: "Tom", email: "", company_name });
    const heard: string[] = [];
    const off = app.platform.listener.on("candour_events", (payload) => heard.push(payload));
    await works("Okafor Search");
    await expect.poll(anew, PATIENCE).toBe(1);
    await works("Fairholm");
    await expect.poll(anew, PATIENCE).toBe(0);
    const audience = `account:${recruiter.id}`;
    const topics = ["GET /candidates/job-postings", "GET /candidates/candidates"];
    for (const topic of topics)
      await expect.poll(() => heard, PATIENCE).toContain(JSON.stringify({ audience, topic }));
    off();
    await works("Okafor Search");
    await expect.poll(anew, PATIENCE).toBe(1);
    const postedAt = new Date(now.getTime() - 8 * 24 * HOUR_MS);
    const company = "Fairholm Legal";
    const beside = await addJob(app, { ownerId: recruiter.id, company, postedAt });
    await expect.poll(anew, PATIENCE).toBe(0);
    await sql("delete from jobs where id = $1", [beside.id]);
    await expect.poll(anew, PATIENCE).toBe(1);
  });

  test("waits for the next digest, an hour later; what was closed or dismissed meanwhile is not told", async () => {
    const [first, second, closed, dismissed] = [
      await addJob(app, { title: "First" }),
      await addJob(app, { title: "Second" }),
      await addJob(app, { title: "Closed" }),
      await addJob(app, { title: "Dismissed" }),
    ];
    const postedAt = new Date(now.getTime() - 8 * 24 * HOUR_MS);
    const old = await addJob(app, { title: "No news", postedAt });
    const matched = () => sql("select 1 from matched_jobs where job_id = $1", [old.id]);
    await expect.poll(matched, PATIENCE).toHaveLength(1);
    const news = [first.id, second.id, closed.id, dismissed.id].sort();
    await expect.poll(async () => (await untold()).sort(), PATIENCE).toEqual(news);
    await told();
    expect(await noticesOf(mei)).toHaveLength(1);

    await sql("update jobs set status = 'closed' where id = $1", [closed.id]);
    const dismissal = { jobDocumentId: dismissed.id };
    expect((await mei.browser.post("/api/candidate/dismiss-job", dismissal)).status).toBe(200);
    now = new Date(now.getTime() + HOUR_MS + 1000);
    await told();
    const notices = await noticesOf(mei);
    expect(notices).toHaveLength(2);
    expect(notices[0].title).toBe("2 new jobs for you");
    expect(notices[0].message).toMatch(/^(First.*Second|Second.*First)/);
    expect(notices[0].message).not.toMatch(/Closed|Dismissed|No news/);
    expect(await untold()).toEqual([]);
    const both = "select 1 from job_alerts where told_at = $1 and account_id = $2";
    expect(await sql(both, [now, mei.id])).toHaveLength(2);
  });

  /** A digest is due, and done. */
  const DIGESTS = defineJob({ name: "matching.digests", payload: z.object({}) });
  async function told(): Promise<void> {
    const id = await app.platform.jobs.enqueue(DIGESTS, {});
    await expect
      .poll(async () => (await app.platform.jobs.status(id)).state, PATIENCE)
      .toBe("done");
  }
});

describe("what nobody needs any more", () => {
  let store: TestDatabase;
  beforeAll(async () => {
    store = await createTestDatabase();
  });
  afterAll(() => store?.drop());

  const add = (id: string, version: number) =>
    store.database.query(
      `insert into match_profiles (document_id, kind, version, revision, bytes)
       values ($1, 'job', $2, 1, '')`,
      [id, version],
    );
  const versions = async () =>
    (
      await store.database.query("select distinct version from match_profiles order by version")
    ).rows.map(({ version }) => version);
  const yesterday = new Date(Date.now() - 24 * HOUR_MS);
  const tomorrow = new Date(Date.now() + 24 * HOUR_MS);

  test("a profile of an older engine stays until its document has had a new one for a day", async () => {
    const { database } = store;
    const [live, other] = [await insertJob(database), await insertJob(database)];
    const closed = await insertJob(database, { status: "closed" });
    const remove = async (before = tomorrow) => {
      await removeOldProfiles(database, 2, before);
      return versions();
    };
    for (const { id } of [live, other, closed]) await add(id, 1);
    expect(await remove()).toEqual([1]);
    await add(live.id, 2);
    await add(other.id, 2);
    expect(await remove(yesterday)).toEqual([1, 2]);
    await remove();
    const left = await database.query("select document_id from match_profiles where version = 1");
    expect(left.rows).toEqual([{ document_id: closed.id }]);
  });

  test("records and changes go when they are old, not before", async () => {
    const { database } = store;
    await database.query(
      `insert into rankings (direction, document_id, engine, digest, results, first_shown_at, last_shown_at)
       select 'jobs', gen_random_uuid(), '1.1', 'x', '[]', at, at
       from unnest(array[now() - interval '2 days', now()]) as at`,
    );
    await database.query("update changes set at = now() - interval '2 days' where kind = 'job'");
    const before = yesterday;
    await database.query(
      "insert into changes (kind, document_id) values ('job', gen_random_uuid())",
    );
    await removeOld(database, { rankingsBefore: before, changesBefore: before });
    for (const table of ["rankings", "changes"])
      expect((await database.query(`select 1 from ${table}`)).rows, table).toHaveLength(1);
  });
});
