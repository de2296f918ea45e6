import { afterAll, beforeAll, expect, test } from "vitest";
import { ADMIN_ENV, signedInAdmin } from "#test/support/people.ts";
import { OTHER_WORDS, reviewing, reviewQueueOf, takeIn } from "#test/support/review-queue.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";

let app: TestApp;
let review: ReturnType<typeof reviewing>;
const now = new Date("2026-11-16T01:00:00Z");
beforeAll(async () => {
  app = await startTestApp({ env: ADMIN_ENV, clock: () => now });
  review = reviewing(app, await signedInAdmin(app));
});
afterAll(() => app?.end());

test("the numbers for the dashboard", async () => {
  const queue = reviewQueueOf(app);
  const { database } = app.platform;
  const firmId = await review.addFirm();
  const one = await takeIn(app, { firmId });
  await takeIn(app, { firmId, sourceKey: "copy" });
  await takeIn(app, { firmId, sourceKey: "perth", location: "Perth WA" });
  await review.decide(one.id);
  const day = 86_400_000;
  const since = { today: new Date(now.getTime() - 1000), week: new Date(now.getTime() - 7 * day) };
  expect(await queue.counts(database, since)).toEqual({
    pending: 1,
    approved: 1,
    rejected: 0,
    duplicate: 1,
    thisWeek: 2,
    today: 2,
  });
  const future = new Date(now.getTime() + day);
  expect(await queue.counts(database, { today: future, week: since.week })).toMatchObject({
    thisWeek: 2,
    today: 0,
  });
  expect(await queue.topFirms(database, 5)).toEqual([
    { id: firmId, name: "Harrow Lyle", approvedJobs: 1, totalJobs: 2, lastScrapedAt: null },
  ]);
  const days = await queue.approvedByDay(database, since.week, "Australia/Sydney");
  const inSydney = now.toLocaleDateString("en-CA", { timeZone: "Australia/Sydney" });
  expect([...days]).toEqual([[inSydney, 1]]);
});

test.each([
  ["approved", { action: "approve" }],
  ["rejected", { action: "reject", reason: "Not needed" }],
])("a live job counts as it did while a change waits, and when that is %s", async (_, decision) => {
  const { database } = app.platform;
  await database.query("truncate scraped_jobs, jobs cascade");
  const { id } = await takeIn(app);
  await review.decide(id);
  await database.query("update jobs set posted_at = posted_at - interval '9 days'");
  await database.query(
    `update scraped_jobs set found_at = found_at - interval '9 days',
       decided_at = decided_at - interval '9 days'`,
  );
  const days = [dayOf(new Date(now.getTime() - 9 * DAY_MS))];
  await takeIn(app, { text: OTHER_WORDS });
  expect(await numbers()).toEqual({ pending: 1, ...OLD, days });
  await review.decide(id, decision);
  expect(await numbers()).toEqual({ pending: 0, ...OLD, days });
  expect((await review.undo(id)).status).toBe(200);
  expect(await numbers()).toEqual({ pending: 1, ...OLD, days });
});

const DAY_MS = 86_400_000;
const OLD = { approved: 1, rejected: 0, duplicate: 0, thisWeek: 0, today: 0 };
const dayOf = (at: Date) => at.toLocaleDateString("en-CA", { timeZone: "Australia/Sydney" });

async function numbers() {
  const queue = reviewQueueOf(app);
  const { database } = app.platform;
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  const since = { today: before(1), week: before(7) };
  const days = await queue.approvedByDay(database, before(28), "Australia/Sydney");
  return { ...(await queue.counts(database, since)), days: [...days.keys()] };
}
