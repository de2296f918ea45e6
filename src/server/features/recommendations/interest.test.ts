import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { createBrowser } from "#test/support/browser.ts";
import { addJob } from "#test/support/market.ts";
import { PASSWORD, type Person, signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { recommendationsPersonalData } from "./personal-data.ts";

let app: TestApp;
let me: Person;
let recruiter: Person;
beforeAll(async () => {
  // Of its own: the index of a shared one may be at work, and what it finds makes windows look again as well.
  app = await startTestApp();
  me = await signedIn(app);
  recruiter = await signedIn(app, { recruiter: true });
});
afterAll(() => app?.end());

const PATH = "/api/candidate/express-interest";
const express = (jobDocumentId: string, { browser } = me) => browser.post(PATH, { jobDocumentId });
const post = (status: "active" | "draft" | "closed" = "active", ownerId = recruiter.id) =>
  addJob(app, { ownerId, status });
const interestsOf = async ({ browser } = me) =>
  (await (await browser.get("/api/candidate/interests")).json()).interests;
const applicationsOf = async (id: string, { browser } = recruiter) =>
  (await (await browser.get(`/api/jobs/${id}`)).json()).applications_count;
const noticesOf = async ({ browser }: Person, jobId: string) => {
  const { notifications } = await (await browser.get("/api/notifications")).json();
  return notifications.filter(
    ({ data }: { data: { action_url?: string } }) => data.action_url === `/candidate/${jobId}`,
  );
};
const LEAVE = { password: PASSWORD, confirm: "delete" };
const INTERESTED = {
  success: true,
  message: "Interest expressed successfully! The recruiter will be notified.",
  source_url: "",
};

describe("I show interest in a posting", () => {
  test("its recruiter hears who wants what, and counts one more", async () => {
    const { id } = await post();
    const answer = await express(id);
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual(INTERESTED);
    expect(await noticesOf(recruiter, id)).toMatchObject([
      {
        type: "application",
        title: "Interest in Employment Lawyer",
        message: expect.stringMatching(/^Test Person is interested in Employment Lawyer\./),
        read: false,
      },
    ]);
    expect(await applicationsOf(id)).toBe(1);
    expect(await interestsOf()).toMatchObject([{ jobDocumentId: id }]);
    expect(await interestsOf(await signedIn(app))).toEqual([]);
  });

  test("again and again, even at once: the same answer, and nothing more happens", async () => {
    const { id } = await post();
    const answers = await Promise.all(Array.from({ length: 6 }, () => express(id)));
    answers.push(await express(id));
    for (const answer of answers) expect(await answer.json()).toEqual(INTERESTED);
    expect(await noticesOf(recruiter, id)).toHaveLength(1);
    expect(await applicationsOf(id)).toBe(1);
  });

  test("several people at once are each counted and told", async () => {
    const { id } = await post();
    const people = await Promise.all(Array.from({ length: 5 }, () => signedIn(app)));
    const answers = await Promise.all(people.map((person) => express(id, person)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await applicationsOf(id)).toBe(5);
    expect(await noticesOf(recruiter, id)).toHaveLength(5);
  });

  test("it has to be there and open; nothing is stored or told otherwise", async () => {
    const [draft, closed] = [await post("draft"), await post("closed")];
    for (const id of [randomUUID(), draft.id, closed.id]) {
      const answer = await express(id);
      expect(answer.status).toBe(404);
      expect(await answer.json()).toMatchObject({ message: "Job posting not found" });
      expect(await noticesOf(recruiter, id)).toEqual([]);
    }
    expect(await interestsOf()).not.toContainEqual(
      expect.objectContaining({ jobDocumentId: closed.id }),
    );
    expect(await applicationsOf(closed.id)).toBe(0);
    expect((await express("nonsense")).status).toBe(400);
  });

  test("it closes while I ask: I hear so, and nothing of it is left", async () => {
    const { id } = await post();
    const { database } = app.platform;
    const asked: Promise<Response>[] = [];
    await database.transaction(async (tx) => {
      await tx.query("update jobs set status = 'closed' where id = $1", [id]);
      asked.push(express(id));
      await vi.waitFor(async () => {
        const { rows } = await database.query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        expect(rows).toHaveLength(1);
      }, 10_000);
    });
    const [answer] = await Promise.all(asked);
    expect(answer?.status).toBe(404);
    expect(await applicationsOf(id)).toBe(0);
    expect(await noticesOf(recruiter, id)).toEqual([]);
    expect(await interestsOf()).not.toContainEqual(expect.objectContaining({ jobDocumentId: id }));
  });

  test("which was mine when I was a recruiter: I am not told what I did", async () => {
    const { id } = await post("active", me.id);
    expect((await express(id)).status).toBe(200);
    expect(await noticesOf(me, id)).toEqual([]);
    expect(await interestsOf()).toContainEqual(expect.objectContaining({ jobDocumentId: id }));
  });

  test("only candidates can", async () => {
    const { id } = await post();
    for (const path of [PATH, "/api/candidate/interests"]) {
      const ask = ({ browser }: Pick<Person, "browser">) =>
        path === PATH ? browser.post(path, { jobDocumentId: id }) : browser.get(path);
      expect((await ask(recruiter)).status).toBe(403);
      expect((await ask({ browser: createBrowser(app.url) })).status).toBe(401);
    }
    expect(await applicationsOf(id)).toBe(0);
  });
});

test("the windows of both of us look again, once", async () => {
  const { id } = await post();
  const { listener, database } = app.platform;
  const heard: string[] = [];
  const off = listener.on("candour_events", (payload) => heard.push(payload));
  for (let twice = 0; twice < 2; twice++) await express(id);
  // To nobody: when this one is there, all before it are.
  const last = JSON.stringify({ audience: "nobody", topic: "GET /last" });
  await database.query("select pg_notify('candour_events', $1)", [last]);
  await vi.waitFor(() => expect(heard).toContain(last), 10_000);
  off();
  // Others' windows may look again as well.
  const ours = [me, recruiter].map((person) => `account:${person.id}`);
  const events = heard.map((one) => JSON.parse(one));
  expect(events.filter(({ audience }) => ours.includes(audience))).toEqual([
    { audience: `account:${me.id}`, topic: "GET /api/candidate/interests" },
    { audience: `account:${me.id}`, topic: "GET /api/applications" },
    { audience: `account:${recruiter.id}`, topic: "GET /candidates/candidates" },
    { audience: `account:${recruiter.id}`, topic: "GET /api/notifications" },
  ]);
});

test("a job that is advertised elsewhere: my interest is kept, and I hear where to apply", async () => {
  const { id } = await addJob(app);
  for (let twice = 0; twice < 2; twice++)
    expect(await (await express(id)).json()).toEqual({
      success: true,
      message: "Interest saved. This job is advertised elsewhere: apply where it was posted.",
      source_url: "https://jobs.example/1",
    });
  expect(await interestsOf()).toContainEqual(expect.objectContaining({ jobDocumentId: id }));
});

describe("what is known of my interest", () => {
  const exported = async ({ id }: Person) =>
    (await recommendationsPersonalData.export(app.platform.database, id)).records.jobsOfInterest;

  test("I take it along; when I leave, my name leaves the recruiter's notifications too", async () => {
    const { id } = await post();
    const [leaver, other] = [await signedIn(app), await signedIn(app)];
    for (const person of [leaver, other]) await express(id, person);
    expect(await exported(leaver)).toEqual([{ jobId: id, expressedAt: expect.any(Date) }]);
    expect(await noticesOf(recruiter, id)).toHaveLength(2);

    const gone = await leaver.browser.post("/api/account/delete", LEAVE);
    expect(gone.status).toBe(200);
    expect(await exported(leaver)).toEqual([]);
    expect(await noticesOf(recruiter, id), "the other one's").toHaveLength(1);
    expect(await interestsOf(other)).toMatchObject([{ jobDocumentId: id }]);
    expect(await applicationsOf(id), "as it was").toBe(2);
  });

  test("it is forgotten with my data", async () => {
    const { id } = await post();
    const person = await signedIn(app);
    await express(id, person);
    const { database } = app.platform;
    await database.transaction((tx) => recommendationsPersonalData.erase(tx, person.id));
    expect(await interestsOf(person)).toEqual([]);
    expect(await noticesOf(recruiter, id)).toEqual([]);
  });

  test("it survives the recruiter's deleting of the notification, and goes with the posting", async () => {
    const owner = await signedIn(app, { recruiter: true });
    const { id } = await post("active", owner.id);
    const person = await signedIn(app);
    await express(id, person);
    const [notice] = await noticesOf(owner, id);
    const headers = { origin: app.url };
    await owner.browser.request(`/api/notifications/${notice.id}`, { method: "DELETE", headers });
    expect(await interestsOf(person)).toHaveLength(1);
    await express(id, person);
    expect(await noticesOf(owner, id), "told once is told").toEqual([]);

    const gone = await owner.browser.post("/api/account/delete", LEAVE);
    expect(gone.status).toBe(200);
    expect(await interestsOf(person)).toEqual([]);
  });
});
