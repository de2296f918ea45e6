import { spawn } from "node:child_process";
import { once } from "node:events";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, beforeAll, expect, test, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "#test/support/test-database.ts";
import { createLog } from "../log.ts";
import { builtFile } from "../processes/built-file.ts";
import { openBoss } from "./boss.ts";
import { expireJobs } from "./jobs.ts";
import { endlessJob } from "./testing/doomed-worker.ts";
import { openWorkshop } from "./testing/workshop.ts";

let db: TestDatabase;
let shop: ReturnType<typeof openWorkshop>;

beforeAll(async () => {
  db = await createTestDatabase();
  shop = openWorkshop(db.database);
});
afterEach(() => shop.closeProcesses());
afterAll(() => db.drop());

/** Long enough for a busy machine; a test that passes does not wait for it. */
const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 20_000 });

test("a job whose process is killed is run again by another one", { timeout: 60_000 }, async () => {
  const jobs = await shop.openProcess();
  const attempts: number[] = [];
  jobs.register(endlessJob, async (_payload, { attempt }) => {
    attempts.push(attempt);
  });
  const id = await jobs.enqueue(endlessJob, { n: 1 });

  const module = pathToFileURL(builtFile("doomed-worker")).href;
  const script = `import(${JSON.stringify(module)}).then((m) => m.runDoomedWorker(process.argv[1]))`;
  const child = spawn(process.execPath, ["--eval", script, JSON.stringify(db.connection)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(await jobs.status(id)).toEqual({ state: "running" });

  await jobs.start();
  // Its time runs out: 60 seconds and a margin, in the database's clock.
  await db.database.query("update jobs.job set started_on = started_on - interval '2 minutes'");
  const log = createLog("silent");
  await expireJobs({ database: db.database, boss: openBoss(db.database, log) }, log);
  await shop.letWaitsPass();
  await eventually(async () => expect(await jobs.status(id)).toEqual({ state: "done" }));
  expect(attempts).toEqual([2]);
});

test("a schedule runs its job when it is due", { timeout: 60_000 }, async () => {
  const jobs = await shop.openProcess();
  const job = shop.newJob();
  const seen: number[] = [];
  jobs.register(job, async ({ n }) => {
    seen.push(n);
  });
  // Each minute is due at any moment: pg-boss looks at its start, not only on the minute.
  jobs.schedule(job, "* * * * *", { n: 5 }, "Australia/Sydney");
  // The processes share one look each 30 seconds, and the test above may have had it.
  const web = await shop.openProcess({ runs: false });
  await web.start();
  await db.database.query("update jobs.version set cron_on = null");
  await jobs.start();
  await eventually(() => expect(seen).toEqual([5]));
});
