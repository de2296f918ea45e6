import { readdirSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod";
import { defineJob } from "#server/platform/jobs/job.ts";
import { type Browser, createBrowser } from "#test/support/browser.ts";
import { EMPLOYMENT_AD } from "#test/support/market.ts";
import { signedIn } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { RESUME_TEXT, sendFile, uploaded } from "#test/support/uploads.ts";
import { makeZip } from "./archives/testing/make-zip.ts";
import { makePdf, text } from "./extraction/testing/make-pdf.ts";

let app: TestApp;
let now = new Date("2026-11-15T01:00:00Z");
beforeAll(async () => {
  app = await startTestApp({ clock: () => now });
});
afterAll(() => app?.end());

const DAY_MS = 86_400_000;
const view = async (browser: Browser, id: string) =>
  (await browser.get(`/api/documents/${id}`)).json();
const query = (sql: string, values: unknown[]) => app.testDatabase.database.query(sql, values);
const stored = () => readdirSync(join(app.dataDir, "files"), { recursive: true, encoding: "utf8" });

test("a page has a whole number, and nothing is drawn for others", async () => {
  const browser = createBrowser(app.url);
  const printed = RESUME_TEXT.split("\n").map((line, at) => text(line, { x: 60, y: 60 + 16 * at }));
  const content = makePdf({ content: printed }, { content: printed });
  const id = await uploaded(browser, { name: "cv.pdf", content });
  for (const page of ["0", "1.5", "1e0x", "-1", "3", "NaN"])
    expect((await browser.get(`/api/documents/${id}/pages/${page}`)).status, page).toBe(404);
  expect((await browser.get(`/api/documents/${id}/pages/2`)).status).toBe(200);
  const pictures = stored().filter((path) => path.includes(id) && path.endsWith(".png"));
  expect(pictures).toHaveLength(1);
  await browser.request(`/api/documents/${id}`, {
    method: "DELETE",
    headers: { origin: app.url },
  });
  await expect
    .poll(() => stored().filter((path) => path.includes(id) && /\.\w+$/.test(path)))
    .toEqual([]);
});

test("half a character is no fault of ours: it is replaced in files and refused in calls", async () => {
  const browser = createBrowser(app.url);
  const emoji = "\u{1f600}".repeat(15_000);
  const content = RESUME_TEXT.replace("Employment lawyer with", `x${emoji} Employment lawyer with`);
  const id = await uploaded(browser, { name: "cv.txt", content });
  const answer = await browser.request(`/api/documents/${id}/corrections`, {
    method: "PUT",
    headers: { "content-type": "application/json", origin: app.url },
    body: JSON.stringify({ field: "name", value: "a\ud800" }),
  });
  expect(answer.status).toBe(400);
});

test("the same file once more is kept as long as a new one, and so is the browser's cookie", async () => {
  const browser = createBrowser(app.url);
  const id = await uploaded(browser);
  now = new Date(now.getTime() + 6 * DAY_MS);
  const answer = await sendFile(browser, "/upload/resume", "resume", {
    name: "again.txt",
    content: RESUME_TEXT,
  });
  expect((await answer.json()).resumeId).toBe(id);
  expect(answer.headers.getSetCookie().join()).toMatch(/^visitor=/);
  const document = await view(browser, id);
  expect(new Date(document.keep_until).getTime() - now.getTime()).toBe(7 * DAY_MS);
  expect(document.file_name).toBe("again.txt");
});

test("a resume that an archive brought is listed when I upload it myself, and kept for its time all the same", async () => {
  const { browser } = await signedIn(app, { recruiter: true });
  const archive = makeZip([{ name: `${"\u{1f600}".repeat(160)}.txt`, content: RESUME_TEXT }]);
  const file = { name: "people.zip", content: archive };
  const fields = { kind: "resume", attested: "true" };
  const sent = await sendFile(browser, "/upload/archive", "archive", file, fields);
  const { archiveId } = await sent.json();
  const report = async () => (await browser.get(`/api/archives/${archiveId}`)).json();
  await expect.poll(async () => (await report()).status, { timeout: 20_000 }).toBe("done");
  const list = async () => (await (await browser.get("/api/documents")).json()).documents;
  expect(await list()).toEqual([]);
  const id = await uploaded(browser);
  const keep_until = new Date("2027-11-21T01:00:00Z").toISOString();
  expect(await list()).toMatchObject([{ id, file_name: "Mei Chan.txt", keep_until }]);
  const [row] = (await query("select archive_id from documents where id = $1", [id])).rows;
  expect(row).toEqual({ archive_id: archiveId });
});

test("the file of a posting goes after its time, or is not deleted; the posting stays", async () => {
  const { browser } = await signedIn(app, { recruiter: true });
  const remove = (id: string) =>
    browser.request(`/api/documents/${id}`, { method: "DELETE", headers: { origin: app.url } });
  const list = async () => (await (await browser.get("/api/documents")).json()).documents;
  const archive = makeZip([{ name: "ad.txt", content: EMPLOYMENT_AD }]);
  const fields = { kind: "job_description", attested: "true" };
  const file = { name: "jobs.zip", content: archive };
  const { archiveId } = await (
    await sendFile(browser, "/upload/archive", "archive", file, fields)
  ).json();
  const report = async () => (await browser.get(`/api/archives/${archiveId}`)).json();
  await expect.poll(async () => (await report()).status, { timeout: 20_000 }).toBe("done");
  const { document_id: id } = (await report()).entries[0];
  const months = new Date((await view(browser, id)).keep_until).getTime() - now.getTime();
  expect(Math.round(months / DAY_MS)).toBe(365);

  const refused = await remove(id);
  expect([refused.status, (await refused.json()).message]).toEqual([
    409,
    "This file is a job posting. Close or delete the posting instead.",
  ]);
  // After the report is gone it is still nothing that somebody brought by hand.
  await query("delete from archives where id = $1", [archiveId]);
  expect(await list()).toEqual([]);
  await query("update documents set keep_until = $2 where id = $1", [id, new Date(0)]);
  const expired = defineJob({ name: "documents.remove-expired", payload: z.object({}) });
  await app.platform.jobs.enqueue(expired, {});
  await expect.poll(async () => (await view(browser, id)).fault, { timeout: 20_000 }).toBeTruthy();
  expect((await browser.get(`/api/jobs/${id}`)).status).toBe(200);

  const sent = { name: "ad.txt", content: EMPLOYMENT_AD };
  const answer = await sendFile(browser, "/api/upload-jd", "jobDescription", sent);
  const { documentId } = await answer.json();
  expect((await remove(documentId)).status).toBe(409);
  await browser.post(`/api/jobs/${documentId}/status`, { status: "closed" });
  expect((await remove(documentId)).status).toBe(200);
});

test("what could not be read before is read anew, and its old file goes", async () => {
  const browser = createBrowser(app.url);
  const first = await uploaded(browser);
  await query("update documents set status = 'unreadable' where id = $1", [first]);
  const second = await uploaded(browser);
  expect(second).not.toBe(first);
  await expect
    .poll(() => app.platform.files.get(`documents/${first}/original.txt`))
    .toBeUndefined();
  expect((await view(browser, second)).status).toBe("read");
});

test("what is offered to an account goes with the account", async () => {
  const browser = createBrowser(app.url);
  const id = await uploaded(browser);
  const { id: accountId } = await signedIn(app);
  await query("update documents set offered_to = $2 where id = $1", [id, accountId]);
  const mine = app.personalData.find(({ tables }) => tables.includes("documents"));
  expect(await mine?.erase(app.testDatabase.database, accountId)).toEqual([
    `documents/${id}/original.txt`,
  ]);
});
