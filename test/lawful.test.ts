import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { LAWFUL_SENTENCES as say } from "#contract/lawful.ts";
import { makeZip } from "#server/features/documents/archives/testing/make-zip.ts";
import { createBrowser } from "#test/support/browser.ts";
import { addJob, EMPLOYMENT_AD } from "#test/support/market.ts";
import { ADMIN_ENV, type Person, signedIn, signedInAdmin } from "#test/support/people.ts";
import { FOUND_AD, reviewing, takeIn } from "#test/support/review-queue.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { sendFile } from "#test/support/uploads.ts";

/** Through every way in: no advertisement that chooses people by what the law protects is ever public. */

const FORBIDDEN = "Must be male";
const REASON = "Section 31 exemption, men's refuge";
const UNLAWFUL_AD = `${EMPLOYMENT_AD}\n- ${FORBIDDEN}`;
const PLACE = {
  quote: FORBIDDEN,
  attribute: "sex",
  why: expect.stringContaining("Sex Discrimination Act 1984"),
};

let app: TestApp;
let me: Person;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp({ env: ADMIN_ENV });
  me = await signedIn(app, { recruiter: true });
  admin = await signedInAdmin(app);
});
afterAll(() => app?.end());

const sql = async (text: string, values: unknown[] = []) =>
  (await app.platform.database.query(text, values)).rows;
const publicJob = (id: string) => createBrowser(app.url).get(`/api/jobs/${id}`);
const isPublic = async (id: string) => (await publicJob(id)).status === 200;
const setStatus = (id: string, body: object) => me.browser.post(`/api/jobs/${id}/status`, body);
const FIELDS = { title: "Employment Lawyer", company: "Marlowe Strand" };
const put = (id: string, body: object) =>
  me.browser.request(`/api/jobs/${id}`, {
    method: "PUT",
    body: JSON.stringify({ ...FIELDS, ...body }),
    headers: { origin: app.url, "content-type": "application/json" },
  });
const refused = async (answer: Response) => {
  expect(answer.status).toBe(422);
  expect(await answer.json()).toMatchObject({
    fault: "unlawful",
    message: say.refused,
    unlawful: [PLACE],
  });
};
const reasonsOf = (id: string) =>
  sql(
    "select quote, reason, given_by as by, given_at as at from lawful_exemptions where job_id = $1",
    [id],
  );

describe("the editor", () => {
  test("a draft is saved and does not go live; with a reason it does, and that is on record", async () => {
    const { id } = await addJob(app, { ownerId: me.id, status: "draft" });
    expect((await put(id, { text: UNLAWFUL_AD })).status).toBe(200);
    await refused(await setStatus(id, { status: "active" }));
    expect(await isPublic(id)).toBe(false);
    const draft = await (await me.browser.get(`/api/jobs/${id}`)).json();
    expect(draft.lines.map(({ text }: { text: string }) => text)).toContain(FORBIDDEN);
    const short = { status: "active", exemptions: [{ quote: FORBIDDEN, reason: "because" }] };
    expect((await setStatus(id, short)).status).toBe(400);
    const other = { quote: "Must be female", reason: REASON };
    await refused(await setStatus(id, { status: "active", exemptions: [other] }));
    const exemptions = [{ quote: FORBIDDEN, reason: REASON }];
    expect((await setStatus(id, { status: "active", exemptions })).status).toBe(200);
    expect(await isPublic(id)).toBe(true);
    expect(await reasonsOf(id)).toEqual([
      { quote: FORBIDDEN, reason: REASON, by: me.id, at: expect.any(Date) },
    ]);
    // It holds for these words from now on, and for no others.
    await setStatus(id, { status: "closed" });
    expect((await setStatus(id, { status: "active" })).status).toBe(200);
    const more = await put(id, { text: `${UNLAWFUL_AD}\n- No kids` });
    expect((await more.json()).unlawful).toMatchObject([{ quote: "No kids", attribute: "family" }]);
    const trail = await sql("select action from audit_trail where subject_id = $1", [id]);
    expect(trail.filter(({ action }) => action === "job.exempted")).toHaveLength(1);
  });

  test("what is live is not changed into it, in its title as little as in its text", async () => {
    const { id } = await addJob(app, { ownerId: me.id });
    await refused(await put(id, { text: UNLAWFUL_AD }));
    const titled = await put(id, { text: EMPLOYMENT_AD, title: "Female receptionist" });
    expect((await titled.json()).unlawful).toMatchObject([{ quote: "Female receptionist" }]);
    expect(await (await publicJob(id)).text()).not.toMatch(/male/i);
  });

  test("an exemption that the text names is let through and put on record; one without its provision is not", async () => {
    const named = `- ${FORBIDDEN}, under section 28 of the Equal Opportunity Act 2010`;
    const { id } = await addJob(app, { ownerId: me.id, status: "draft" });
    const text = `${EMPLOYMENT_AD}\n${named}`;
    expect((await put(id, { text })).status).toBe(200);
    expect((await setStatus(id, { status: "active" })).status).toBe(200);
    const provision = "section 28 of the Equal Opportunity Act 2010";
    const kept = { reason: say.named(provision), by: me.id, at: expect.any(Date) };
    const [reason, ...others] = await reasonsOf(id);
    expect(reason).toMatchObject(kept);
    expect(reason?.quote).toContain(FORBIDDEN);
    expect(others).toEqual([]);
    // Opened again it is not written a second time.
    await setStatus(id, { status: "closed" });
    expect((await setStatus(id, { status: "active" })).status).toBe(200);
    expect(await reasonsOf(id)).toHaveLength(1);

    const vague = await addJob(app, { ownerId: me.id, status: "draft" });
    await put(vague.id, { text: `${EMPLOYMENT_AD}\n- ${FORBIDDEN}, this role is exempt` });
    expect((await setStatus(vague.id, { status: "active" })).status).toBe(422);
  });

  test("what was closed is not opened again", async () => {
    const { id } = await addJob(app, { ownerId: me.id, status: "closed", text: UNLAWFUL_AD });
    await refused(await setStatus(id, { status: "active" }));
    expect(await isPublic(id)).toBe(false);
  });
});

test("an uploaded file becomes a draft that says why", async () => {
  const file = { name: "ad.txt", content: UNLAWFUL_AD };
  const answer = await sendFile(me.browser, "/api/upload-jd", "jobDescription", file);
  const { posting, message } = await answer.json();
  expect(posting).toMatchObject({ status: "draft", draft_reason: say.draft(FORBIDDEN) });
  expect(message).toBe(say.draft(FORBIDDEN));
  expect(await isPublic(posting.id)).toBe(false);
});

test("so does a file of an archive", async () => {
  const archive = makeZip([{ name: "ad.txt", content: `${UNLAWFUL_AD}\n- Own car` }]);
  const fields = { kind: "job_description", attested: "true" };
  const file = { name: "jobs.zip", content: archive };
  await sendFile(me.browser, "/upload/archive", "archive", file, fields);
  const drafts = () =>
    sql("select id, status from jobs where owner_id = $1 and lines::text like '%Own car%'", [
      me.id,
    ]);
  await vi.waitFor(async () => expect(await drafts()).toHaveLength(1), { timeout: 60_000 });
  expect(await drafts()).toMatchObject([{ status: "draft" }]);
});

describe("the chat", () => {
  const turn = async (body: object) => (await me.browser.post("/api/generate-jd", body)).json();
  const FACTS = `Fleet Manager in Albury NSW, full-time, $105,000 plus super.
Responsibilities: plan services, keep fuel records
Must have: 5 years in transport`;
  const begin = async (...messages: readonly string[]) => {
    const { sessionId } = await turn({ currentContent: { company: "Kestrel Freight" } });
    let answer = await turn({ sessionId, message: FACTS });
    for (const message of messages) answer = await turn({ sessionId, message });
    return { answer, sessionId };
  };

  test("leaves it out at once and says so", async () => {
    const { answer, sessionId } = await begin("must be male, church-going, no kids");
    expect(answer.message).toMatch(/left out/);
    expect(answer.message).toContain("Sex Discrimination Act 1984");
    const live = await turn({ sessionId, edit: { op: "publish" } });
    expect(await (await publicJob(live.posting_id)).text()).not.toMatch(/\bmale|church|kids/i);
  });

  test("does not publish it where it was put in by hand, until it has a reason, which stands beside the posting", async () => {
    const { sessionId } = await begin();
    const items = ["5 years in transport", "Must be male"];
    const answer = await turn({ sessionId, edit: { op: "items", fact: "must", items } });
    expect(answer).toMatchObject({ can_publish: false, unlawful: [{ attribute: "sex" }] });
    const publish = { sessionId, edit: { op: "publish" } };
    const still = await turn(publish);
    expect(still).toMatchObject({ complete: false, posting_id: null });
    const [{ quote }] = answer.unlawful;
    const exemptions = [{ quote, reason: REASON }];
    const kept = await turn({ sessionId, exemptions });
    expect(kept).toMatchObject({ unlawful: [], can_publish: true });
    const live = await turn(publish);
    expect(live.complete).toBe(true);
    expect(await reasonsOf(live.posting_id)).toMatchObject([{ reason: REASON, by: me.id }]);
  });

  test("a reason may come with the word that publishes", async () => {
    const { sessionId } = await begin();
    const items = ["Must be male"];
    const answer = await turn({ sessionId, edit: { op: "items", fact: "must", items } });
    const exemptions = [{ quote: answer.unlawful[0].quote, reason: REASON }];
    const live = await turn({ sessionId, edit: { op: "publish" }, exemptions });
    expect(live).toMatchObject({ complete: true });
    expect(await reasonsOf(live.posting_id)).toMatchObject([{ reason: REASON }]);
  });

  test("what a company's page says is held to it as well", async () => {
    const businessInfo = { url: "", description: "We only hire Christians." };
    const { sessionId } = await turn({ businessInfo, currentContent: { company: "Kestrel" } });
    await turn({ sessionId, message: FACTS });
    const still = await turn({ sessionId, message: "publish" });
    expect(still).toMatchObject({ complete: false, unlawful: [{ attribute: "faith" }] });
  });
});

describe("the review of scraped jobs", () => {
  const review = () => reviewing(app, admin);
  const text = `${FOUND_AD}\n\n- ${FORBIDDEN}`;
  const job = (name: string) => ({ text, sourceKey: `url:${name}`, firmName: `Firm ${name}` });

  test("does not approve it as it is, nor when a correction brings it in", async () => {
    const { id } = await takeIn(app, job("one"));
    await refused(await review().decide(id));
    expect(await review().jobIdOf(id)).toBeNull();
    expect(await review().read(id)).toMatchObject({ state: "pending" });
    const clean = await takeIn(app, { sourceKey: "url:two", firmName: "Firm two" });
    const edit = { action: "edit", job_data: { raw_content: text } };
    await refused(await review().decide(clean.id, edit));
    expect(
      (await review().decide(id, { action: "edit", job_data: { raw_content: FOUND_AD } })).status,
    ).toBe(200);
  });

  test("a reason of the administrator's lets it through", async () => {
    const { id } = await takeIn(app, job("three"));
    const exemptions = [{ quote: FORBIDDEN, reason: REASON }];
    expect((await review().decide(id, { action: "approve", exemptions })).status).toBe(200);
    const jobId = (await review().jobIdOf(id)) ?? "";
    expect(await isPublic(jobId)).toBe(true);
    expect(await reasonsOf(jobId)).toMatchObject([{ reason: REASON, by: admin.id }]);
  });

  test("one that was approved before and comes back stays closed", async () => {
    const { id } = await takeIn(app, { sourceKey: "url:four", firmName: "Firm four" });
    await review().decide(id);
    const jobId = await review().jobIdOf(id);
    await sql("update jobs set status = 'closed', title = 'Male solicitor' where id = $1", [jobId]);
    await sql("update scraped_jobs set missed = 2 where id = $1", [id]);
    const again = await takeIn(app, { sourceKey: "url:four", firmName: "Firm four" });
    expect(again.outcome).toBe("unchanged");
    expect(await isPublic(jobId ?? "")).toBe(false);
  });
});

test("who gave a reason gets it with their data, and is forgotten with their account", async () => {
  const giver = await signedIn(app, { recruiter: true });
  const { id } = await addJob(app, { ownerId: me.id });
  await sql(
    "insert into lawful_exemptions (job_id, quote, reason, given_by, given_at) values ($1, 'x', $2, $3, now())",
    [id, REASON, giver.id],
  );
  const part = app.personalData.find(({ tables }) => tables.includes("lawful_exemptions"));
  const { database } = app.platform;
  const exported = await part?.export(database, giver.id);
  expect(exported?.records.lawfulExemptions).toMatchObject([{ quote: "x", reason: REASON }]);
  await database.transaction(async (tx) => part?.erase(tx, giver.id));
  expect(await reasonsOf(id)).toMatchObject([{ reason: REASON, by: null }]);
});
