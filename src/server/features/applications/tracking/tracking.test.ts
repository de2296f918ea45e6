import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { mailsTo, mailTo } from "#test/support/mails.ts";
import { addCandidate, addJob, type Candidate } from "#test/support/market.ts";
import { type Person, signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { remindOfJobs } from "./reminders.ts";

let app: TestApp;
let me: Candidate;
let recruiter: Person;
let now = new Date("2026-11-18T01:30:00.000Z");
beforeAll(async () => {
  // Of its own: it moves the clock.
  app = await startTestApp({ clock: () => now });
  me = await addCandidate(app);
  recruiter = await signedIn(app, { recruiter: true });
});
afterAll(() => app?.end());

const json = async (answer: Promise<Response>) => (await answer).json();
const PATH = "/api/applications";
const list = async ({ browser }: Person = me) => (await json(browser.get(PATH))).jobs;
const ofJob = async (jobId: string) =>
  (await list()).find(({ jobDocumentId }: { jobDocumentId: string }) => jobDocumentId === jobId);
const send = (method: string, path: string, body?: unknown, { browser }: Person = me) =>
  browser.request(path, {
    method,
    headers: { origin: app.url, "content-type": "application/json" },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
const save = (jobDocumentId: string, isBookmarked = true) =>
  me.browser.post("/api/candidate/bookmarks", { jobDocumentId, isBookmarked });
const add = async (more = {}, person: Person = me) =>
  (await json(person.browser.post(PATH, { title: "Lawyer", ...more }))).id;

describe("what happens here fills it by itself", () => {
  test("a job I save is there, and gone when I let it go", async () => {
    const { id } = await addJob(app);
    await save(id);
    expect(await ofJob(id)).toMatchObject({
      title: "Employment Lawyer",
      company: "Marlowe Strand",
      link: "https://jobs.example/1",
      stage: "saved",
      is_open: true,
      application: null,
    });
    await save(id, false);
    expect(await ofJob(id)).toBeUndefined();
  });

  test("what I wrote down stays when I let the job go", async () => {
    const { id } = await addJob(app);
    await save(id);
    const card = await ofJob(id);
    expect((await send("PUT", `${PATH}/${card.id}`, { notes: "Ask Ana" })).status).toBe(200);
    await save(id, false);
    expect(await ofJob(id)).toMatchObject({ notes: "Ask Ana" });
  });

  test("what I remove is saved no longer, and what I applied for here stays until I withdraw", async () => {
    const { id } = await addJob(app);
    await save(id);
    const card = await ofJob(id);
    expect((await send("DELETE", `${PATH}/${card.id}`)).status).toBe(200);
    const { bookmarks } = await json(me.browser.get("/api/candidate/bookmarks"));
    expect(bookmarks).not.toContainEqual(expect.objectContaining({ jobDocumentId: id }));

    const posting = await addJob(app, { ownerId: recruiter.id });
    await me.browser.post(`${PATH}/apply`, { jobDocumentId: posting.id });
    const sent = await ofJob(posting.id);
    expect((await send("DELETE", `${PATH}/${sent.id}`)).status).toBe(409);
    await me.browser.post(`${PATH}/withdraw`, { jobDocumentId: posting.id });
    expect((await send("DELETE", `${PATH}/${sent.id}`)).status).toBe(200);
  });

  test("interest in a job counts as saved", async () => {
    const { id } = await addJob(app, { ownerId: recruiter.id });
    await me.browser.post("/api/candidate/express-interest", { jobDocumentId: id });
    expect(await ofJob(id)).toMatchObject({ stage: "saved" });
  });

  test("the recruiter's stage moves it, is shown as theirs, and tells me once while unread", async () => {
    const { id } = await addJob(app, { ownerId: recruiter.id, title: "Awards Lawyer" });
    await me.browser.post(`${PATH}/apply`, { jobDocumentId: id });
    const path = `/api/jobs/${id}/applications`;
    const [{ id: applicationId }] = (await json(recruiter.browser.get(path))).applicants;
    for (const stage of ["in_review", "interview"])
      expect(
        (await send("POST", `${path}/${applicationId}/stage`, { stage }, recruiter)).status,
      ).toBe(200);
    expect(await ofJob(id)).toMatchObject({
      stage: "interview",
      application: { stage: "interview", staged_at: now.toISOString() },
    });
    const { notifications } = await json(me.browser.get("/api/notifications"));
    const told = notifications.filter(({ title }: { title: string }) => title.startsWith("Awards"));
    expect(told).toMatchObject([
      {
        type: "interview",
        title: "Awards Lawyer: interview",
        data: { action_url: "/applications" },
      },
    ]);
    await send("POST", `${path}/${applicationId}/stage`, { stage: "not_going_ahead" }, recruiter);
    expect((await ofJob(id)).stage).toBe("closed");
  });

  test("nobody but who posted it sets a stage", async () => {
    const { id } = await addJob(app, { ownerId: recruiter.id });
    await me.browser.post(`${PATH}/apply`, { jobDocumentId: id });
    const path = `/api/jobs/${id}/applications`;
    const [{ id: applicationId }] = (await json(recruiter.browser.get(path))).applicants;
    const other = await signedIn(app, { recruiter: true });
    const asked = await send("POST", `${path}/${applicationId}/stage`, { stage: "offer" }, other);
    expect(asked.status).toBe(404);
    expect((await ofJob(id)).application.stage).toBe("received");
  });
});

test("a job applied for where it was advertised is tracked as applied, once", async () => {
  const { id } = await addJob(app);
  const track = (stage: string) => me.browser.post(`${PATH}/track`, { jobDocumentId: id, stage });
  for (let twice = 0; twice < 2; twice++) expect((await track("applied")).status).toBe(200);
  expect((await track("saved")).status, "takes nothing back").toBe(200);
  expect(await ofJob(id)).toMatchObject({ stage: "applied", applied_at: now.toISOString() });
  expect(
    (await list()).filter((one: { jobDocumentId: string }) => one.jobDocumentId === id),
  ).toHaveLength(1);
});

describe("a job from elsewhere", () => {
  test("is kept with its link and text, and nobody else can open, change or remove it", async () => {
    const id = await add({
      title: " In-house counsel ",
      company: "Bellbird",
      link: "https://bellbird.example/jobs/4",
      advertisement: "We want you",
      stage: "interview",
    });
    const { job, advertisement, sent } = await json(me.browser.get(`${PATH}/${id}`));
    expect(job).toMatchObject({
      title: "In-house counsel",
      stage: "interview",
      jobDocumentId: null,
    });
    expect([advertisement, sent]).toEqual(["We want you", null]);
    const other = await signedIn(app);
    expect((await send("GET", `${PATH}/${id}`, undefined, other)).status).toBe(404);
    expect((await send("PUT", `${PATH}/${id}`, { stage: "offer" }, other)).status).toBe(404);
    expect((await send("DELETE", `${PATH}/${id}`, undefined, other)).status).toBe(404);
    expect((await send("DELETE", `${PATH}/${id}`)).status).toBe(200);
    expect((await send("GET", `${PATH}/${id}`)).status).toBe(404);
  });

  test.each(["javascript:alert(1)", "data:text/html,x", "bellbird", "ftp://x.example"])(
    "%s is no link",
    async (link) => {
      const answer = await me.browser.post(PATH, { title: "Lawyer", link });
      expect(answer.status).toBe(400);
      expect((await answer.json()).message).toMatch(/^Enter a link/);
    },
  );

  test("its text is read for title, company and place", async () => {
    const text =
      "Employment Lawyer\nBellbird Mutual, Sydney NSW\n\nWhat you will do\n- Advise on awards";
    const found = await json(me.browser.post(`${PATH}/read`, { text }));
    expect(found.title).toBe("Employment Lawyer");
  });

  test("with documents of my own, and nobody else's", async () => {
    const id = await add();
    const theirs = await addCandidate(app);
    expect((await send("PUT", `${PATH}/${id}`, { documents: [me.resumeId] })).status).toBe(200);
    const refused = await send("PUT", `${PATH}/${id}`, { documents: [theirs.resumeId] });
    expect(refused.status).toBe(404);
    const { job } = await json(me.browser.get(`${PATH}/${id}`));
    expect(job.documents).toMatchObject([{ id: me.resumeId }]);
  });
});

describe("a reminder", () => {
  test("only for a day to come that there is", async () => {
    const id = await add();
    for (const day of ["2026-11-18", "2026-11-17", "2027-02-30", "2040-01-01", "soon"]) {
      const answer = await send("PUT", `${PATH}/${id}`, { remind_on: day });
      expect(answer.status, day).toBe(400);
    }
    expect((await send("PUT", `${PATH}/${id}`, { remind_on: "2026-12-02" })).status).toBe(200);
    expect((await send("PUT", `${PATH}/${id}`, { remind_on: null })).status).toBe(200);
  });

  test("comes on its day, once, here and by mail", async () => {
    const person = await addCandidate(app);
    const id = await add({ title: "Reminded Lawyer", company: "Bellbird" }, person);
    await send("PUT", `${PATH}/${id}`, { remind_on: "2026-11-20" }, person);
    const run = async () => {
      const { jobs } = app.platform;
      const job = await jobs.enqueue(remindOfJobs, {});
      await vi.waitFor(
        async () => expect(await jobs.status(job)).toEqual({ state: "done" }),
        20_000,
      );
    };
    const reminders = async () =>
      (await json(person.browser.get("/api/notifications"))).notifications.filter(
        ({ type }: { type: string }) => type === "reminder",
      );
    await run();
    expect(await reminders(), "not before").toEqual([]);
    now = new Date("2026-11-19T22:00:00.000Z");
    for (let twice = 0; twice < 2; twice++) await run();
    expect(await reminders()).toMatchObject([
      {
        title: "Reminder: Reminded Lawyer",
        message: "You asked to be reminded of Reminded Lawyer, Bellbird today.",
        data: { action_url: `/applications?open=${id}` },
      },
    ]);
    expect(await list(person)).toMatchObject([{ was_reminded: true, remind_on: "2026-11-20" }]);
    const subject = "Reminder: Reminded Lawyer, Bellbird";
    const mail = await mailTo(app, person.email, subject);
    expect(mail.text).toContain(`/applications?open=${id}`);
    const mails = await mailsTo(app, person.email);
    expect(mails.filter((one) => one.subject === subject)).toHaveLength(1);
  });
});
