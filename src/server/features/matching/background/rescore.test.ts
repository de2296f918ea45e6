import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { engineVersion } from "#matching/engine.ts";
import { defineJob } from "#server/platform/jobs/job.ts";
import { addCandidate, addJob, type Candidate, untilReady } from "#test/support/market.ts";
import { type Person, signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";

const PATIENCE = { timeout: 60_000 };
const ENGINE = engineVersion({ readingModel: true });
const EARLIER = "6.1-earlier";
const HOUR_MS = 3_600_000;

let app: TestApp;
let now = new Date();
let mei: Candidate;
let recruiter: Person;
beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
  recruiter = await signedIn(app, { recruiter: true });
  mei = await addCandidate(app);
  await addJob(app, { ownerId: recruiter.id, title: "Open" });
  await addJob(app, { ownerId: recruiter.id, title: "Closed", status: "closed" });
  await untilReady(() => mei.browser.get(`/api/search?docId=${mei.resumeId}&docType=resume`));
}, 120_000);
afterAll(() => app?.end());

const sql = async (text: string, values: unknown[] = []) =>
  (await app.platform.database.query(text, values)).rows;
const noticesOf = async () =>
  (await (await mei.browser.get("/api/notifications")).json()).notifications.filter(
    ({ type }: { type: string }) => type === "job_match",
  );
const mails = async () => (await sql("select 1 from jobs.job where name = 'mail.send'")).length;
const recommended = async () =>
  (await mei.browser.get("/api/candidates/job-recommendations")).json();
const posted = async (title: string) => {
  const { data } = await (await recruiter.browser.get("/candidates/job-postings")).json();
  return data.find((posting: { title: string }) => posting.title === title);
};

/** A job of this name is done. */
async function done(name: `${string}.${string}`): Promise<void> {
  const id = await app.platform.jobs.enqueue(defineJob({ name, payload: z.object({}) }), {});
  await expect.poll(async () => (await app.platform.jobs.status(id)).state, PATIENCE).toBe("done");
}

/** What the index began by itself, after profiles that it made, is done: it would take up alerts before a test looks. */
const settled = () =>
  expect
    .poll(
      () =>
        sql(
          "select name from jobs.job where name like 'matching.%' and state in ('created', 'retry', 'active')",
        ),
      PATIENCE,
    )
    .toEqual([]);

/** As an upgrade finds it: everything was scored by an earlier version, and scored wrongly. */
async function upgrade(): Promise<void> {
  await sql(
    "update jobs set counted_by = $1, candidates_count = 41, candidate_levels = '{41,0,0,0}'",
    [EARLIER],
  );
  await sql(
    `update recommendation_lists set engine = $1, made_at = made_at - interval '1 second',
       results = (select jsonb_agg(jsonb_build_array(one->0, 0.01)) from jsonb_array_elements(results) one),
       summaries = (select jsonb_object_agg(key, jsonb_set(value, '{summary,percent}', '99'))
                    from jsonb_each(summaries))`,
    [EARLIER],
  );
}

test("what an earlier version counted is not shown, is counted again, and nobody is told", async () => {
  await expect.poll(noticesOf, PATIENCE).toHaveLength(1);
  await recommended();
  const before = await posted("Open");
  expect(before).toMatchObject({ count_state: "counted", candidates_count: 1 });
  const [notices, mailed] = [await noticesOf(), await mails()];
  await upgrade();
  for (const title of ["Open", "Closed"])
    expect(await posted(title)).toMatchObject({ count_state: "again", candidates_count: 0 });
  const heard: string[] = [];
  const off = app.platform.listener.on("candour_events", (payload) => heard.push(payload));
  await done("matching.rescore");
  expect(await posted("Open")).toEqual(before);
  expect(await posted("Closed")).toMatchObject({ count_state: "counted", candidates_count: 1 });
  const event = { audience: `account:${recruiter.id}`, topic: "GET /candidates/job-postings" };
  await expect.poll(() => heard, PATIENCE).toContain(JSON.stringify(event));
  off();
  expect(await noticesOf()).toEqual(notices);
  expect(await mails()).toBe(mailed);
});

test("recommendations of an earlier version are never shown, whether or not they were made again", async () => {
  const { matches } = await recommended();
  expect(matches.length).toBeGreaterThan(0);
  await upgrade();
  expect((await recommended()).matches).toEqual(matches);
  await upgrade();
  const heard: string[] = [];
  const off = app.platform.listener.on("candour_events", (payload) => heard.push(payload));
  await done("recommendations.rescore");
  const [list] = await sql("select engine, results, summaries from recommendation_lists");
  expect(list.engine).toBe(ENGINE);
  for (const { documentId, score, match } of matches) {
    expect(list.results).toContainEqual([documentId, score]);
    expect(list.summaries[documentId].summary).toEqual(match);
  }
  const event = { audience: `account:${mei.id}`, topic: "GET /api/candidates/job-recommendations" };
  await expect.poll(() => heard, PATIENCE).toContain(JSON.stringify(event));
  off();
});

test("a job that was to be told waits for this version, and is dropped if it no longer fits", async () => {
  const told = await noticesOf();
  const postedAt = new Date(now.getTime() - 8 * 24 * HOUR_MS);
  const fits = await addJob(app, { title: "Still fits", postedAt });
  const text = "Pastry chef\n\nWhat you bring\n- Baked bread and cakes for three shops";
  const not = await addJob(app, { title: "Pastry chef", text, postedAt });
  const matched = () =>
    sql("select 1 from matched_jobs where job_id = any($1)", [[fits.id, not.id]]);
  await expect.poll(matched, PATIENCE).toHaveLength(2);
  await settled();
  for (const { id } of [fits, not])
    await sql(
      `insert into job_alerts (account_id, job_id, distance, found_at, engine) values ($1, $2, 0.01, $3, $4)`,
      [mei.id, id, now, EARLIER],
    );
  now = new Date(now.getTime() + HOUR_MS + 1000);
  await done("matching.digests");
  expect(await noticesOf()).toEqual(told);
  // The index follows the database a moment later: what it does not know yet waits for the next run.
  const tellsOfIt = async () => {
    await done("matching.rescore");
    return noticesOf();
  };
  await expect.poll(tellsOfIt, { timeout: 60_000 }).toHaveLength(told.length + 1);
  expect((await noticesOf())[0].message).toBe("Still fits, Marlowe Strand.");
  const dropped = async () => {
    await done("matching.rescore");
    return sql("select 1 from job_alerts where job_id = $1", [not.id]);
  };
  await expect.poll(dropped, { timeout: 60_000 }).toEqual([]);
  await done("matching.rescore");
  await done("matching.digests");
  expect(await noticesOf()).toHaveLength(told.length + 1);
});

test("a job that the index does not know keeps its alert; one that was closed loses it", async () => {
  const [unknown, closed] = await Promise.all([
    addJob(app, { title: "Not read yet", status: "closed" }),
    addJob(app, { title: "Gone", status: "closed" }),
  ]);
  // Active, and without a profile: triggers that would make one are off.
  await sql("alter table jobs disable trigger user");
  await sql("update jobs set status = 'active' where id = $1", [unknown.id]);
  await sql("alter table jobs enable trigger user");
  await settled();
  for (const { id } of [unknown, closed])
    await sql(
      `insert into job_alerts (account_id, job_id, distance, found_at, engine) values ($1, $2, 0.01, $3, $4)`,
      [mei.id, id, now, EARLIER],
    );
  await done("matching.rescore");
  const left = await sql("select job_id from job_alerts where job_id = any($1)", [
    [unknown.id, closed.id],
  ]);
  expect(left).toEqual([{ job_id: unknown.id }]);
});
