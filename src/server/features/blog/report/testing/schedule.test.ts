import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import * as z from "zod";
import { readConfig } from "#server/platform/config.ts";
import { conflict } from "#server/platform/faults.ts";
import { defineJob } from "#server/platform/jobs/job.ts";
import { openWorkshop } from "#server/platform/jobs/testing/workshop.ts";
import { createLog } from "#server/platform/log.ts";
import { createTestDatabase, type TestDatabase } from "#test/support/test-database.ts";
import { registerSchedule } from "../schedule.ts";

let db: TestDatabase;
let shop: ReturnType<typeof openWorkshop>;
beforeAll(async () => {
  db = await createTestDatabase();
  shop = openWorkshop(db.database);
});
afterEach(() => shop.closeProcesses());
afterAll(() => db.drop());

const report = defineJob({ name: "blog.report", payload: z.object({}) });
const log = createLog("silent");

async function worker(env: Record<string, string>, generate = async () => {}) {
  const jobs = await shop.openProcess();
  registerSchedule({ jobs, log, config: readConfig(env) }, generate);
  await jobs.start();
  return jobs;
}

const schedules = async () =>
  (await db.database.query("select cron, timezone from jobs.schedule where name = 'blog.report'"))
    .rows;

test("every day at the time that is set, in the operator's time zone, and never once it is off", async () => {
  await worker({ BLOG_SCHEDULE: "06:05", TIME_ZONE: "Australia/Perth" });
  expect(await schedules()).toEqual([{ cron: "5 6 * * *", timezone: "Australia/Perth" }]);
  await worker({});
  expect(await schedules()).toEqual([]);
});

test("too few jobs are no failure: it is not tried again before the next day", async () => {
  let asked = 0;
  const jobs = await worker({ BLOG_SCHEDULE: "06:05" }, async () => {
    asked += 1;
    throw conflict("Nothing was written.");
  });
  const id = await jobs.enqueue(report, {});
  await vi.waitFor(
    async () => expect(await jobs.status(id)).toMatchObject({ state: "done" }),
    20_000,
  );
  expect(asked).toBe(1);
});
