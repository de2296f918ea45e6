import { beforeAll, expect, test } from "vitest";
import { type ArchiveReport, ARCHIVE_SENTENCES as say } from "#contract/archives.ts";
import type { Browser } from "#test/support/browser.ts";
import { EMPLOYMENT_AD } from "#test/support/market.ts";
import { signedIn } from "#test/support/people.ts";
import { sharedTestApp, startTestApp, type TestApp } from "#test/support/test-app.ts";
import { RESUME_TEXT, sendFile } from "#test/support/uploads.ts";
import { makeRar5 } from "./testing/make-rar.ts";
import { makeZip } from "./testing/make-zip.ts";

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

const ATTESTED = { kind: "resume", attested: "true" };
const send = (
  browser: Browser,
  name: string,
  content: Uint8Array,
  fields: Record<string, string> = ATTESTED,
) => sendFile(browser, "/upload/archive", "archive", { name, content }, fields);

async function finished(browser: Browser, id: string) {
  const report = async () => (await browser.get(`/api/archives/${id}`)).json();
  await expect
    .poll(async () => (await report()).status, { timeout: 50_000 })
    .toMatch(/done|failed/);
  return report();
}

const person = (name: string) => RESUME_TEXT.replaceAll("Mei-Lin Chan", name);

test("a recruiter uploads an archive and reads what became of each file in it", async () => {
  const { browser } = await signedIn(app, { recruiter: true });
  const archive = makeZip([
    { name: "Ana Duarte.txt", content: person("Ana Duarte") },
    { name: "copies/Ana again.txt", content: person("Ana Duarte") },
    { name: "Kofi Mensah.txt", content: person("Kofi Mensah") },
    { name: "notes.xlsx", content: "cells" },
    { name: "../outside.txt", content: "x" },
    { name: "lie.pdf", content: "no PDF" },
  ]);
  const answer = await send(browser, "people.zip", archive);
  expect(answer.status).toBe(200);
  const { archiveId } = await answer.json();
  const report = await finished(browser, archiveId);
  expect(report).toMatchObject({ status: "done", done: 6, total: 6, kind: "resume" });
  const outcomes = report.entries.map((entry: { outcome: string }) => entry.outcome);
  expect(outcomes).toEqual(["read", "duplicate", "read", "refused", "refused", "refused"]);
  expect(report.entries[1].reason).toContain("Ana Duarte.txt");
  expect(report.entries[1].document_id).toBe(report.entries[0].document_id);
  const document = await (
    await browser.get(`/api/documents/${report.entries[2].document_id}`)
  ).json();
  expect(document.resume.name).toBe("Kofi Mensah");
  const months = (new Date(document.keep_until).getTime() - Date.now()) / 86_400_000 / 30.4;
  expect(Math.round(months)).toBe(12);
  // The archive itself is not kept beside its documents.
  expect(await app.platform.files.get(`archives/${archiveId}.zip`)).toBeUndefined();
  const { archives } = await (await browser.get("/api/archives")).json();
  expect(archives).toMatchObject([{ id: archiveId, status: "done" }]);
});

const ad = (title: string) => EMPLOYMENT_AD.replaceAll("Employment Lawyer", title);

test("an archive of job descriptions fills the list of postings, and its report leads to them", async () => {
  const { browser, id: me } = await signedIn(app, { recruiter: true });
  const list = async () => (await (await browser.get("/candidates/job-postings")).json()).data;
  const heard: string[] = [];
  const off = app.platform.listener.on("candour_events", (event) => {
    if (event.includes(me)) heard.push(JSON.parse(event).topic);
  });
  const archive = makeZip([
    { name: "one.txt", content: ad("Employment Lawyer") },
    { name: "copy of one.txt", content: ad("Employment Lawyer") },
    { name: "two.txt", content: ad("Workplace Lawyer") },
    { name: "resume.txt", content: person("Ana Duarte") },
    { name: "cells.xlsx", content: "cells" },
  ]);
  const jobs = { kind: "job_description", attested: "true" };
  const { archiveId } = await (await send(browser, "jobs.zip", archive, jobs)).json();
  const { entries } = await finished(browser, archiveId);
  const states = entries.map((entry: ArchiveReport["entries"][number]) => [
    entry.outcome,
    entry.posting_status,
    entry.posting_id === entry.document_id,
  ]);
  expect(states).toEqual([
    ["read", "active", true],
    ["duplicate", "active", true],
    ["read", "active", true],
    ["read", "draft", true],
    ["refused", null, true],
  ]);
  const postings = await list();
  expect(postings.map(({ id }: { id: string }) => id).sort()).toEqual(
    [entries[0], entries[2], entries[3]].map(({ posting_id }) => posting_id).sort(),
  );
  // While it is read, the list grows in every open window.
  expect(heard).toContain("GET /candidates/job-postings");
  off();
  const { activities } = await (await browser.get("/api/activities")).json();
  expect(activities).toMatchObject([
    {
      activity_type: "job_created",
      title: "You posted 2 jobs from an archive",
      description: "jobs.zip, with 1 draft",
    },
  ]);
  const { notifications } = await (await browser.get("/api/notifications")).json();
  expect(notifications).toMatchObject([
    { type: "job_posted", title: "Your jobs are live", data: { action_url: "/dashboard" } },
  ]);

  // Closed or deleted later, the report says so.
  await browser.post(`/api/jobs/${entries[0].posting_id}/status`, { status: "closed" });
  const draft = `/api/jobs/${entries[3].posting_id}`;
  await browser.request(draft, { method: "DELETE", headers: { origin: app.url } });
  const later = await (await browser.get(`/api/archives/${archiveId}`)).json();
  expect([later.entries[1], later.entries[3]]).toMatchObject([
    { posting_status: "closed" },
    { posting_id: null, posting_status: null },
  ]);
});

test("a RAR is read like a ZIP; one that cannot be opened says why", async () => {
  const { browser } = await signedIn(app, { recruiter: true });
  const rar = makeRar5([{ name: "Ana.txt", content: person("Ana Duarte") }]);
  const { archiveId } = await (await send(browser, "people.rar", rar)).json();
  expect(await finished(browser, archiveId)).toMatchObject({ status: "done", total: 1 });
  const bad = await (await send(browser, "people.zip", Buffer.from("PK nothing"))).json();
  const failed = await finished(browser, bad.archiveId);
  expect(failed).toMatchObject({ status: "failed", entries: [] });
  expect(failed.message).toMatch(/damaged/);
});

test("only recruiters, only archives, only with the right to hold them", async () => {
  const archive = makeZip([{ name: "a.txt", content: "x" }]);
  const { browser: candidate } = await signedIn(app);
  expect((await send(candidate, "people.zip", archive)).status).toBe(403);
  const { browser } = await signedIn(app, { recruiter: true });
  const unattested = await send(browser, "people.zip", archive, { kind: "resume" });
  expect([unattested.status, (await unattested.json()).message]).toEqual([400, say.attest]);
  const wrong = await send(browser, "people.7z", archive);
  expect([wrong.status, (await wrong.json()).message]).toEqual([400, say.wrongType]);
  const small = await startTestApp({ beside: app, env: { ARCHIVE_MAX_MB: "1" } });
  const { browser: other } = await signedIn(small, { recruiter: true });
  const large = await send(other, "people.zip", Buffer.alloc(1_048_577, "PK"));
  expect([large.status, (await large.json()).message]).toEqual([413, say.tooLarge]);
  await small.end();
});

test("nobody reads another recruiter's report", async () => {
  const { browser } = await signedIn(app, { recruiter: true });
  const archive = makeZip([{ name: "Ana.txt", content: person("Ana Duarte") }]);
  const { archiveId } = await (await send(browser, "people.zip", archive)).json();
  const { browser: other } = await signedIn(app, { recruiter: true });
  expect((await other.get(`/api/archives/${archiveId}`)).status).toBe(404);
  expect((await (await other.get("/api/archives")).json()).archives).toEqual([]);
});
