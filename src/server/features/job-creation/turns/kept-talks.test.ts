import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { DOCUMENT_SENTENCES } from "#contract/document-rules.ts";
import { CREATION_SENTENCES as say } from "#contract/job-creation.ts";
import { POSTING_SENTENCES } from "#contract/postings.ts";
import { createBrowser } from "#test/support/browser.ts";
import { addJob, EMPLOYMENT_AD } from "#test/support/market.ts";
import { type Person, signedIn } from "#test/support/people.ts";
import { scanOf } from "#test/support/scan.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { sendFile } from "#test/support/uploads.ts";

let app: TestApp;
let me: Person;
let other: Person;
let now = new Date("2026-11-16T09:00:00.000Z");
beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
  other = await signedIn(app, { recruiter: true });
});
afterAll(() => app?.end());
beforeEach(async () => {
  me = await signedIn(app, { recruiter: true });
});

const turn = async (body: object, { browser }: Person = me) =>
  (await browser.post("/api/generate-jd", body)).json();
const get = (id: string, { browser }: Person = me) => browser.get(`/api/job-talks/${id}`);
const list = async ({ browser }: Person = me) =>
  (await (await browser.get("/api/job-talks")).json()).talks;
const discard = (id: string, { browser }: Person = me) =>
  browser.request(`/api/job-talks/${id}`, { method: "DELETE", headers: { origin: app.url } });
const begin = (posting_id: string, { browser }: Person = me) =>
  browser.post("/api/job-talks", { posting_id });
const edit = (sessionId: string, change: object) => turn({ sessionId, edit: change });

const FACTS = `Paralegal in Sydney, full-time, 70 to 80k plus super.
Responsibilities:
- Prepare briefs for counsel
Must have:
- Two years of experience in a law firm`;

async function talk(message = FACTS): Promise<string> {
  const { sessionId } = await turn({ currentContent: { company: "Harrow Legal" } });
  await turn({ sessionId, message });
  return sessionId;
}

describe("talks that are kept", () => {
  test("are listed while they are unfinished, the newest first", async () => {
    const { sessionId: blank } = await turn({});
    const first = await talk("We need a paralegal");
    now = new Date(now.getTime() + 60_000);
    const second = await talk();
    expect(await list()).toMatchObject([
      {
        id: second,
        company: "Harrow Legal",
        title: "Paralegal",
        can_publish: true,
        updated_at: now.toISOString(),
      },
      { id: first, title: "Paralegal", can_publish: false },
    ]);
    // Nothing was said in it yet, but it is there.
    expect((await get(blank)).status).toBe(200);
    expect(await list(other)).toEqual([]);
    await edit(second, { op: "publish" });
    expect(await list()).toMatchObject([{ id: first }]);
  });

  test("are whole for another device: every step, and the last answer", async () => {
    const id = await talk();
    const last = await edit(id, { op: "set", fact: "reports_to", value: "Ana Duarte" });
    const whole = await (await get(id)).json();
    expect(whole).toMatchObject({ id, company: "Harrow Legal", url: "", turn: last });
    expect(whole.turn.sessionId).toBe(id);
    expect(whole.steps).toMatchObject([
      { said: "", changes: [] },
      { said: FACTS },
      { said: "", reply: "", changes: [expect.stringContaining("Ana Duarte")] },
    ]);
    expect(whole.steps[0].reply).not.toBe("");
    expect(whole.steps[1].changes.length).toBeGreaterThan(3);
  });

  test("go on after the server was started again", async () => {
    const id = await talk();
    const beside = await startTestApp({ beside: app });
    try {
      const browser = createBrowser(beside.url);
      await browser.post("/api/auth/login", {
        email: me.email,
        password: "correct horse battery",
      });
      const there = { ...me, browser };
      expect((await (await get(id, there)).json()).steps).toHaveLength(2);
      const last = await turn({ sessionId: id, edit: { op: "publish" } }, there);
      expect(last).toMatchObject({ complete: true, draft: { title: "Paralegal" } });
      expect(await turn({ sessionId: id, message: "publish" })).toEqual(last);
    } finally {
      await beside.end();
    }
  });

  test("are discarded once, unless they became a posting; nobody else sees or discards them", async () => {
    const id = await talk();
    for (const answer of [await get(id, other), await discard(id, other)])
      expect([answer.status, (await answer.json()).message]).toEqual([404, say.sessionNotFound]);
    expect(await (await discard(id)).json()).toEqual({ success: true, message: say.talkDiscarded });
    expect((await discard(id)).status).toBe(404);
    expect((await get(id)).status).toBe(404);
    expect((await turn({ sessionId: id, message: "hello" })).message).toBe(say.sessionNotFound);
    expect((await turn({ sessionId: id, edit: { op: "undo" } })).message).toBe(say.sessionNotFound);

    const live = await talk();
    const { posting_id } = await edit(live, { op: "publish" });
    expect((await discard(live)).status).toBe(404);
    expect((await (await get(live)).json()).turn).toMatchObject({ complete: true, posting_id });
    expect((await get("mine")).status).toBe(404);
    expect((await get(randomUUID())).status).toBe(404);
  });

  test("are no business of candidates and strangers", async () => {
    const candidate = await signedIn(app);
    const stranger = createBrowser(app.url);
    for (const [browser, status] of [
      [candidate.browser, 403],
      [stranger, 401],
    ] as const) {
      const file = { name: "ad.txt", content: EMPLOYMENT_AD };
      const answers = [
        await browser.get("/api/job-talks"),
        await browser.get(`/api/job-talks/${randomUUID()}`),
        await browser.post("/api/job-talks", { posting_id: randomUUID() }),
        await sendFile(browser, "/api/job-talks/file", "jobDescription", file),
      ];
      expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status]);
    }
  });

  test("the account erased, nothing is left and nothing can be begun", async () => {
    const id = await talk();
    const { database } = app.platform;
    await database.query("delete from accounts where id = $1", [me.id]);
    const { rows } = await database.query("select 1 from job_talks where id = $1", [id]);
    expect(rows).toEqual([]);
    expect((await get(id)).status).toBe(401);
  });
});

describe("changes by hand", () => {
  test("are steps, can be undone and done again, and cannot break the draft", async () => {
    const { sessionId } = await turn({ edit: { op: "set", fact: "title", value: "Barista" } });
    const items = ["Make coffee", "Open the shop"];
    const two = await edit(sessionId, { op: "items", fact: "responsibilities", items });
    expect(two).toMatchObject({
      draft: { title: "Barista", responsibilities: items },
      can_undo: true,
      can_redo: false,
    });
    const back = await edit(sessionId, { op: "undo" });
    expect(back).toMatchObject({ draft: { responsibilities: [] }, can_redo: true });
    const again = await edit(sessionId, { op: "redo" });
    expect(again.draft.responsibilities).toEqual(items);
    const early = await edit(sessionId, { op: "publish" });
    // It asks for the place once; whoever insists may publish without it.
    expect(early).toMatchObject({ complete: false, can_publish: true, posting_id: null });
    expect(early.message).toContain("place");
    for (const change of [
      { op: "set", fact: "title", value: "x".repeat(4001) },
      { op: "items", fact: "must", items: ["x".repeat(401)] },
      { op: "items", fact: "must", items: Array.from({ length: 61 }, () => "x") },
      { op: "items", fact: "title", items: [] },
      { op: "burn" },
    ])
      expect((await me.browser.post("/api/generate-jd", { sessionId, edit: change })).status).toBe(
        400,
      );
    expect((await (await get(sessionId)).json()).steps).toHaveLength(5);
  });
});

describe("a talk that begins with an earlier posting", () => {
  test("has its fields and lists, says where it came from, and has nothing to undo", async () => {
    const job = await addJob(app, {
      ownerId: me.id,
      status: "closed",
      location: "Sydney NSW",
      employmentType: "part-time",
      salaryText: "$110,000 to $130,000 plus super",
      contact: { name: "Ana Duarte", email: "ana@marlowe.example" },
    });
    const { id, company, steps, turn: last } = await (await begin(job.id)).json();
    expect(company).toBe("Marlowe Strand");
    expect(last).toMatchObject({ complete: false, can_publish: true, can_undo: false });
    expect(last.message).toContain("Employment Lawyer, Marlowe Strand");
    expect(last.draft).toMatchObject({
      title: "Employment Lawyer",
      company: "Marlowe Strand",
      location: "Sydney NSW",
      employment_type: "part-time",
      salary: { min: 110_000, max: 130_000, per: "year", super: "plus" },
      responsibilities: job.details.responsibilities,
      must: job.details.mustHave,
      nice: job.details.niceToHave,
      contact: { name: "Ana Duarte", email: "ana@marlowe.example" },
    });
    expect(steps).toMatchObject([{ said: "", reply: last.message }]);
    expect(await list()).toMatchObject([{ id, title: "Employment Lawyer" }]);
    const { posting_id } = await edit(id, { op: "publish" });
    expect(posting_id).not.toBe(job.id);
  });

  test("one that the assistant made comes back as it was drafted", async () => {
    const first = await talk();
    for (const change of [
      { op: "set", fact: "reports_to", value: "the practice manager" },
      { op: "set", fact: "closing_date", value: "27 March 2027" },
      { op: "items", fact: "hours", items: ["Monday to Thursday"] },
      { op: "items", fact: "benefits", items: ["Parking"] },
      { op: "items", fact: "apply_notes", items: ["Include a cover letter"] },
    ])
      await edit(first, change);
    const before = await edit(first, { op: "publish" });
    const { turn: last } = await (await begin(before.posting_id)).json();
    const { apply_notes, ...draft } = before.draft;
    expect(last.draft).toMatchObject(draft);
    expect(last.draft.apply_notes).toEqual(["Include a cover letter."]);
  });

  test("is about one's own postings alone", async () => {
    const job = await addJob(app, { ownerId: other.id });
    const scraped = await addJob(app);
    for (const id of [job.id, scraped.id, randomUUID()]) {
      const answer = await begin(id);
      expect([answer.status, (await answer.json()).message]).toEqual([
        404,
        POSTING_SENTENCES.notFound,
      ]);
    }
    expect((await begin("mine")).status).toBe(400);
    expect(await list()).toEqual([]);
  });
});

describe("a file as a message", () => {
  const send = (name: string, content: string | Uint8Array) =>
    sendFile(me.browser, "/api/job-talks/file", "jobDescription", { name, content });

  test("is its text, and nothing of it is kept", async () => {
    const answer = await (await send("ad.txt", EMPLOYMENT_AD)).json();
    expect(answer).toEqual({ success: true, text: EMPLOYMENT_AD.replace(/^- /gm, "• ") });
    const { rows } = await app.platform.database.query(
      "select 1 from documents where account_id = $1",
      [me.id],
    );
    expect(rows).toEqual([]);
    expect((await (await me.browser.get("/api/activities")).json()).activities).toEqual([]);
  });

  test.each([
    ["of a wrong type", "ad.xlsx", "cells", DOCUMENT_SENTENCES.wrongType],
    ["that is empty", "ad.txt", "", /empty|no text/i],
    ["of nothing but blanks", "ad.txt", " \n ", /no text/i],
    ["that is damaged", "ad.pdf", "%PDF-1.7 nothing", /damaged|could not be read/i],
    ["that is another thing inside", "ad.docx", "PK but not really", /damaged|upload a PDF/i],
    ["with too much text", "ad.txt", "word ".repeat(14_000), /more text/],
  ])("one %s is refused as an upload is", async (_what, name, content, sentence) => {
    const answer = await send(name, content);
    expect(answer.status).toBe(400);
    expect((await answer.json()).message).toMatch(sentence);
  });

  test("one that is too large, a scan, and no file at all", async () => {
    const large = await send("ad.txt", Buffer.alloc(10 * 1024 * 1024 + 1, "x"));
    expect([large.status, (await large.json()).message]).toEqual([
      413,
      DOCUMENT_SENTENCES.tooLarge,
    ]);
    const scan = await send("scan.pdf", await scanOf("Paralegal"));
    expect((await scan.json()).message).toMatch(/is a scan/);
    const none = await sendFile(me.browser, "/api/job-talks/file", "other", {
      name: "a.txt",
      content: "x",
    });
    expect(none.status).toBe(400);
  });
});
