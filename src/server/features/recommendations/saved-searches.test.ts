import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { openUnsubscribe } from "#contract/notifications.ts";
import {
  type AlertTime,
  SAVED_SEARCHES_AT_MOST,
  type SavedSearch,
} from "#contract/saved-searches.ts";
import { mailsTo, tokenIn } from "#test/support/mails.ts";
import { addCandidate, addJob, addJobs, type Candidate, untilReady } from "#test/support/market.ts";
import { signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { sendDigests } from "../notifications/digests.ts";
import { ALERT_JOBS } from "./alerts.ts";
import { recommendationsPersonalData } from "./personal-data.ts";

let app: TestApp;
let me: Candidate;
beforeAll(async () => {
  app = await startTestApp();
  await addJobs(app.platform.database);
  me = await addCandidate(app);
  await untilReady(() => me.browser.get(LIST));
  await vi.waitFor(async () => expect((await listed()).total).toBe(5));
});
afterAll(() => app?.end());

const LIST = "/api/candidates/job-recommendations";
const SEARCHES = "/api/candidate/saved-searches";
const listed = async () => (await me.browser.get(LIST)).json();
const send = (method: string, path: string, body: object = {}, by = me) =>
  by.browser.request(path, {
    method,
    headers: { origin: app.url, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const SEARCH = { name: "In Sydney", query: { state: "NSW" }, often: "at-once", by_mail: true };

async function save(search: object = {}): Promise<string> {
  const answer = await send("POST", SEARCHES, { ...SEARCH, ...search });
  const body = await answer.json();
  expect(answer.status, body.message).toBe(200);
  return body.id;
}
const searches = async (): Promise<SavedSearch[]> =>
  (await (await me.browser.get(SEARCHES)).json()).searches;
const done = (id: string) =>
  vi.waitFor(
    async () => expect(await app.platform.jobs.status(id)).toEqual({ state: "done" }),
    30_000,
  );
async function run(often: AlertTime): Promise<void> {
  const id = await app.platform.jobs.enqueue(ALERT_JOBS[often], {});
  await done(id);
}
/** A job for an employment lawyer, once the list has it. */
async function post(title: string, location = "Sydney NSW"): Promise<string> {
  const { id } = await addJob(app, { title, location });
  await vi.waitFor(async () => {
    const { matches } = await listed();
    expect(matches.map(({ documentId }: { documentId: string }) => documentId)).toContain(id);
  }, 30_000);
  return id;
}
const notices = async (): Promise<{ title: string; message: string; data: object }[]> => {
  const { notifications } = await (await me.browser.get("/api/notifications")).json();
  return notifications.filter(({ title }: { title: string }) => title.includes("“"));
};
const mails = async () =>
  (await mailsTo(app, me.email)).filter(({ subject }) => subject?.includes("“In Sydney”"));
const clear = () => app.platform.database.query("delete from saved_searches");

describe("a search that I keep", () => {
  test("is listed, renamed, paused and deleted; bad input gets a sentence", async () => {
    const id = await save();
    expect(await searches()).toMatchObject([{ ...SEARCH, id, paused: false }]);
    const path = `${SEARCHES}/${id}`;
    expect((await send("PUT", path, { name: "Closer", paused: true })).status).toBe(200);
    expect(await searches()).toMatchObject([{ name: "Closer", paused: true, often: "at-once" }]);
    expect((await send("PUT", path, {})).status).toBe(200);
    const nameless = await send("POST", SEARCHES, { ...SEARCH, name: "  " });
    expect([nameless.status, (await nameless.json()).message]).toEqual([
      400,
      "Please give the search a name.",
    ]);
    expect((await send("POST", SEARCHES, { ...SEARCH, query: { state: "Mars" } })).status).toBe(
      400,
    );
    expect((await send("DELETE", path)).status).toBe(200);
    expect(await searches()).toEqual([]);
    expect((await send("DELETE", path)).status).toBe(404);
  });

  test("is nobody else's, and there are not too many", async () => {
    const id = await save();
    const other = { ...me, ...(await signedIn(app)) };
    for (const method of ["PUT", "DELETE"])
      expect((await send(method, `${SEARCHES}/${id}`, { name: "Mine" }, other)).status).toBe(404);
    expect(await (await other.browser.get(SEARCHES)).json()).toEqual({ searches: [] });
    for (let more = 1; more < SAVED_SEARCHES_AT_MOST; more++) await save();
    const refused = await send("POST", SEARCHES, SEARCH);
    expect([refused.status, (await refused.json()).message]).toEqual([
      409,
      "You have saved as many searches as fit. Delete one first.",
    ]);
    await clear();
  });

  test("is exported, and erased with the account", async () => {
    await save();
    const { database } = app.platform;
    const { records } = await recommendationsPersonalData.export(database, me.id);
    expect(records).toMatchObject({ savedSearches: [{ name: "In Sydney", byMail: true }] });
    await database.transaction((tx) => recommendationsPersonalData.erase(tx, me.id));
    expect(await searches()).toEqual([]);
  });
});

describe("an alert", () => {
  test("tells of what is new, once, in the product and by mail, and the summary leaves it out", async () => {
    await app.platform.database.query(
      "update accounts set email_verified_at = now() where id = $1",
      [me.id],
    );
    const id = await save();
    await run("at-once");
    // What was there before is no news.
    expect(await notices()).toEqual([]);
    const jobId = await post("Employment Lawyer, Rozelle");
    await post("Employment Lawyer, far off", "Perth WA");
    await run("daily");
    expect(await notices()).toEqual([]);
    await Promise.all([run("at-once"), run("at-once")]);
    await run("at-once");
    expect(await notices()).toMatchObject([
      {
        type: "job_match",
        title: "1 new job for “In Sydney”",
        message: "Employment Lawyer, Rozelle, Marlowe Strand.",
        data: { action_url: "/dashboard?state=NSW" },
      },
    ]);
    await vi.waitFor(async () => expect(await mails()).toHaveLength(1), 15_000);
    const [mail] = await mails();
    expect(mail?.text).toContain(`/job/${jobId}`);

    const digest = await app.platform.jobs.enqueue(sendDigests, {});
    await done(digest);
    const told = await mailsTo(app, me.email);
    expect(told.filter(({ text }) => text?.includes("“In Sydney”"))).toHaveLength(1);

    // One press on the mail's link: no mails of this search any more, and all others still.
    if (!mail) throw new Error("unreachable");
    const link = `${openUnsubscribe.path}?token=${tokenIn(mail)}`;
    expect(await (await send("POST", link)).json()).toMatchObject({
      message: "You will get no more emails about this search.",
    });
    expect(await searches()).toMatchObject([{ id, by_mail: false, paused: false }]);
    await post("Employment Lawyer, Leichhardt");
    await run("at-once");
    expect(await notices()).toHaveLength(2);
    expect(await mails()).toHaveLength(1);
  }, 120_000);

  test("says nothing while paused, nor afterwards of what came meanwhile", async () => {
    await clear();
    const before = (await notices()).length;
    const id = await save({ often: "daily" });
    await send("PUT", `${SEARCHES}/${id}`, { paused: true });
    await post("Employment Lawyer, Glebe");
    await run("daily");
    await send("PUT", `${SEARCHES}/${id}`, { paused: false });
    await run("daily");
    expect(await notices()).toHaveLength(before);
    await post("Employment Lawyer, Balmain");
    await run("daily");
    expect(await notices()).toHaveLength(before + 1);
  }, 60_000);
});
