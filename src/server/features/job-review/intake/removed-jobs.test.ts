import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ADMIN_ENV, signedInAdmin } from "#test/support/people.ts";
import { OTHER_WORDS, reviewing, reviewQueueOf, takeIn } from "#test/support/review-queue.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import type { FoundJob } from "../service.ts";

let app: TestApp;
let review: ReturnType<typeof reviewing>;
let now = new Date("2026-11-16T01:00:00Z");
beforeAll(async () => {
  app = await startTestApp({ env: ADMIN_ENV, clock: () => now });
  review = reviewing(app, await signedInAdmin(app));
});
afterAll(() => app?.end());
beforeEach(async () => {
  await app.testDatabase.database.query("truncate scraped_jobs, law_firms, jobs cascade");
});

describe("a job that is no longer on the firm's website", () => {
  const reasonOf = async (id: string) => {
    const { database } = app.testDatabase;
    const { rows } = await database.query("select reason from scraped_jobs where id = $1", [id]);
    return rows[0].reason;
  };
  /** A run over the firm that finds these jobs, so many hours after the one before. */
  const run = async (firmId: string, jobs: Partial<FoundJob>[] = [], hours = 13) => {
    // The rows are set back instead of the clock forward, so that the administrator stays signed in.
    await app.testDatabase.database.query(
      `update scraped_jobs set last_seen_at = last_seen_at - make_interval(hours => $1),
         missed_at = missed_at - make_interval(hours => $1)`,
      [hours],
    );
    now = new Date(now.getTime() + 60_000);
    const started = now;
    for (const job of jobs) await takeIn(app, { ...job, firmId });
    await app.platform.database.transaction((tx) => reviewQueueOf(app).missed(tx, firmId, started));
  };

  test("is taken down after two readings, not after one", async () => {
    const firmId = await review.addFirm();
    const { id } = await takeIn(app, { firmId });
    await review.decide(id);
    await run(firmId);
    expect(await review.liveJob(id)).toMatchObject({ status: "active" });
    await run(firmId, [{}]);
    await run(firmId);
    expect(await review.liveJob(id)).toMatchObject({ status: "active" });
    await run(firmId);
    expect(await review.liveJob(id)).toBeUndefined();
    expect(await review.read(id)).toMatchObject({ state: "approved" });
  });

  test("is not taken down by two readings one after the other", async () => {
    const firmId = await review.addFirm();
    const { id } = await takeIn(app, { firmId });
    await review.decide(id);
    await run(firmId);
    await run(firmId, [], 1);
    await run(firmId, [], 4);
    expect(await review.liveJob(id)).toMatchObject({ status: "active" });
    await run(firmId, [], 1);
    expect(await review.liveJob(id)).toBeUndefined();
  });

  test("is live again when it is there again", async () => {
    const firmId = await review.addFirm();
    const { id } = await takeIn(app, { firmId });
    await review.decide(id);
    for (const jobs of [[], [], [{}]]) await run(firmId, jobs);
    expect(await review.liveJob(id)).toMatchObject({ status: "active" });
  });

  test("and waited for review is rejected with that reason, and waits again when it is back", async () => {
    const firmId = await review.addFirm();
    const { id } = await takeIn(app, { firmId });
    for (const jobs of [[], []]) await run(firmId, jobs);
    expect(await review.read(id)).toMatchObject({ state: "rejected" });
    expect(await reasonOf(id)).toBe("It is no longer on the firm's website.");
    await run(firmId, [{}]);
    expect(await review.read(id)).toMatchObject({ state: "pending" });
  });

  test("and waited as a change of a live job: the live job is closed as it was approved", async () => {
    const firmId = await review.addFirm();
    const { id } = await takeIn(app, { firmId });
    await review.decide(id);
    await run(firmId, [{ text: OTHER_WORDS }]);
    for (const jobs of [[], []]) await run(firmId, jobs);
    expect(await review.liveJob(id)).toBeUndefined();
    expect(await review.read(id)).toMatchObject({ state: "approved", is_update: false });
    expect((await review.read(id)).raw_content).toContain("four years");
  });

  const moved = {
    sourceKey: "url:https://harrowlyle.example/jobs/7",
    sourceUrl: "https://harrowlyle.example/jobs/7",
  };

  test("but at another address of it stays live, with a link to there", async () => {
    const firmId = await review.addFirm();
    const { id } = await takeIn(app, { firmId });
    await review.decide(id);
    for (const jobs of [[moved], [moved], [moved]]) await run(firmId, jobs);
    const where = { source_url: moved.sourceUrl };
    expect(await review.liveJob(id)).toMatchObject({ status: "active", ...where });
    expect(await review.read(id)).toMatchObject({ state: "approved", ...where });
    await run(firmId, [{ ...moved, text: OTHER_WORDS }]);
    expect((await review.pending()).jobs).toMatchObject([{ id, is_update: true, ...where }]);
    for (const jobs of [[], []]) await run(firmId, jobs);
    expect(await review.liveJob(id)).toBeUndefined();
  });

  test("at one of two addresses of it is the job at the other", async () => {
    const firmId = await review.addFirm();
    const { id } = await takeIn(app, { firmId });
    await review.decide(id);
    expect((await takeIn(app, { ...moved, firmId })).outcome).toBe("duplicate");
    await run(firmId, [{}, moved]);
    const first = "https://harrowlyle.example/careers/employment-lawyer";
    expect(await review.liveJob(id)).toMatchObject({ source_url: first });
    await run(firmId, [moved]);
    expect(await review.liveJob(id)).toMatchObject({ source_url: moved.sourceUrl });
    expect((await takeIn(app, { ...moved, firmId })).id).toBe(id);
  });

  test("but still on a board is taken down all the same", async () => {
    const firmId = await review.addFirm();
    const { id } = await takeIn(app, { firmId });
    await review.decide(id);
    const onBoard = { source: "seek", sourceKey: "seek:1", firmName: "Harrow & Lyle" } as const;
    const board = () => takeIn(app, onBoard);
    expect((await board()).outcome).toBe("duplicate");
    for (let at = 0; at < 2; at += 1) {
      await run(firmId);
      await board();
    }
    expect(await review.liveJob(id)).toBeUndefined();
    await board();
    expect(await review.liveJob(id)).toBeUndefined();
    await run(firmId, [{}]);
    expect(await review.liveJob(id)).toMatchObject({ status: "active" });
  });

  test("and is advertised anew later is for a person to look at", async () => {
    const firmId = await review.addFirm();
    const { id } = await takeIn(app, { firmId });
    await review.decide(id);
    for (const jobs of [[], []]) await run(firmId, jobs);
    const again = await takeIn(app, { firmId, sourceKey: "url:again" });
    expect(again.outcome).toBe("new");
    expect((await review.read(again.id)).similar).toMatchObject({ id, state: "approved" });
  });

  test("leaves the other firms' jobs alone", async () => {
    const firmId = await review.addFirm();
    const { id } = await takeIn(app, { sourceKey: "other", firmName: "Marlowe Strand" });
    for (const jobs of [[], []]) await run(firmId, jobs);
    expect(await review.read(id)).toMatchObject({ state: "pending" });
  });
});
