import { randomUUID } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { CREATION_SENTENCES as say } from "#contract/job-creation.ts";
import { createBrowser } from "#test/support/browser.ts";
import { startModelServer } from "#test/support/misbehaving-model.ts";
import { type Person, signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";

const ABOUT =
  "Harrow Legal has advised employers and unions in New South Wales since 1987, from Parramatta.";
const PAGE = `<html><head><title>Harrow Legal | Employment lawyers</title></head>
  <body><h2>About us</h2><p>${ABOUT}</p></body></html>`;

let site: Server;
let app: TestApp;
const now = new Date("2026-11-16T09:00:00.000Z");
let me: Person;
beforeAll(async () => {
  site = createServer((_request, response) => {
    response.writeHead(200, { "content-type": "text/html" }).end(PAGE);
  });
  await new Promise<void>((done) => site.listen(0, "127.0.0.2", done));
  const { port } = site.address() as AddressInfo;
  app = await startTestApp({
    clock: () => now,
    env: { FETCH_TEST_HOSTS: `harrow.example=127.0.0.2:${port}` },
  });
  me = await signedIn(app, { recruiter: true });
});
afterAll(async () => {
  await app?.end();
  site?.close();
});

const company = (url: string, { browser }: Person = me) =>
  browser.post("/api/getUrlForJob", { url });
const speak = (body: object, { browser }: Person = me) => browser.post("/api/generate-jd", body);
const turn = async (body: object, person: Person = me) => (await speak(body, person)).json();
const stepsOf = async (id: string, { browser }: Person = me) =>
  (await (await browser.get(`/api/job-talks/${id}`)).json()).steps;
const activitiesOf = async ({ browser }: Person) =>
  (await (await browser.get("/api/activities?limit=50")).json()).activities.map(
    ({ activity_type }: { activity_type: string }) => activity_type,
  );
const postingsOf = async ({ browser }: Person) =>
  (await (await browser.get("/candidates/job-postings")).json()).data;

const FACTS = `Paralegal in Sydney, full-time, 70 to 80k plus super.
Responsibilities:
- Prepare briefs for counsel
- File documents with the court
Must have:
- Two years of experience in a law firm`;
const REPORTS = "Reports to the practice manager";
const CURRENT = { currentContent: { company: "Harrow Legal", url: "https://harrow.example/" } };

/** A talk that lacks nothing but the last word. */
async function readyTalk(person: Person = me) {
  const { sessionId } = await turn({ ...CURRENT }, person);
  await turn({ sessionId, message: FACTS }, person);
  return sessionId as string;
}

describe("a talk", () => {
  test("opens with an invitation, and only what we read ourselves counts as quoted", async () => {
    await company("harrow.example");
    const info = {
      businessInfo: { url: "harrow.example", description: `${ABOUT}\n\nWe are nice.` },
    };
    const first = await turn({ ...info, ...CURRENT, message: " " });
    expect(first).toMatchObject({ complete: false, posting_id: null, writer: "", known: [] });
    expect(first.message).toContain("Harrow Legal");
    expect(first.draft.company).toBe("Harrow Legal");
    expect(first.draft.about).toEqual([
      { text: ABOUT, url: "https://harrow.example/" },
      { text: "We are nice.", url: "" },
    ]);
    // Another recruiter had nothing read: for us these are that recruiter's own words.
    const other = await signedIn(app, { recruiter: true });
    const theirs = await turn({ ...info, ...CURRENT }, other);
    expect(theirs.draft.about).toEqual([{ text: `${ABOUT}\n\nWe are nice.`, url: "" }]);
  });

  test("takes facts turn by turn, and remembers them", async () => {
    const { sessionId } = await turn({ ...CURRENT, sessionId: "" });
    const second = await turn({ sessionId, message: "We need a paralegal in Sydney" });
    expect(second).toMatchObject({ sessionId, complete: false, can_publish: false });
    expect(second.draft).toMatchObject({ title: "Paralegal", location: "Sydney NSW" });
    const third = await turn({ sessionId, message: "full-time" });
    expect(third.draft).toMatchObject({ title: "Paralegal", employment_type: "full-time" });
    expect(third.jd).toContain("<h2>Paralegal</h2>");
    const blank = await speak({ sessionId, message: "  " });
    expect([blank.status, (await blank.json()).message]).toEqual([400, say.noMessage]);
  });

  test("says when it lacks nothing but the last word; an answer that was kept before it did is still given", async () => {
    const sessionId = await readyTalk();
    const ready = await turn({ sessionId, message: REPORTS });
    expect(ready).toMatchObject({ complete: false, can_publish: true });
    const last = await turn({ sessionId, message: "publish" });
    await app.platform.database.query(
      "update job_talks set answer = answer - 'can_publish' where id = $1",
      [sessionId],
    );
    const again = await turn({ sessionId, message: "publish" });
    expect(again).toEqual({ ...last, can_publish: false });
  });

  test("becomes a live posting with its last word, once, however often that is said", async () => {
    const author = await signedIn(app, { recruiter: true });
    const sessionId = await readyTalk(author);
    const last = { sessionId, message: "publish" };
    const answers = await Promise.all([turn(last, author), turn(last, author), turn(last, author)]);
    const [first] = answers;
    expect(first).toMatchObject({ complete: true, sessionId });
    for (const answer of answers) expect(answer).toEqual(first);
    expect(await turn({ sessionId, message: "change the title to Judge" }, author)).toEqual(first);
    const postings = await postingsOf(author);
    expect(postings).toMatchObject([
      { id: first.posting_id, title: "Paralegal", company: "Harrow Legal", status: "active" },
    ]);
    const job = await (await createBrowser(app.url).get(`/api/jobs/${first.posting_id}`)).json();
    expect(job).toMatchObject({ location: "Sydney NSW", employment_type: "full-time" });
    expect(job.details.responsibilities).toEqual([
      "Prepare briefs for counsel",
      "File documents with the court",
    ]);
    expect(job.details.salary).toMatchObject({ min: 70_000, max: 80_000 });
    const types = await activitiesOf(author);
    expect(types.sort()).toEqual(["job_completed", "job_created"]);
    const { notifications } = await (await author.browser.get("/api/notifications")).json();
    expect(notifications).toMatchObject([
      { type: "job_posted", data: { action_url: `/candidate/${first.posting_id}` } },
    ]);
  });

  test("what two windows do at once is done one after the other", async () => {
    const sessionId = await readyTalk();
    const add = (item: string) =>
      turn({ sessionId, edit: { op: "place", text: item, to: "out" } }).then(({ complete }) =>
        expect(complete).toBe(false),
      );
    const set = (fact: string, value: string) =>
      turn({ sessionId, edit: { op: "set", fact, value } });
    await Promise.all([
      set("reports_to", "the practice manager"),
      set("start_date", "1 February 2027"),
      set("closing_date", "27 March 2027"),
      add("nothing"),
    ]);
    const { turn: last } = await (await me.browser.get(`/api/job-talks/${sessionId}`)).json();
    expect(last.draft).toMatchObject({
      reports_to: "the practice manager",
      start_date: "1 February 2027",
      closing_date: "27 March 2027",
    });
    expect(await stepsOf(sessionId)).toHaveLength(6);
  });

  test("somebody else's is as good as none; one that was lost goes on from what the browser kept", async () => {
    const sessionId = await readyTalk();
    const other = await signedIn(app, { recruiter: true });
    const stolen = await speak({ sessionId, message: "publish" }, other);
    expect([stolen.status, (await stolen.json()).message]).toEqual([404, say.sessionNotFound]);
    expect((await speak({ sessionId: randomUUID(), message: "hello" })).status).toBe(404);
    expect((await speak({ sessionId: "mine", message: "hello" })).status).toBe(400);

    const messageHistory = [
      { sender: "bot", text: "What is the job title?" },
      { sender: "user", text: FACTS },
      { sender: "user", text: "publish" },
      { sender: "bot", text: "It is live." },
      { sender: "user", text: REPORTS },
    ];
    const lost = { ...CURRENT, sessionId: randomUUID(), messageHistory };
    const again = await turn({ ...lost, message: REPORTS }, other);
    expect(again).toMatchObject({ complete: false, posting_id: null });
    expect(again.sessionId).not.toBe(lost.sessionId);
    expect(again.draft).toMatchObject({ title: "Paralegal", salary: { min: 70_000, max: 80_000 } });
    expect(again.draft.responsibilities).toHaveLength(2);
    expect(await postingsOf(other)).toEqual([]);
  });

  test("a message whose answer was lost on the way is not taken twice", async () => {
    const first = await turn({ ...CURRENT });
    const { sessionId } = first;
    const opening = { sender: "assistant", text: first.message };
    const second = await turn({ sessionId, message: FACTS, messageHistory: [opening] });
    const told = [
      opening,
      { sender: "user", text: FACTS },
      { sender: "assistant", text: second.message },
    ];
    const reports = { sessionId, message: REPORTS, messageHistory: told };
    const third = await turn(reports);
    expect(await turn(reports)).toEqual(third);
    expect(await stepsOf(sessionId)).toHaveLength(3);
    // Who has read the answer and says it again means it.
    const read = [...told, { sender: "assistant", text: third.message }];
    await turn({ ...reports, messageHistory: read });
    expect(await stepsOf(sessionId)).toHaveLength(4);
  });

  test("what would take long to go through again is refused, and so are too many messages", async () => {
    const lost = { ...CURRENT, sessionId: randomUUID(), message: "hello" };
    const many = Array.from({ length: 61 }, () => ({ sender: "user", text: "Paralegal" }));
    const long = Array.from({ length: 7 }, () => ({ sender: "user", text: "x".repeat(9000) }));
    for (const messageHistory of [many, long]) {
      const answer = await speak({ ...lost, messageHistory });
      expect([answer.status, (await answer.json()).message]).toEqual([400, say.historyTooLong]);
    }
    // A long record of a talk that is there does no harm.
    const { sessionId } = await turn({ ...CURRENT });
    const going = await speak({ sessionId, message: "Paralegal", messageHistory: many });
    expect(going.status).toBe(200);

    const env = { LIMIT_TALK_TURNS_PER_OWNER: "1" };
    const strict = await startTestApp({ beside: app, env });
    const author = await signedIn(strict, { recruiter: true });
    expect((await speak({}, author)).status).toBe(200);
    const refused = await speak({}, author);
    expect([refused.status, refused.headers.has("retry-after")]).toEqual([429, true]);
    await strict.end();
  });

  test("candidates and strangers have none", async () => {
    expect((await speak({}, await signedIn(app))).status).toBe(403);
    expect((await createBrowser(app.url).post("/api/generate-jd", {})).status).toBe(401);
    const long = await speak({ message: "x".repeat(60_001) });
    expect([long.status, (await long.json()).message]).toEqual([400, say.messageTooLong]);
  });

  test("a model that is down changes nothing", async () => {
    const model = await startModelServer((_body, _before, response) => {
      response.writeHead(500).end();
    });
    const env = { AI_BASE_URL: model.baseUrl, AI_MODEL: "test-model", AI_TIMEOUT_MS: "1000" };
    const beside = await startTestApp({ beside: app, env });
    try {
      const author = await signedIn(beside, { recruiter: true });
      const { sessionId } = await turn({ ...CURRENT }, author);
      const answer = await turn({ sessionId, message: FACTS }, author);
      expect(answer).toMatchObject({ writer: "", draft: { title: "Paralegal" } });
      expect(model.calls.length).toBeGreaterThan(0);
    } finally {
      await beside.end();
      await model.stop();
    }
  });

  test("is part of what a person downloads with every step, and goes with the account", async () => {
    const author = await signedIn(app, { recruiter: true });
    await readyTalk(author);
    await company("harrow.example", author);
    const { database } = app.platform;
    const part = app.personalData.find(({ tables }) => tables.includes("job_talks"));
    const records = async () => (await part?.export(database, author.id))?.records;
    expect(await records()).toMatchObject({
      jobTalks: [
        {
          company: "Harrow Legal",
          draft: { title: "Paralegal" },
          steps: [{ said: "" }, { said: FACTS }],
        },
      ],
      companyPages: [{ url: "https://harrow.example/" }],
    });
    await database.transaction(async (tx) => {
      await part?.erase(tx, author.id);
    });
    expect(await records()).toEqual({ jobTalks: [], companyPages: [] });
  });
});
