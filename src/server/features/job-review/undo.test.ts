import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createBrowser } from "#test/support/browser.ts";
import { ADMIN_ENV, signedIn, signedInAdmin } from "#test/support/people.ts";
import { FOUND_AD, reviewing, takeIn } from "#test/support/review-queue.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";

let app: TestApp;
let review: ReturnType<typeof reviewing>;
let now = new Date("2026-11-16T01:00:00Z");
const SECOND = "second@example.org";
beforeAll(async () => {
  const env = { ADMIN_EMAILS: `${ADMIN_ENV.ADMIN_EMAILS},${SECOND}` };
  app = await startTestApp({ env, clock: () => now });
  review = reviewing(app, await signedInAdmin(app));
});
afterAll(() => app?.end());
beforeEach(async () => {
  await app.testDatabase.database.query("truncate scraped_jobs, jobs cascade");
});

const error = async (answer: Response) => [answer.status, (await answer.json()).error];
const deedsOf = async (id: string) => {
  const { rows } = await app.testDatabase.database.query(
    "select action from audit_trail where subject_id = $1 order by at, id",
    [id],
  );
  return rows.map(({ action }) => action);
};

describe("undoing", () => {
  const UNDONE = { success: true, message: "Undone. The job waits for review again." };
  const CANNOT = [409, "This can no longer be undone."];

  test("takes an approved job off, and it waits as it was found", async () => {
    const { id } = await takeIn(app);
    await review.decide(id, { action: "edit", job_data: { title: "Workplace Lawyer" } });
    const jobId = await review.jobIdOf(id);
    expect(await (await review.undo(id)).json()).toEqual(UNDONE);
    expect((await createBrowser(app.url).get(`/api/jobs/${jobId}`)).status).toBe(404);
    expect((await review.pending()).jobs).toMatchObject([{ id, title: "Employment Lawyer" }]);
    expect(await error(await review.undo(id))).toEqual(CANNOT);
    expect((await review.decide(id)).status).toBe(200);
    expect(await deedsOf(id)).toEqual([
      "scraped-job.edited",
      "scraped-job.undone",
      "scraped-job.approved",
    ]);
  });

  test("lets a rejected job wait again", async () => {
    const { id } = await takeIn(app);
    await review.decide(id, { action: "reject", reason: "By mistake" });
    expect(await (await review.undo(id)).json()).toEqual(UNDONE);
    expect((await review.pending()).jobs).toMatchObject([{ id, state: "pending" }]);
  });

  test("puts a changed live job back as it was, and the change waits", async () => {
    const { id } = await takeIn(app);
    await review.decide(id);
    const text = FOUND_AD.replace("four years", "nine years");
    const sourceUrl = "https://harrowlyle.example/careers/2";
    await takeIn(app, { text, sourceUrl });
    for (const body of [{ action: "approve" }, { action: "reject", reason: "No" }]) {
      await review.decide(id, body);
      expect(await (await review.undo(id)).json()).toEqual(UNDONE);
      expect(JSON.stringify(await review.liveJob(id))).toContain("four years");
      expect((await review.liveJob(id)).source_url).toContain("/employment-lawyer");
      expect((await review.pending()).jobs).toMatchObject([{ id, is_update: true }]);
      expect((await review.read(id)).raw_content).toContain("nine years");
    }
    await review.decide(id);
    expect(await review.liveJob(id)).toMatchObject({ source_url: sourceUrl });
  });

  test("is for whoever decided, for ten minutes", async () => {
    const { id } = await takeIn(app);
    await review.decide(id);
    const second = reviewing(app, await signedIn(app, { email: SECOND }));
    expect(await error(await second.undo(id))).toEqual(CANNOT);
    const before = now;
    now = new Date(before.getTime() + 10 * 60_000 + 1);
    expect(await error(await review.undo(id))).toEqual(CANNOT);
    now = new Date(before.getTime() + 10 * 60_000);
    expect((await review.undo(id)).status).toBe(200);
  });

  test("is refused once somebody is interested in the job", async () => {
    const { id } = await takeIn(app);
    await review.decide(id);
    const jobId = await review.jobIdOf(id);
    await app.testDatabase.database.query("update jobs set applications_count = 1 where id = $1", [
      jobId,
    ]);
    expect(await error(await review.undo(id))).toEqual(CANNOT);
    expect((await createBrowser(app.url).get(`/api/jobs/${jobId}`)).status).toBe(200);
  });

  test("has nothing to take back of a job that waits", async () => {
    const { id } = await takeIn(app);
    expect(await error(await review.undo(id))).toEqual(CANNOT);
  });
});
