import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { POSTING_SENTENCES as say } from "#contract/postings.ts";
import { engineVersion } from "#matching/engine.ts";
import { createBrowser } from "#test/support/browser.ts";
import { addJob } from "#test/support/market.ts";
import { type Person, signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { createPostingService } from "../service.ts";

let app: TestApp;
let me: Person;
let other: Person;
let now = new Date("2026-11-16T09:00:00.000Z");
beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
  other = await signedIn(app, { recruiter: true });
});
afterAll(() => app?.end());
/** Each test has a recruiter of its own, whose list is empty. */
const newcomer = async () => {
  me = await signedIn(app, { recruiter: true });
};
const later = () => {
  now = new Date(now.getTime() + 60_000);
};

const list = async ({ browser }: Person = me) =>
  (await browser.get("/candidates/job-postings")).json();
const jobOf = async (id: string) => (await me.browser.get(`/api/jobs/${id}`)).json();
const put = (id: string, body: object, { browser }: Person = me) =>
  browser.request(`/api/jobs/${id}`, {
    method: "PUT",
    body: JSON.stringify(body),
    headers: { origin: app.url, "content-type": "application/json" },
  });
const setStatus = (id: string, status: string, { browser }: Person = me) =>
  browser.post(`/api/jobs/${id}/status`, { status });
const discard = (id: string, { browser }: Person = me) =>
  browser.request(`/api/jobs/${id}`, { method: "DELETE", headers: { origin: app.url } });
const sql = async (text: string, values: unknown[]) =>
  (await app.platform.database.query(text, values)).rows;
const trailOf = async (id: string) =>
  (await sql("select action from audit_trail where subject_id = $1 order by id", [id])).map(
    ({ action }) => action,
  );
const noticesOf = async ({ browser }: Person) =>
  (await (await browser.get("/api/notifications")).json()).notifications;

const EDIT = {
  title: "Employment Lawyer",
  company: "Marlowe Strand",
  location: "Melbourne VIC",
  employment_type: "part-time",
  salary_range: "$120,000 to $130,000 plus super",
  text: "Employment Lawyer\n\nWhat you bring\n- Admission as a solicitor\n- Experience in bargaining",
};

describe("my list of postings", () => {
  test("has my own alone, the newest first, and what they amount to", async () => {
    await newcomer();
    const postings = createPostingService(app.platform);
    const engine = engineVersion({ readingModel: true });
    const first = await addJob(app, { ownerId: me.id, title: "First" });
    later();
    const draft = await addJob(app, { ownerId: me.id, title: "Draft", status: "draft" });
    await sql("update jobs set created_at = $2 where id = $1", [first.id, now]);
    later();
    await sql("update jobs set created_at = $2 where id = $1", [draft.id, now]);
    await addJob(app, { ownerId: other.id, title: "Somebody else's" });
    await postings.setCandidatesCount(app.platform.database, first.id, {
      levels: [2, 3, 1, 4],
      engine,
    });
    await postings.setCandidatesCount(app.platform.database, draft.id, {
      levels: [9, 0, 0, 0],
      engine,
    });
    await postings.countApplication(app.platform.database, first.id);
    const { success, data, totals } = await list();
    expect(success).toBe(true);
    expect(data.map(({ title }: { title: string }) => title)).toEqual(["Draft", "First"]);
    expect(data[1]).toMatchObject({
      candidates_count: 10,
      applications_count: 1,
      status: "active",
    });
    expect(totals).toEqual({
      jobs: 2,
      active: 1,
      candidates: 10,
      applications: 1,
      count_state: "counted",
      levels: [
        { level: "Excellent Match", count: 2 },
        { level: "Very Good Match", count: 3 },
        { level: "Good Match", count: 1 },
        { level: "Partial Match", count: 4 },
      ],
    });
  });

  test("ends somewhere; what they amount to does not", async () => {
    await newcomer();
    const { id } = await addJob(app, { ownerId: me.id });
    await sql(
      `insert into jobs (owner_id, source, status, title, company, details, lines, posted_at)
       select owner_id, source, 'closed', title, company, details, lines, posted_at
       from jobs, generate_series(1, 505) where id = $1`,
      [id],
    );
    const { data, totals } = await list();
    expect([data.length, totals.jobs, totals.active]).toEqual([500, 506, 1]);
  });

  test("is empty for a newcomer, and nobody else's business", async () => {
    await newcomer();
    expect(await list()).toMatchObject({ data: [], totals: { jobs: 0, candidates: 0 } });
    expect((await createBrowser(app.url).get("/candidates/job-postings")).status).toBe(401);
    const candidate = await signedIn(app);
    expect((await candidate.browser.get("/candidates/job-postings")).status).toBe(403);
  });
});

describe("I edit a posting", () => {
  test("its words are read anew and the fields that I gave win; what was said beside the text stays", async () => {
    await newcomer();
    const { id } = await addJob(app, { ownerId: me.id, level: "partner" });
    const contact = { contact: { name: "Ana Duarte" } };
    await sql("update jobs set details = details || $2 where id = $1", [id, contact]);
    const before = await jobOf(id);
    later();
    const answer = await put(id, { ...EDIT, updated_at: before.updated_at });
    expect(answer.status).toBe(200);
    const job = await answer.json();
    expect(job).toMatchObject({
      title: EDIT.title,
      location: EDIT.location,
      employment_type: "part-time",
      salary_range: EDIT.salary_range,
      experience_level: "partner",
      details: {
        mustHave: ["Admission as a solicitor", "Experience in bargaining"],
        salary: { min: 120_000, max: 130_000 },
        contact: { name: "Ana Duarte" },
      },
      updated_at: now.toISOString(),
    });
    expect(await jobOf(id)).toEqual(job);
    expect(await trailOf(id)).toEqual(["job.changed"]);
    const [row] = await sql("select state, salary_min from jobs where id = $1", [id]);
    expect(row).toEqual({ state: "VIC", salary_min: 120_000 });
  });

  test("what was left off stays off, whatever the words seem to say, until I fill it in", async () => {
    await newcomer();
    const text = `${EDIT.text}\n\nAbout us\nOur packages start at $90,000 a year. Sydney NSW, full-time.`;
    const { id } = await addJob(app, { ownerId: me.id, text, salaryText: null, location: null });
    const blank = { ...EDIT, text, salary_range: "", location: "" };
    const job = await (await put(id, { ...blank, title: "Workplace Lawyer" })).json();
    expect(job).toMatchObject({ title: "Workplace Lawyer", salary_range: "", location: "" });
    const paid = await (await put(id, { ...blank, salary_range: "$70,000" })).json();
    expect(paid).toMatchObject({ salary_range: "$70,000", location: "" });
  });

  test("lines that I left alone keep their place in the file", async () => {
    await newcomer();
    const { id, lines } = await addJob(app, { ownerId: me.id });
    const box = { x: 50, y: 80, width: 200, height: 12 };
    const placed = lines.map((line, at) => ({
      ...line,
      page: 2,
      box: { ...box, y: 80 + at * 14 },
    }));
    const [bullet] = placed.filter((line) => line.bullet);
    await sql("update jobs set lines = $2::jsonb where id = $1", [id, JSON.stringify(placed)]);
    const text = placed
      .map((line) => `${line.bullet ? "- " : ""}${line === bullet ? "Something new" : line.text}`)
      .join("\n");
    await put(id, { ...EDIT, text });
    const [row] = await sql("select lines from jobs where id = $1", [id]);
    expect(row.lines).toHaveLength(placed.length);
    for (const [at, line] of placed.entries())
      if (line === bullet) expect(row.lines[at]).toMatchObject({ text: "Something new", page: 1 });
      else expect(row.lines[at]).toEqual(line);
  });

  test("what was changed meanwhile is not overwritten", async () => {
    await newcomer();
    const { id } = await addJob(app, { ownerId: me.id });
    const { updated_at } = await jobOf(id);
    later();
    expect((await put(id, { ...EDIT, title: "From one window", updated_at })).status).toBe(200);
    const late = await put(id, { ...EDIT, title: "From another", updated_at });
    expect([late.status, (await late.json()).message]).toEqual([409, say.changedMeanwhile]);
    expect((await jobOf(id)).title).toBe("From one window");
  });

  test("nothing is saved without a title, a company and words, or as somebody else", async () => {
    await newcomer();
    const { id } = await addJob(app, { ownerId: me.id });
    for (const [change, message] of [
      [{ title: " " }, say.titleRequired],
      [{ company: "" }, say.companyRequired],
      [{ text: "\n\n" }, say.textRequired],
      [{ text: "***\n---" }, say.textRequired],
      [{ title: "x".repeat(301) }, say.tooLong],
      [{ text: "a\n".repeat(25_000) }, say.tooLong],
      [{ text: "a\u2028".repeat(2001) }, say.tooLong],
    ] as const) {
      const answer = await put(id, { ...EDIT, ...change });
      expect([answer.status, (await answer.json()).message]).toEqual([400, message]);
    }
    const stranger = await put(id, EDIT, other);
    expect([stranger.status, (await stranger.json()).message]).toEqual([404, say.notFound]);
    expect((await put(randomUUID(), EDIT)).status).toBe(404);
    expect((await put(id, EDIT, await signedIn(app))).status).toBe(403);
    expect((await jobOf(id)).location).toBe("Sydney");
  });
});

describe("I publish, close and open", () => {
  test("a draft goes live today, and I am told; closed and open again it keeps its day", async () => {
    await newcomer();
    const postedAt = new Date(now.getTime() - 86_400_000);
    const { id } = await addJob(app, { ownerId: me.id, status: "draft", postedAt });
    later();
    const answer = await setStatus(id, "active");
    expect(await answer.json()).toMatchObject({
      success: true,
      message: say.activated,
      posting: { id, status: "active", posted_at: now.toISOString(), draft_reason: "" },
    });
    const live = now.toISOString();
    expect(await noticesOf(me)).toMatchObject([
      { type: "job_posted", title: "Your job is live", data: { action_url: `/candidate/${id}` } },
    ]);
    expect((await createBrowser(app.url).get(`/api/jobs/${id}`)).status).toBe(200);
    later();
    expect(await (await setStatus(id, "closed")).json()).toMatchObject({ message: say.closed });
    expect((await createBrowser(app.url).get(`/api/jobs/${id}`)).status).toBe(404);
    expect((await setStatus(id, "closed")).status).toBe(200);
    await sql("insert into matched_jobs (job_id, matched_at) values ($1, $2)", [id, now]);
    expect(await (await setStatus(id, "active")).json()).toMatchObject({
      posting: { status: "active", posted_at: live },
    });
    // Who fits it is looked for anew.
    expect(await sql("select 1 from matched_jobs where job_id = $1", [id])).toEqual([]);
    expect(await noticesOf(me)).toHaveLength(1);
    expect(await trailOf(id)).toEqual(["job.opened", "job.closed", "job.opened"]);
  });

  test("what is incomplete stays a draft; what was live never becomes one again", async () => {
    await newcomer();
    const draft = await addJob(app, { ownerId: me.id, status: "draft" });
    await sql("update jobs set company = '' where id = $1", [draft.id]);
    const live = await addJob(app, { ownerId: me.id });
    for (const [id, status, message] of [
      [draft.id, "active", say.incomplete],
      [draft.id, "closed", say.draftStays],
      [live.id, "draft", say.neverDraft],
    ] as const) {
      const answer = await setStatus(id, status);
      expect([answer.status, (await answer.json()).message]).toEqual([409, message]);
    }
    expect((await setStatus(live.id, "closed", other)).status).toBe(404);
    expect((await setStatus(live.id, "asleep")).status).toBe(400);
    expect((await setStatus(live.id, "closed", await signedIn(app))).status).toBe(403);
  });

  test("I delete a draft, and nothing but a draft", async () => {
    await newcomer();
    const draft = await addJob(app, { ownerId: me.id, status: "draft" });
    const live = await addJob(app, { ownerId: me.id });
    expect((await discard(draft.id, other)).status).toBe(404);
    expect(await (await discard(draft.id)).json()).toEqual({
      success: true,
      message: say.discarded,
    });
    expect((await discard(draft.id)).status).toBe(404);
    const refused = await discard(live.id);
    expect([refused.status, (await refused.json()).message]).toEqual([409, say.onlyDrafts]);
    expect((await list()).data).toHaveLength(1);
    expect(await trailOf(draft.id)).toEqual(["job.discarded"]);
  });

  test("my other windows hear of it", async () => {
    await newcomer();
    const { id } = await addJob(app, { ownerId: me.id });
    const heard: string[] = [];
    const off = app.platform.listener.on("candour_events", (event) => {
      if (event.includes(me.id)) heard.push(JSON.parse(event).topic);
    });
    await setStatus(id, "closed");
    await expect
      .poll(() => heard)
      .toEqual(["GET /candidates/job-postings", "GET /api/jobs/:jobId"]);
    off();
  });
});
