import { beforeAll, describe, expect, test } from "vitest";
import { addCandidate, addJob, type Candidate } from "#test/support/market.ts";
import { PASSWORD, type Person, signedIn } from "#test/support/people.ts";
import { sharedTestApp, type TestApp } from "#test/support/test-app.ts";
import { uploaded } from "#test/support/uploads.ts";
import { applicationsPersonalData } from "./personal-data.ts";

let app: TestApp;
let me: Candidate;
let recruiter: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  me = await addCandidate(app, { findable: false });
  recruiter = await signedIn(app, { recruiter: true });
});

const json = async (answer: Promise<Response>) => (await answer).json();
const post = (ownerId: string | null = recruiter.id) => addJob(app, { ownerId });
const apply = (jobDocumentId: string, more = {}, { browser }: Pick<Person, "browser"> = me) =>
  browser.post("/api/applications/apply", { jobDocumentId, ...more });
const withdraw = (jobDocumentId: string, { browser }: Pick<Person, "browser"> = me) =>
  browser.post("/api/applications/withdraw", { jobDocumentId });
const applicantsOf = (jobId: string, { browser }: Person = recruiter) =>
  json(browser.get(`/api/jobs/${jobId}/applications`));
const trackedOf = async (jobId: string, { browser }: Pick<Person, "browser"> = me) =>
  (await json(browser.get("/api/applications"))).jobs.find(
    ({ jobDocumentId }: { jobDocumentId: string }) => jobDocumentId === jobId,
  );
const noticesOf = async ({ browser }: Person, part: string) =>
  (await json(browser.get("/api/notifications"))).notifications.filter(
    ({ title }: { title: string }) => title.includes(part),
  );
const countOf = async (id: string) =>
  (await json(recruiter.browser.get(`/api/jobs/${id}`))).applications_count;
const ask = (jobId: string, questions: string[], { browser }: Person = recruiter) =>
  browser.request(`/api/jobs/${jobId}/questions`, {
    method: "PUT",
    headers: { origin: app.url, "content-type": "application/json" },
    body: JSON.stringify({ questions }),
  });

describe("I apply for a posting", () => {
  test("its recruiter is told, sees my note, and may open my resume though I am not findable", async () => {
    const { id } = await post();
    const path = `/candidates/candidate-profile?documentId=${me.resumeId}&jobId=${id}`;
    expect((await recruiter.browser.get(path)).status, "before").toBe(404);

    const answer = await apply(id, { note: "  I would like this.  " });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toEqual({ success: true, message: "Your application was sent." });

    const [notice] = await noticesOf(recruiter, "Application for Employment Lawyer");
    expect(notice).toMatchObject({
      type: "application",
      message: "Test Person applied for Employment Lawyer.",
      data: { action_url: `/job/${id}/applications` },
    });
    expect(await applicantsOf(id)).toMatchObject({
      total: 1,
      withdrawn: 0,
      sees_people: true,
      applicants: [
        {
          name: "Test Person",
          document_id: me.resumeId,
          note: "I would like this.",
          stage: "received",
        },
      ],
    });
    expect(await countOf(id)).toBe(1);
    expect(await json(recruiter.browser.get(path))).toMatchObject({ has_applied: true });
    expect(await trackedOf(id)).toMatchObject({
      stage: "applied",
      application: { stage: "received", withdrawn_at: null },
      documents: [{ id: me.resumeId }],
    });
  });

  test("somebody else's posting shows them nothing of me", async () => {
    const { id } = await post();
    await apply(id);
    const other = await signedIn(app, { recruiter: true });
    const theirs = await addJob(app, { ownerId: other.id });
    expect((await other.browser.get(`/api/jobs/${id}/applications`)).status).toBe(404);
    for (const jobId of [id, theirs.id]) {
      const path = `/candidates/candidate-profile?documentId=${me.resumeId}&jobId=${jobId}`;
      expect((await other.browser.get(path)).status).toBe(404);
    }
  });

  test("once, however often it is sent at once", async () => {
    const { id } = await post();
    const answers = await Promise.all(Array.from({ length: 5 }, () => apply(id)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    expect((await applicantsOf(id)).total).toBe(1);
    expect(await countOf(id)).toBe(1);
  });

  test("interest that was expressed before is not counted twice, and later interest changes nothing", async () => {
    const { id } = await post();
    const express = () => me.browser.post("/api/candidate/express-interest", { jobDocumentId: id });
    await express();
    await apply(id);
    await express();
    expect(await countOf(id)).toBe(1);
  });

  test("with another of my own resumes, but nobody else's", async () => {
    const { id } = await post();
    const theirs = await addCandidate(app);
    const refused = await apply(id, { resumeId: theirs.resumeId });
    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ message: "Choose a resume that has been read." });
    const second = await uploaded(me.browser, {
      name: "second.txt",
      content:
        "Mei-Lin Chan\nLawyer\nmei@example.org\n\nExperience\nSolicitor, Ferris, 2020 to 2024",
    });
    expect((await apply(id, { resumeId: second })).status).toBe(200);
    expect((await applicantsOf(id)).applicants[0].document_id).toBe(second);
  });

  test("every question of the recruiter wants an answer, and is kept as it was asked", async () => {
    const { id } = await post();
    const question = "When could you start?";
    expect((await ask(id, [question, ""])).status).toBe(200);
    const form = await json(me.browser.get(`/api/applications/form?jobId=${id}`));
    expect(form).toMatchObject({ questions: [question], refusal: "", application: null });
    expect(form.resumes.find(({ is_current }: { is_current: boolean }) => is_current).id).toBe(
      me.resumeId,
    );
    expect((await apply(id)).status, "none").toBe(409);
    const blank = await apply(id, { answers: [{ question, answer: "  " }] });
    expect(await blank.json()).toMatchObject({ message: "Please answer every question." });
    expect((await apply(id, { answers: [{ question, answer: "In May" }] })).status).toBe(200);
    await ask(id, ["Another?"]);
    expect((await applicantsOf(id)).applicants[0].answers).toEqual([
      { question, answer: "In May" },
    ]);
  });

  test("what is longer than fits is refused with a sentence", async () => {
    const { id } = await post();
    const answer = await apply(id, { note: "x".repeat(2001) });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ message: "That is too long." });
  });

  test("not for one that was advertised elsewhere, nor my own, nor one that is closed", async () => {
    const scraped = await post(null);
    const own = await post(me.id);
    for (const { id } of [scraped, own]) expect((await apply(id)).status).toBe(409);
    const closed = await addJob(app, { ownerId: recruiter.id, status: "closed" });
    expect((await apply(closed.id)).status).toBe(404);
  });
});

describe("what I decided about a recruiter holds", () => {
  const hide = ({ browser }: Person, companies: string[]) =>
    browser.request("/api/candidates/visibility", {
      method: "PUT",
      headers: { origin: app.url, "content-type": "application/json" },
      body: JSON.stringify({
        findable: true,
        hidden_companies: companies,
        hide_from_employer: true,
      }),
    });

  test("I hide from their company: I am told so, and nothing is sent", async () => {
    const person = await addCandidate(app);
    const { id } = await post();
    expect((await hide(person, ["Marlowe Strand"])).status).toBe(200);
    const form = await json(person.browser.get(`/api/applications/form?jobId=${id}`));
    expect(form.refusal).toMatch(/^Your profile hides you/);
    const answer = await apply(id, {}, person);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ message: form.refusal });
    expect((await applicantsOf(id)).total).toBe(0);
  });

  test("I hide later: they no longer see me", async () => {
    const person = await addCandidate(app);
    const { id } = await post();
    expect((await apply(id, {}, person)).status).toBe(200);
    await hide(person, ["Marlowe Strand"]);
    expect(await applicantsOf(id)).toMatchObject({ total: 0, applicants: [] });
    const path = `/candidates/candidate-profile?documentId=${person.resumeId}&jobId=${id}`;
    expect((await recruiter.browser.get(path)).status).toBe(404);
  });
});

describe("I take it back", () => {
  test("its words are gone, the recruiter is told, and may not open me any more", async () => {
    const { id } = await post();
    await apply(id, { note: "Private words" });
    const answer = await withdraw(id);
    expect(answer.status).toBe(200);
    expect(await applicantsOf(id)).toMatchObject({ total: 0, withdrawn: 1, applicants: [] });
    expect(await countOf(id)).toBe(0);
    expect(await trackedOf(id)).toMatchObject({ stage: "closed" });
    const path = `/candidates/candidate-profile?documentId=${me.resumeId}&jobId=${id}`;
    expect((await recruiter.browser.get(path)).status).toBe(404);
    const { rows } = await app.testDatabase.database.query(
      "select note, document_id from applications where job_id = $1",
      [id],
    );
    expect(rows).toEqual([{ note: "", document_id: null }]);
    expect((await withdraw(id)).status, "twice").toBe(404);
    expect((await apply(id, { note: "Again" })).status, "anew").toBe(200);
    expect(await countOf(id)).toBe(1);
  });
});

describe("what is known of my application", () => {
  test("I take it along; when I leave, my name leaves the recruiter's notifications too", async () => {
    const owner = await signedIn(app, { recruiter: true });
    const { id } = await post(owner.id);
    const person = await addCandidate(app);
    await apply(id, { note: "Hello" }, person);
    const { database } = app.platform;
    const { records } = await applicationsPersonalData.export(database, person.id);
    expect(records).toMatchObject({
      applications: [{ job: id, note: "Hello", resume: person.resumeId }],
      trackedJobs: [{ job: id, stage: "applied" }],
    });
    const gone = await person.browser.post("/api/account/delete", {
      password: PASSWORD,
      confirm: "delete",
    });
    expect(gone.status).toBe(200);
    expect(await noticesOf(owner, "Application for")).toEqual([]);
    expect(await applicantsOf(id, owner)).toMatchObject({ total: 0, applicants: [] });
  });
});
