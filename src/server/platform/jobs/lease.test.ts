import { randomUUID } from "node:crypto";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "#test/support/test-database.ts";
import { createLog } from "../log.ts";
import { openBoss } from "./boss.ts";
import { type JobContext, Postponed } from "./job.ts";
import type { Jobs } from "./jobs.ts";
import { handoverState, LEASE_SECONDS, takeJobs } from "./lease.ts";
import { forgetOldLeases, takeOver } from "./take-over.ts";
import { gate, openWorkshop, recordingLog } from "./testing/workshop.ts";

let db: TestDatabase;
let shop: ReturnType<typeof openWorkshop>;
const silent = createLog("silent");

beforeAll(async () => {
  db = await createTestDatabase();
  shop = openWorkshop(db.database);
});
afterEach(async () => {
  await shop.closeProcesses();
  await query("delete from workers");
  await query("delete from job_leases");
});
afterAll(() => db.drop());

const query = async (text: string, values: unknown[] = []) =>
  (await db.database.query(text, values)).rows;
/** Long enough for a busy machine; a test that passes does not wait for it. */
const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, { timeout: 30_000 });
const waitForState = (jobs: Jobs, id: string, state: string) =>
  eventually(async () => expect(await jobs.status(id)).toMatchObject({ state }));
const store = () => ({ database: db.database, boss: openBoss(db.database, silent) });
/** As somebody who has been heard for long enough. */
const STEADY = { steadySeconds: LEASE_SECONDS, neverBroken: false };
const look = (log = silent) => takeOver(store(), STEADY, log);
const fallSilent = (workerId: string) =>
  query("update workers set seen_at = now() - interval '1 minute' where id = $1", [workerId]);

/** A process that took what was waiting, and was killed. */
async function takeAndDie(name: string): Promise<string> {
  const workerId = randomUUID();
  await query("insert into workers (id) values ($1)", [workerId]);
  await shop.letWaitsPass();
  expect(await takeJobs(store(), workerId, name, 10)).toHaveLength(1);
  await fallSilent(workerId);
  return workerId;
}

describe("the work of a process that was killed", () => {
  test("is put back at once, exactly once, and no attempt is counted", async () => {
    const jobs = await shop.openProcess({ runs: false });
    const job = shop.newJob({ retries: 0, timeoutSeconds: 3600 });
    jobs.register(job, async () => {});
    await jobs.start();
    const id = await jobs.enqueue(job, { n: 1 });
    await takeAndDie(job.name);
    expect(await jobs.status(id)).toEqual({ state: "running" });
    const { lines, log } = recordingLog();
    await Promise.all([look(log), look(log), look(log)]);
    expect(await jobs.status(id)).toEqual({ state: "waiting" });
    expect(lines).toMatchObject([{ level: "warn", job: job.name, id, losses: 1 }]);

    const next = await shop.openProcess();
    const contexts: JobContext[] = [];
    next.register(job, async (_payload, context) => {
      contexts.push(context);
    });
    await next.start();
    await waitForState(next, id, "done");
    expect(contexts).toMatchObject([{ id, attempt: 1 }]);
    expect(await query("select from job_leases where job_id = $1", [id])).toEqual([]);
  });

  test("waits while its process was heard, and while nobody could have been heard", async () => {
    const jobs = await shop.openProcess({ runs: false });
    const job = shop.newJob();
    jobs.register(job, async () => {});
    await jobs.start();
    const id = await jobs.enqueue(job, { n: 1 });
    const workerId = await takeAndDie(job.name);
    // The database was away until just now, for whoever looks as for everybody.
    await takeOver(store(), { steadySeconds: LEASE_SECONDS - 1, neverBroken: false }, silent);
    expect(await jobs.status(id)).toEqual({ state: "running" });
    // Or it was only just started itself.
    const justStarted = { steadySeconds: 0, neverBroken: true };
    await query("update workers set seen_at = pg_postmaster_start_time() - interval '1 minute'");
    await takeOver(store(), justStarted, silent);
    expect(await jobs.status(id)).toEqual({ state: "running" });
    await query("update workers set seen_at = now() where id = $1", [workerId]);
    await look();
    expect(await jobs.status(id)).toEqual({ state: "running" });
  });

  test("is put back by one that has only just started, if the database was there all the time", async () => {
    const jobs = await shop.openProcess({ runs: false });
    const job = shop.newJob();
    jobs.register(job, async () => {});
    await jobs.start();
    const id = await jobs.enqueue(job, { n: 1 });
    const workerId = await takeAndDie(job.name);
    // As soon as the test's own server has been there for long enough.
    await query("update workers set seen_at = now() where id = $1", [workerId]);
    await vi.waitFor(
      async () => {
        await takeOver(store(), { steadySeconds: 0, neverBroken: true }, silent);
        expect(await jobs.status(id)).toEqual({ state: "waiting" });
      },
      { timeout: 60_000, interval: 1000 },
    );
  });

  test("counts as failed when it takes one process after another along", async () => {
    const jobs = await shop.openProcess({ runs: false });
    const job = shop.newJob({ retries: 0 });
    jobs.register(job, async () => {});
    await jobs.start();
    const id = await jobs.enqueue(job, { n: 1 });
    let deaths = 0;
    while ((await jobs.status(id)).state !== "failed" && deaths < 30) {
      await takeAndDie(job.name);
      await look();
      deaths += 1;
    }
    expect(deaths).toBe(9);
    expect(await jobs.status(id)).toEqual({ state: "failed", error: "its process ended" });
    await forgetOldLeases(db.database);
    expect(await query("select from job_leases where job_id = $1", [id])).toEqual([]);
  });

  test("of an older version of the program, which holds no leases, is left to its timeout", async () => {
    const jobs = await shop.openProcess({ runs: false });
    const job = shop.newJob();
    jobs.register(job, async () => {});
    await jobs.start();
    const id = await jobs.enqueue(job, { n: 1 });
    await store().boss.fetch(job.name);
    await look();
    expect(await jobs.status(id)).toEqual({ state: "running" });
  });
});

describe("a process that was only stopped for a while", () => {
  test("finds its job taken over: it writes nothing, is told to end, and works on under a new name", async () => {
    const [first, second] = [await shop.openProcess(), await shop.openProcess()];
    const job = shop.newJob();
    const { open, opened } = gate();
    const told: unknown[] = [];
    let written: unknown;
    first.register(job, async ({ n }, { signal, hold }) => {
      if (n === 2) return;
      signal.addEventListener("abort", () => told.push(signal.reason.message));
      await opened;
      written = await db.database
        .transaction(async (tx) => {
          await hold(tx);
          return "written twice";
        })
        .catch((error: Error) => error.message);
    });
    await first.start();
    const id = await first.enqueue(job, { n: 1 });
    await waitForState(first, id, "running");
    const workers = await query("select id from workers");
    expect(workers).toHaveLength(1);
    const before = workers[0].id;
    // A beat may come between the two: then it is not silent yet.
    await eventually(async () => {
      await fallSilent(before);
      await look();
      expect(await query("select from workers where id = $1", [before])).toEqual([]);
    });

    const runs: number[] = [];
    second.register(job, async (_payload, { attempt }) => {
      runs.push(attempt);
    });
    // The first one notices with its next beat; what it would write before that, it may not.
    open();
    await eventually(() => expect(written).toBe("another process has taken this job over"));
    await second.start();
    await waitForState(second, id, "done");
    await second.stop();
    expect(runs).toEqual([1]);
    await eventually(async () => {
      const [now, ...others] = await query("select id from workers");
      expect(others).toEqual([]);
      expect(now?.id).not.toBe(before);
    });
    await waitForState(first, await first.enqueue(job, { n: 2 }), "done");
  });

  test("is told to end what it is at", async () => {
    const jobs = await shop.openProcess();
    const job = shop.newJob({ concurrency: 1 });
    const reasons: string[] = [];
    jobs.register(job, (_payload, { signal, attempt }) => {
      if (reasons.length > 0) return Promise.resolve();
      expect(attempt).toBe(1);
      return new Promise((_resolve, reject) => {
        signal.addEventListener("abort", () => {
          reasons.push(signal.reason.message);
          reject(signal.reason);
        });
      });
    });
    await jobs.start();
    const id = await jobs.enqueue(job, { n: 1 });
    await waitForState(jobs, id, "running");
    const [worker] = await query("select id from workers");
    await eventually(async () => {
      await fallSilent(worker.id);
      await look();
      expect(await query("select from workers where id = $1", [worker.id])).toEqual([]);
    });
    // It takes it again itself, under its new name.
    await waitForState(jobs, id, "done");
    expect(reasons).toEqual(["another process has taken this job over"]);
  });
});

describe("what cannot be taken back", () => {
  test("is begun by one alone, and whether it was is there to be seen", async () => {
    const jobs = await shop.openProcess();
    const job = shop.newJob();
    const seen: unknown[] = [];
    jobs.register(job, async (_payload, { id, handover }) => {
      seen.push(await handover.state());
      await handover.begin();
      seen.push(await handover.state());
      seen.push(await handover.begin().catch((error: Error) => error.message));
      await handover.undo();
      seen.push(await handover.state());
      await handover.begin();
      await handover.end();
      seen.push(await handoverState(db.database, id));
    });
    await jobs.start();
    await waitForState(jobs, await jobs.enqueue(job, { n: 1 }), "done");
    expect(seen).toEqual([
      "not-begun",
      "begun",
      "another process has taken this job over",
      "not-begun",
      "over",
    ]);
  });

  test("and is one transaction is done once, however often its job runs", async () => {
    const jobs = await shop.openProcess();
    const job = shop.newJob({ retries: 3, retryDelaySeconds: 0 });
    const answers: boolean[] = [];
    jobs.register(job, async (_payload, { once }) => {
      answers.push(await db.database.transaction(once));
      if (answers.length < 3) throw new Error("its process could have been killed here");
    });
    await jobs.start();
    const id = await jobs.enqueue(job, { n: 1 });
    await eventually(async () => {
      await shop.letWaitsPass();
      expect(await jobs.status(id)).toEqual({ state: "done" });
    });
    expect(answers).toEqual([true, false, false]);
  });
});

test("a job whose part is away waits without an attempt being counted, for a day at most", async () => {
  const jobs = await shop.openProcess();
  const job = shop.newJob({ retries: 0 });
  const attempts: number[] = [];
  jobs.register(job, async (_payload, { attempt }) => {
    attempts.push(attempt);
    throw new Postponed("the bucket is away");
  });
  await jobs.start();
  const id = await jobs.enqueue(job, { n: 1 });
  for (const times of [1, 2, 3]) {
    await eventually(() => expect(attempts).toHaveLength(times));
    await waitForState(jobs, id, "waiting");
    if (times === 3) await query("update jobs.job set created_on = now() - interval '25 hours'");
    await shop.letWaitsPass();
  }
  await waitForState(jobs, id, "failed");
  expect(attempts).toEqual([1, 1, 1, 1]);
  expect(await jobs.status(id)).toMatchObject({ error: "the bucket is away" });
});

test("all that was given up is tried again together, but not what may have happened", async () => {
  const jobs = await shop.openProcess();
  const job = shop.newJob({ retries: 0 });
  let isBroken = true;
  jobs.register(job, async ({ n }, { handover }) => {
    if (n === 3 && (await handover.state()) === "not-begun") await handover.begin();
    if (isBroken) throw new Error("broken");
  });
  await jobs.start();
  const ids = await Promise.all([1, 2, 3].map((n) => jobs.enqueue(job, { n })));
  for (const id of ids) await waitForState(jobs, id, "failed");
  isBroken = false;
  const letters = (await jobs.deadLetters(10)).filter(({ id }) => ids.includes(id));
  expect(letters.filter(({ isInDoubt }) => isInDoubt).map(({ id }) => id)).toEqual([ids[2]]);
  expect(await jobs.retryDeadLetters()).toBeGreaterThanOrEqual(2);
  for (const id of ids.slice(0, 2)) await waitForState(jobs, id, "done");
  expect(await jobs.status(ids[2] ?? "")).toMatchObject({ state: "failed" });
  expect(await jobs.retryDeadLetter(ids[2] ?? "")).toBe(true);
  await waitForState(jobs, ids[2] ?? "", "done");
});
