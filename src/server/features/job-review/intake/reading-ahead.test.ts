import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createPostingService } from "#server/features/postings/service.ts";
import { builtFile } from "#server/platform/processes/built-file.ts";
import { ADMIN_ENV, type Person, signedInAdmin } from "#test/support/people.ts";
import { reviewing, takeIn } from "#test/support/review-queue.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { createDecisions } from "../decisions.ts";
import { createReadingAhead } from "./reading-ahead.ts";

const NOT_NOW = {
  fault: "unavailable",
  message:
    "This job could not be read just now. Nothing was changed, and it still waits for review. Please try again in a moment.",
  retryAfterSeconds: 10,
};

let app: TestApp;
let admin: Person;
let review: ReturnType<typeof reviewing>;
let folder: string;
let ahead: ReturnType<typeof createReadingAhead> | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "candour-frail-"));
  app = await startTestApp({ env: ADMIN_ENV });
  admin = await signedInAdmin(app);
  review = reviewing(app, admin);
});
afterAll(async () => {
  await app?.end();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  await app.testDatabase.database.query("truncate scraped_jobs, jobs cascade");
});
afterEach(() => ahead?.stop());

/** Approvals that are read by a process that dies at some of them. */
function approving(decisionMs?: number) {
  const file = builtFile("frail-ads");
  const reading = createReadingAhead({ ...app.platform, file, ...(decisionMs && { decisionMs }) });
  ahead = reading;
  const decisions = createDecisions({
    ...app.platform,
    postings: createPostingService(app.platform),
    matchSoon: async () => undefined,
    tell: async () => {},
    decidedAhead: reading.decidedAhead,
  });
  const approve = (id: string, location: string) =>
    decisions.decide(admin, id, { action: "edit", reason: "", job_data: { location } });
  return { approve, reading };
}

test("an approval whose process dies is read once more by a fresh one", async () => {
  const { id } = await takeIn(app);
  await approving().approve(id, join(folder, "died once"));
  expect(await review.liveJob(id)).toMatchObject({ title: "Employment Lawyer", status: "active" });
});

test("one whose processes die is told to come back, and has lost nothing", async () => {
  const { id } = await takeIn(app);
  const { approve } = approving();
  await expect(approve(id, "dies")).rejects.toMatchObject(NOT_NOW);
  expect(await review.read(id)).toMatchObject({ state: "pending" });
  await approve(id, "");
  expect(await review.read(id)).toMatchObject({ state: "approved" });
});

test("one behind an advertisement that is read for ever does not wait for ever", async () => {
  const { id } = await takeIn(app);
  const { approve, reading } = approving(500);
  const found = { sourceKey: "url:endless", text: "" } as Parameters<typeof reading.readAhead>[0];
  const endless = reading.readAhead(found).catch((error: Error) => error.message);
  await expect(approve(id, "")).rejects.toMatchObject(NOT_NOW);
  expect(await review.read(id)).toMatchObject({ state: "pending" });
  await reading.stop();
  await endless;
});
