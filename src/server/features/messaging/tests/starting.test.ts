import { randomUUID } from "node:crypto";
import { beforeAll, describe, expect, test } from "vitest";
import { addJob } from "#test/support/market.ts";
import { type Person, signedIn } from "#test/support/people.ts";
import {
  block,
  findableCandidate,
  list,
  read,
  said,
  start,
  twoTalking,
  unread,
  write,
} from "#test/support/talking.ts";
import { sharedTestApp, type TestApp } from "#test/support/test-app.ts";

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

const NOBODY = [404, "This person was not found, or you may not write to them."];
const change = (what: string, ...values: unknown[]) =>
  app.testDatabase.database.query(what, values);
const recruiting = async (company = "Marlowe Strand") => {
  const recruiter = await signedIn(app, { recruiter: true });
  const { id: jobId } = await addJob(app, { ownerId: recruiter.id, company });
  return { recruiter, jobId };
};
const lookUp = async ({ browser }: Person, email: string) =>
  (await browser.get(`/api/users/lookup?email=${encodeURIComponent(email)}`)).json();

describe("a candidate", () => {
  test("writes to who advertises, by the job or by the person", async () => {
    const me = await signedIn(app);
    const { recruiter, jobId } = await recruiting();
    const byJob = await (await start(me, { job_id: jobId })).json();
    expect(byJob).toMatchObject({
      title: "Employment Lawyer, Marlowe Strand",
      people: [{ id: recruiter.id }],
      job: { id: jobId },
    });
    const byPerson = await (await start(me, { recipient_id: recruiter.id })).json();
    expect(byPerson).toMatchObject({ title: "Conversation", job: null });
    expect(await list(recruiter)).toHaveLength(2);
  });

  test("does not write to anybody else", async () => {
    const me = await findableCandidate(app);
    const { recruiter, jobId } = await recruiting();
    const idle = await signedIn(app, { recruiter: true });
    const { id: scraped } = await addJob(app);
    const other = await findableCandidate(app);
    await change("update jobs set status = 'closed' where id = $1", jobId);
    for (const body of [
      { recipient_id: recruiter.id },
      { job_id: jobId },
      { job_id: jobId, recipient_id: recruiter.id },
      { recipient_id: idle.id },
      { job_id: scraped },
      { recipient_id: other.id },
      { recipient_id: me.id },
      { recipient_id: randomUUID() },
      { job_id: randomUUID() },
      {},
    ])
      expect(await said(await start(me, body)), JSON.stringify(body)).toEqual(NOBODY);
    expect(await list(me)).toEqual([]);
  });

  test("answers, though the posting is closed by now", async () => {
    const { candidate, recruiter, jobId, id } = await twoTalking(app);
    await change("update jobs set status = 'closed' where id = $1", jobId);
    expect((await write(candidate, id, "Still interested")).status).toBe(200);
    expect((await list(candidate))[0]).toMatchObject({ job: { is_open: false } });
    await change("delete from jobs where id = $1", jobId);
    expect((await list(candidate))[0]).toMatchObject({ job: null, can_write: true });
    expect((await start(candidate, { recipient_id: recruiter.id })).status).toBe(200);
  });

  test("does not look people up", async () => {
    const { browser } = await signedIn(app);
    expect((await browser.get("/api/users/lookup?email=a@b.example")).status).toBe(403);
  });
});

describe("a recruiter", () => {
  test("writes to candidates who can be found, and about an own job", async () => {
    const { recruiter, jobId } = await recruiting();
    const candidate = await findableCandidate(app);
    expect(await lookUp(recruiter, candidate.email.toUpperCase())).toEqual({
      exists: true,
      user_id: candidate.id,
    });
    const answer = await start(recruiter, { recipient_id: candidate.id, job_id: jobId });
    expect(await answer.json()).toMatchObject({
      title: "Employment Lawyer, Marlowe Strand",
      job: { id: jobId },
      people: [{ id: candidate.id }],
    });
    expect(await unread(candidate)).toBe(1);
  });

  const hidden: [string, (candidate: Person) => Promise<unknown>][] = [
    [
      "does not want to be found",
      ({ id }) =>
        change("update candidate_profiles set findable = false where account_id = $1", id),
    ],
    [
      "hides from the company, however it is spelt",
      ({ id }) =>
        change(
          "update candidate_profiles set hidden_companies = '{\"The MARLOWE-Strand Pty Ltd\"}' where account_id = $1",
          id,
        ),
    ],
    [
      "works there now",
      ({ id }) =>
        change(
          `update documents set corrections = '{"experience": [{"company": "Marlowe Strand", "present": true}]}'
           where account_id = $1`,
          id,
        ),
    ],
    [
      "has no resume",
      ({ id }) =>
        change("update candidate_profiles set document_id = null where account_id = $1", id),
    ],
  ];
  test.each(hidden)("does not find somebody who %s", async (_why, hide) => {
    const { recruiter, jobId } = await recruiting();
    const candidate = await findableCandidate(app);
    await hide(candidate);
    expect(await lookUp(recruiter, candidate.email)).toEqual({ exists: false });
    expect(await said(await start(recruiter, { recipient_id: candidate.id }))).toEqual(NOBODY);

    await candidate.browser.post("/api/candidate/express-interest", { jobDocumentId: jobId });
    expect(await lookUp(recruiter, candidate.email)).toMatchObject({ exists: true });
    expect((await start(recruiter, { recipient_id: candidate.id })).status).toBe(200);
  });

  test("who hires for several companies does not find who hides from one of them", async () => {
    const { recruiter } = await recruiting();
    const candidate = await findableCandidate(app);
    await change(
      "update candidate_profiles set hidden_companies = '{Marlowe Strand}' where account_id = $1",
      candidate.id,
    );
    await addJob(app, { ownerId: recruiter.id, company: "Quay & Hollis" });
    expect(await lookUp(recruiter, candidate.email)).toEqual({ exists: false });
    const { recruiter: other } = await recruiting("Quay & Hollis");
    expect(await lookUp(other, candidate.email)).toMatchObject({ exists: true });
  });

  test("does not find who hides from the company in the recruiter's profile", async () => {
    const recruiter = await signedIn(app, { recruiter: true });
    const candidate = await findableCandidate(app);
    await change(
      "update candidate_profiles set hidden_companies = '{Quay & Hollis}' where account_id = $1",
      candidate.id,
    );
    expect(await lookUp(recruiter, candidate.email)).toMatchObject({ exists: true });
    await change(
      "insert into recruiter_profiles (account_id, company_name) values ($1, 'Quay and Hollis')",
      recruiter.id,
    );
    expect(await lookUp(recruiter, candidate.email)).toEqual({ exists: false });
  });

  test("does not write to other recruiters, nor about somebody else's job", async () => {
    const { recruiter } = await recruiting();
    const other = await recruiting();
    const candidate = await findableCandidate(app);
    expect(await said(await start(recruiter, { job_id: other.jobId }))).toEqual(NOBODY);
    expect(await lookUp(recruiter, other.recruiter.email)).toEqual({ exists: false });
    const body = { recipient_id: candidate.id, job_id: other.jobId };
    expect(await (await start(recruiter, body)).json()).toMatchObject({ job: null });
  });

  test("does not find an address that is nobody's, or the own one", async () => {
    const { recruiter } = await recruiting();
    for (const email of ["nobody@example.org", recruiter.email, ""])
      expect(await lookUp(recruiter, email)).toEqual({ exists: false });
  });
});

test("the same two and title are one conversation, also when both begin at once", async () => {
  const { recruiter, jobId } = await recruiting();
  const candidate = await findableCandidate(app);
  const title = "Employment Lawyer, Marlowe Strand";
  const answers = await Promise.all([
    start(candidate, { job_id: jobId, initial_message: "a" }),
    start(candidate, { job_id: jobId, initial_message: "b" }),
    start(recruiter, { recipient_id: candidate.id, title, initial_message: "c" }),
  ]);
  const ids = await Promise.all(answers.map(async (answer) => (await answer.json()).id));
  expect(new Set(ids).size).toBe(1);
  const texts = (await read(candidate, ids[0])).map(({ text }) => text);
  expect(texts.sort()).toEqual(["a", "b", "c"]);
  const other = await (await start(candidate, { job_id: jobId, title: "Another" })).json();
  expect(other.id).not.toBe(ids[0]);
});

test("beginning again with the same client_id adds nothing", async () => {
  const { candidate, recruiter, jobId } = await twoTalking(app);
  const body = { job_id: jobId, initial_message: "Once", client_id: randomUUID() };
  const [first, again] = [await start(candidate, body), await start(candidate, body)];
  expect((await again.json()).id).toBe((await first.json()).id);
  expect(await unread(recruiter)).toBe(2);
});

test("whoever has blocked me is nobody to me, and whom I have blocked I am told so", async () => {
  const { candidate, recruiter, jobId, id } = await twoTalking(app);
  await block(recruiter, id);
  for (const body of [{ job_id: jobId }, { recipient_id: recruiter.id, title: "Other" }])
    expect(await said(await start(candidate, body))).toEqual(NOBODY);
  expect(await said(await start(recruiter, { recipient_id: candidate.id }))).toEqual([
    409,
    "You have blocked this conversation. Unblock it to write.",
  ]);
});
