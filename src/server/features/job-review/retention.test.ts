import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { ADMIN_ENV, type Person, signedInAdmin } from "#test/support/people.ts";
import { OTHER_WORDS, reviewing, takeIn } from "#test/support/review-queue.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { deleteOldReviews } from "./retention.ts";

let app: TestApp;
let admin: Person;
let review: ReturnType<typeof reviewing>;
beforeAll(async () => {
  app = await startTestApp({ env: ADMIN_ENV, clock: () => new Date("2026-11-16T01:00:00Z") });
  admin = await signedInAdmin(app);
  review = reviewing(app, admin);
});
afterAll(() => app?.end());
beforeEach(async () => {
  await app.testDatabase.database.query("truncate scraped_jobs, law_firms, jobs cascade");
});

/** The clock stands still, so that the administrator stays signed in. */
const later = (days: number) =>
  app.testDatabase.database.query(
    `update scraped_jobs set last_seen_at = last_seen_at - make_interval(days => $1),
       decided_at = decided_at - make_interval(days => $1),
       missed_at = missed_at - make_interval(days => $1)`,
    [days],
  );
const tidy = async () => {
  const { jobs } = app.platform;
  const id = await jobs.enqueue(deleteOldReviews, {});
  await vi.waitFor(async () => expect(await jobs.status(id)).toMatchObject({ state: "done" }), {
    timeout: 20_000,
  });
};
const onBoard = (at = 1) =>
  ({ source: "seek", sourceKey: `seek:${at}`, firmName: `Firm ${at}` }) as const;
const stored = async (id: string) => {
  const { rows } = await app.testDatabase.database.query(
    "select reason, before_decision from scraped_jobs where id = $1",
    [id],
  );
  return rows[0];
};

test("a live job that the board has not shown for 45 days is closed, and open again once it does", async () => {
  const { id } = await takeIn(app, onBoard());
  await review.decide(id);
  const seen = await takeIn(app, onBoard(2));
  await review.decide(seen.id);
  await later(44);
  await tidy();
  expect(await review.liveJob(id)).toMatchObject({ status: "active" });
  await takeIn(app, onBoard(2));
  await later(2);
  await tidy();
  expect(await review.liveJob(id)).toBeUndefined();
  expect(await review.read(id)).toMatchObject({ state: "approved" });
  expect(await review.liveJob(seen.id)).toMatchObject({ status: "active" });
  await takeIn(app, onBoard());
  expect(await review.liveJob(id)).toMatchObject({ status: "active" });
});

test("one that waits is rejected with that reason, and waits again once it is back", async () => {
  const { id } = await takeIn(app, onBoard());
  const ofFirm = await takeIn(app);
  await later(46);
  await tidy();
  expect(await review.read(id)).toMatchObject({ state: "rejected" });
  expect(await stored(id)).toMatchObject({ reason: "It is no longer advertised." });
  expect(await review.read(ofFirm.id)).toMatchObject({ state: "pending" });
  await takeIn(app, onBoard());
  expect(await review.read(id)).toMatchObject({ state: "pending" });
});

test("a live job is closed 45 days after its firm was deleted, unless it is seen again", async () => {
  const { database } = app.testDatabase;
  const ids = { kept: await review.addFirm("Kept"), deleted: await review.addFirm("Deleted") };
  const live = async (at: number, firmId: string) => {
    const { id } = await takeIn(app, { sourceKey: `url:${at}`, firmName: `Firm ${at}`, firmId });
    await review.decide(id);
    return id;
  };
  const [kept, gone, back] = [
    await live(1, ids.kept),
    await live(2, ids.deleted),
    await live(3, ids.deleted),
  ];
  const nobodys = await takeIn(app, { sourceKey: "url:4", firmName: "Firm 4" });
  await review.decide(nobodys.id);
  // How long ago it was read last is another matter: the firm could have been read again.
  await later(100);
  await admin.browser.post("/api/admin/law-firms/delete", { ids: [ids.deleted] });
  await later(44);
  await tidy();
  expect(await review.liveJob(gone)).toMatchObject({ status: "active" });
  const again = await review.addFirm("Deleted");
  await takeIn(app, { sourceKey: "url:3", firmName: "Firm 3", firmId: again });
  await later(2);
  await tidy();
  expect(await review.liveJob(gone)).toBeUndefined();
  for (const id of [kept, back, nobodys.id])
    expect(await review.liveJob(id)).toMatchObject({ status: "active" });
  const { rows } = await database.query(
    "select action from audit_trail where subject_id = $1 order by at desc, id desc limit 1",
    [gone],
  );
  expect(rows).toEqual([{ action: "scraped-job.gone" }]);
});

test("what a decision could be taken back to is kept for an hour, what was approved for longer", async () => {
  const { id } = await takeIn(app);
  await review.decide(id);
  await tidy();
  expect((await stored(id)).before_decision).toHaveProperty("undo");
  await later(1);
  await tidy();
  expect((await stored(id)).before_decision).toBeNull();
  await takeIn(app, { text: OTHER_WORDS });
  await later(1);
  await tidy();
  expect((await stored(id)).before_decision).toHaveProperty("earlier");
});
