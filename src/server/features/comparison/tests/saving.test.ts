import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Comparison, SavedComparison } from "#contract/comparison.ts";
import { COMPARE_SENTENCES as say } from "#contract/comparison-rules.ts";
import { type Browser, createBrowser } from "#test/support/browser.ts";
import { askFor, compared, MANY, told, uploadedJob } from "#test/support/comparing.ts";
import { addCandidate, addJobs, type Candidate, untilReady } from "#test/support/market.ts";
import { signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { RESUME_TEXT, uploaded } from "#test/support/uploads.ts";
import type { JobRow } from "../../postings/service.ts";
import { comparisonPersonalData } from "../personal-data.ts";

let app: TestApp;
let now = new Date("2026-11-15T06:00:00Z");
let jobs: JobRow[];
let me: Candidate;
beforeAll(async () => {
  app = await startTestApp({ env: MANY, clock: () => now });
  jobs = await addJobs(app.platform.database);
  me = await addCandidate(app);
  await untilReady(() =>
    askFor(me.browser, { resumeId: me.resumeId, jobDescriptionID: jobs[0]?.id }),
  );
});
afterAll(() => app?.end());

const save = (browser: Browser, id: string, saved = true) =>
  browser.post(`/api/comparisons/${id}/save`, { saved });
const listOf = async (
  browser: Browser,
): Promise<{ comparisons: SavedComparison[]; total: number }> =>
  (await browser.get("/api/comparisons")).json();
const idsOf = async (browser: Browser) => (await listOf(browser)).comparisons.map(({ id }) => id);
const view = (browser: Browser, id: string) => browser.get(`/api/comparisons/${id}`);
const against = (at: number, who = me): Promise<Comparison> =>
  compared(who.browser, { resumeId: who.resumeId, jobDescriptionID: jobs[at]?.id });
const rowsOf = async (column: "id" | "resume_id", id: string) =>
  (await app.platform.database.query(`select * from comparisons where ${column} = $1`, [id])).rows;
const drop = (browser: Browser, documentId: string) =>
  browser.request(`/api/documents/${documentId}`, {
    method: "DELETE",
    headers: { origin: browser.url },
  });
const later = () => {
  now = new Date(now.getTime() + 60_000);
};

describe("my saved comparisons", () => {
  test("what an earlier version wrote stays as it was made, and says of which version it is", async () => {
    const made = await against(2);
    await save(me.browser, made.id);
    await app.platform.database.query(
      `update comparisons set engine = '6.1', content_digest = 'of 6.1',
         body = jsonb_set(body, '{engine}', '"6.1"') where id = $1`,
      [made.id],
    );
    const kept = await (await view(me.browser, made.id)).json();
    expect(kept).toMatchObject({ is_current: false, engine: "6.1", created_at: made.created_at });
    expect(kept.calculated_score).toBe(made.calculated_score);
    expect((await listOf(me.browser)).comparisons).toMatchObject([{ is_current: false }]);
    const again = await against(2);
    expect(again).toMatchObject({ is_current: true, engine: made.engine });
    expect(again.id).not.toBe(made.id);
    await save(me.browser, made.id, false);
  });

  test("the latest first, each once, until I let it go", async () => {
    const first = await against(0);
    const second = await against(1);
    expect(await listOf(me.browser)).toEqual({ comparisons: [], total: 0 });
    await save(me.browser, second.id);
    later();
    await save(me.browser, first.id);
    const savedAt = now.toISOString();
    later();
    for (const one of [first, second])
      expect((await save(me.browser, one.id)).status, "once more").toBe(200);
    const { comparisons, total } = await listOf(me.browser);
    expect(total).toBe(2);
    expect(comparisons).toMatchObject([{ id: first.id }, { id: second.id }]);
    expect(comparisons[0]).toEqual({
      id: first.id,
      resume_id: me.resumeId,
      job_id: jobs[0]?.id,
      candidate: "Mei-Lin Chan",
      title: "Employment Lawyer",
      company: "Marlowe Strand",
      calculated_score: first.calculated_score,
      calculated_assessment: first.calculated_assessment,
      created_at: first.created_at,
      saved_at: savedAt,
      is_current: true,
    });
    expect(await (await view(me.browser, first.id)).json()).toEqual({ ...first, is_saved: true });

    expect((await save(me.browser, first.id, false)).status).toBe(200);
    expect(await idsOf(me.browser)).toEqual([second.id]);
    expect(await (await view(me.browser, first.id)).json()).toEqual(first);
    await save(me.browser, second.id, false);
  });

  test("comparing again keeps it saved, and when it was made", async () => {
    const one = await against(2);
    await save(me.browser, one.id);
    later();
    expect(await against(2)).toEqual({ ...one, is_saved: true });
    await save(me.browser, one.id, false);
  });

  test("saving and letting go are in the audit trail, once each", async () => {
    const { id } = await against(3);
    for (const saved of [true, true, false, false]) await save(me.browser, id, saved);
    const { rows } = await app.platform.database.query(
      "select action from audit_trail where subject_id = $1 order by id",
      [id],
    );
    expect(rows.map(({ action }) => action)).toEqual(["comparison.saved", "comparison.let-go"]);
  });

  test("are for accounts: a visitor signs in first, and nobody saves another's", async () => {
    const visitor = createBrowser(app.url);
    const asked = { resumeId: await uploaded(visitor), jobDescriptionID: jobs[0]?.id };
    const { id } = await compared(visitor, asked);
    expect((await save(visitor, id)).status).toBe(401);
    expect((await visitor.get("/api/comparisons")).status).toBe(401);
    expect((await visitor.get(`/api/comparisons/${id}/pdf`)).status).toBe(401);
    const mine = await against(0);
    const { browser: other } = await signedIn(app);
    expect(await told(save(other, mine.id))).toEqual([404, say.notFound]);
    expect(await told(save(other, mine.id, false))).toEqual([404, say.notFound]);
    expect(await idsOf(other)).toEqual([]);
  });
});

describe("the report as a PDF", () => {
  test("is a file under the candidate's name, fresh for each who may have it", async () => {
    const { id } = await against(0);
    const answer = await me.browser.get(`/api/comparisons/${id}/pdf`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    const named = answer.headers.get("content-disposition");
    expect(named).toMatch(/^attachment/);
    expect(named).toContain("Mei-Lin_Chan_comparison.pdf");
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 5).toString("latin1")).toBe("%PDF-");
    expect(bytes.subarray(-10).toString("latin1")).toContain("%%EOF");
  });
});

describe("a document that is deleted takes along what was said about it", () => {
  test.each(["resume", "job description"])("the %s", async (which) => {
    const who = await addCandidate(app, { text: `${RESUME_TEXT}\n${which}` });
    const jobId = await uploadedJob(who.browser);
    const asked = { resumeId: who.resumeId, jobDescriptionID: jobId };
    const { id } = await compared(who.browser, asked);
    await save(who.browser, id);
    expect(await idsOf(who.browser)).toEqual([id]);
    const gone = which === "resume" ? who.resumeId : jobId;
    expect((await drop(who.browser, gone)).status).toBe(200);
    expect(await told(view(who.browser, id))).toEqual([404, say.notFound]);
    expect(await told(view(who.browser, `${id}/pdf`))).toEqual([404, say.notFound]);
    expect(await listOf(who.browser)).toEqual({ comparisons: [], total: 0 });
    const [row] = await rowsOf("id", id);
    expect(row).toMatchObject({ body: null, saved_at: null, writer: "rules" });
    expect(row.engine).not.toBe("");
    expect(row.resume_hash).toMatch(/^[\da-f]{64}$/);
  });

  test("also what a recruiter had made and saved of it", async () => {
    const recruiter = await signedIn(app, { recruiter: true });
    const [posting] = await addJobs(app.platform.database);
    if (!posting) throw new Error("There is one.");
    const sql = "update jobs set owner_id = $2 where id = $1";
    await app.platform.database.query(sql, [posting.id, recruiter.id]);
    const who = await addCandidate(app);
    const asked = { resumeId: who.resumeId, jobDescriptionID: posting.id, isRecruiter: true };
    const { id } = await compared(recruiter.browser, asked);
    await save(recruiter.browser, id);
    await drop(who.browser, who.resumeId);
    expect((await view(recruiter.browser, id)).status).toBe(404);
    expect(await idsOf(recruiter.browser)).toEqual([]);
    expect(await rowsOf("id", id)).toMatchObject([{ body: null, account_id: recruiter.id }]);
  });
});

describe("what is known about a person", () => {
  test("is exported with its reports, and erased but for the bare record", async () => {
    const who = await addCandidate(app);
    const made = await against(0, who);
    await save(who.browser, made.id);
    const { database } = app.platform;
    const { records } = await comparisonPersonalData.export(database, who.id);
    expect(records.comparisons).toMatchObject([
      {
        resumeId: who.resumeId,
        jobId: jobs[0]?.id,
        engine: made.engine,
        writer: "rules",
        savedAt: now,
        report: { calculated_score: made.calculated_score, report: made.report },
      },
    ]);
    await database.transaction((tx) => comparisonPersonalData.erase(tx, who.id));
    expect(await rowsOf("id", made.id)).toMatchObject([
      { owner_id: null, account_id: null, body: null, saved_at: null, engine: made.engine },
    ]);
    expect((await view(who.browser, made.id)).status).toBe(404);
    expect((await comparisonPersonalData.export(database, who.id)).records.comparisons).toEqual([]);
  });

  test("of others is left alone", async () => {
    const [one, other] = [await addCandidate(app), await addCandidate(app)];
    const kept = await against(0, other);
    await against(0, one);
    await app.platform.database.transaction((tx) => comparisonPersonalData.erase(tx, one.id));
    expect((await view(other.browser, kept.id)).status).toBe(200);
  });
});
