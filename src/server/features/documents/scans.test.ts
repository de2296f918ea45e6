import { beforeAll, expect, test } from "vitest";
import { createBrowser } from "#test/support/browser.ts";
import { signedIn } from "#test/support/people.ts";
import { scanOf } from "#test/support/scan.ts";
import { sharedTestApp, type TestApp } from "#test/support/test-app.ts";
import { RESUME_TEXT, sendFile } from "#test/support/uploads.ts";

let app: TestApp;
beforeAll(async () => {
  app = await sharedTestApp();
});

/** Letters are recognised slowly, and slower on a busy machine. */
const PATIENCE = { timeout: 100_000, interval: 300 };

test("a scan is taken at once, read in the background, and then known by its lines", async () => {
  const { browser } = await signedIn(app);
  const file = { name: "scan.pdf", content: await scanOf(RESUME_TEXT) };
  const answer = await sendFile(browser, "/upload/resume", "resume", file);
  const { resumeId, status, message } = await answer.json();
  expect([answer.status, status]).toEqual([200, "reading"]);
  expect(message).toContain("scan");
  const view = async () => (await browser.get(`/api/documents/${resumeId}`)).json();
  expect(await view()).toMatchObject({ status: "reading", progress: { total: 1 } });
  await expect.poll(async () => (await view()).status, PATIENCE).toBe("read");
  const { resume, lines, sources } = await view();
  expect(resume).toMatchObject({ name: "Mei-Lin Chan", email: "mei.chan@example.com" });
  expect(lines[sources.email.lines[0]].box.width).toBeGreaterThan(50);
  const { notifications } = await (await browser.get("/api/notifications")).json();
  expect(notifications[0].type).toBe("resume_uploaded");
  const picture = await browser.get(`/api/documents/${resumeId}/pages/1`);
  expect(picture.headers.get("content-type")).toBe("image/png");
  expect((await browser.get(`/api/documents/${resumeId}/pages/2`)).status).toBe(404);
}, 120_000);

test("a picture without words is kept, and says that there was nothing to read", async () => {
  const browser = createBrowser(app.url);
  const file = { name: "photo.pdf", content: await scanOf(" ") };
  const answer = await (await sendFile(browser, "/upload/resume", "resume", file)).json();
  const view = async () => (await browser.get(`/api/documents/${answer.resumeId}`)).json();
  await expect.poll(async () => (await view()).status, PATIENCE).toBe("unreadable");
  expect((await view()).message).toContain("No text could be recognised");
}, 120_000);
