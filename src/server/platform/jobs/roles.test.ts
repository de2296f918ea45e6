import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { createTestDatabase, type TestDatabase } from "#test/support/test-database.ts";
import type { Database } from "../database/database.ts";
import { createLog } from "../log.ts";
import { openBoss, openCaretaker } from "./boss.ts";
import { type JobContext, PermanentFailure } from "./job.ts";
import { deleteOldJobs, expireJobs, type Jobs } from "./jobs.ts";

import { gate, openWorkshop, recordingLog } from "./testing/workshop.ts";

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

const waitForState = (jobs: Jobs, id: string, state: string) =>
  eventually(async () => expect(await jobs.status(id)).toMatchObject({ state }));

describe("stopping", () => {
  test("waits for what runs and takes nothing new", async () => {
    const jobs = await shop.openProcess();
    const job = shop.newJob();
    const { open, opened } = gate();
    let finished = false;
    jobs.register(job, async () => {
      await opened;
      finished = true;
    });
    await jobs.start();
    const id = await jobs.enqueue(job, { n: 1 });
    await waitForState(jobs, id, "running");
    const stopping = jobs.stop(60_000);
    const late = await jobs.enqueue(job, { n: 2 });
    open();
    await stopping;
    expect(finished).toBe(true);
    expect(jobs.isUp).toBe(false);
    expect(await jobs.status(id)).toEqual({ state: "done" });
    expect(await jobs.status(late)).toEqual({ state: "waiting" });
  });

  test("aborts what does not end in time and puts it back without counting the attempt", async () => {
    const jobs = await shop.openProcess();
    const job = shop.newJob({ retries: 0 });
    jobs.register(
      job,
      (_payload, { signal }) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener("abort", () => reject(signal.reason));
        }),
    );
    await jobs.start();
    const id = await jobs.enqueue(job, { n: 1 });
    await waitForState(jobs, id, "running");
    await jobs.stop(0);
    expect(await jobs.status(id)).toEqual({ state: "waiting" });

    const next = await shop.openProcess();
    const contexts: JobContext[] = [];
    next.register(job, async (_payload, context) => {
      contexts.push(context);
    });
    await next.start();
    await waitForState(next, id, "done");
    expect(contexts).toMatchObject([{ id, attempt: 1 }]);
  });
});

describe("roles", () => {
  test("a web process enqueues and a worker of another process runs it", async () => {
    const job = shop.newJob();
    const web = await shop.openProcess({ runs: false });
    const inWeb = vi.fn(async () => {});
    web.register(job, inWeb);
    await web.start();
    expect(web.isUp).toBe(true);
    const id = await web.enqueue(job, { n: 1 });
    expect(await web.status(id)).toEqual({ state: "waiting" });

    const worker = await shop.openProcess();
    const inWorker = vi.fn(async () => {});
    worker.register(job, inWorker);
    await worker.start();
    await waitForState(web, id, "done");
    await waitForState(web, await web.enqueue(job, { n: 2 }), "done");
    expect(inWorker).toHaveBeenCalledTimes(2);
    expect(inWeb).not.toHaveBeenCalled();
  });

  test("two processes that start at once make the same queues without a quarrel", async () => {
    const all = Array.from({ length: 6 }, () => shop.newJob());
    const processes = await Promise.all([
      shop.openProcess(),
      shop.openProcess({ runs: false }),
      shop.openProcess(),
    ]);
    for (const jobs of processes) for (const job of all) jobs.register(job, async () => {});
    await Promise.all(processes.map((jobs) => jobs.start()));
    expect(processes.map((jobs) => jobs.isUp)).toEqual([true, true, true]);
  });

  test("new settings in the code reach a queue that exists", async () => {
    const before = await shop.openProcess({ runs: false });
    const job = shop.newJob({ retries: 1 });
    before.register(job, async () => {});
    await before.start();
    const after = await shop.openProcess({ runs: false });
    after.register({ ...job, retries: 4 }, async () => {});
    await after.start();
    const { rows } = await db.database.query("select retry_limit from jobs.queue where name = $1", [
      job.name,
    ]);
    expect(rows).toEqual([{ retry_limit: 4 }]);
  });
});

describe("a schedule", () => {
  const stored = async () => {
    const { rows } = await db.database.query(
      "select name, cron, timezone, data from jobs.schedule",
    );
    return rows;
  };

  test("is stored by the worker, and taken out when the code no longer has it", async () => {
    const job = shop.newJob();
    const web = await shop.openProcess({ runs: false });
    web.register(job, async () => {});
    web.schedule(job, "30 7 * * *", { n: 1 }, "Australia/Sydney");
    await web.start();
    expect(await stored()).toEqual([]);

    const worker = await shop.openProcess();
    worker.register(job, async () => {});
    worker.schedule(job, "30 7 * * *", { n: 1 }, "Australia/Sydney");
    await worker.start();
    expect(await stored()).toEqual([
      { name: job.name, cron: "30 7 * * *", timezone: "Australia/Sydney", data: { n: 1 } },
    ]);

    const newer = await shop.openProcess();
    newer.register(job, async () => {});
    await newer.start();
    expect(await stored()).toEqual([]);
  });

  test("with a wrong payload or a wrong time is refused", async () => {
    const jobs = await shop.openProcess();
    const job = shop.newJob();
    jobs.register(job, async () => {});
    expect(() => jobs.schedule(job, "* * * * *", { n: Number.NaN }, "UTC")).toThrow("payload");
    jobs.schedule(job, "every day", { n: 1 }, "UTC");
    await expect(jobs.start()).rejects.toThrow();
  });
});

describe("a worker that died", () => {
  test("leaves its job to be tried again, and at last to be a dead letter", async () => {
    const { lines, log } = recordingLog();
    const jobs = await shop.openProcess({ runs: false });
    const job = shop.newJob({ retries: 1 });
    jobs.register(job, async () => {});
    await jobs.start();
    const id = await jobs.enqueue(job, { n: 1 });
    const store = { database: db.database, boss: openBoss(db.database, createLog("silent")) };
    const takeAndDie = async () => {
      await store.boss.fetch(job.name, { ignoreStartAfter: true });
      await db.database.query(
        "update jobs.job set started_on = started_on - interval '1 hour' where id = $1",
        [id],
      );
    };
    await store.boss.fetch(job.name);
    await expireJobs(store, log);
    expect(await jobs.status(id)).toEqual({ state: "running" });
    await db.database.query(
      "update jobs.job set started_on = started_on - interval '1 hour' where id = $1",
      [id],
    );
    // Two workers look at the same time: it is given up once.
    await Promise.all([expireJobs(store, log), expireJobs(store, log)]);
    expect(await jobs.status(id)).toEqual({ state: "waiting" });
    await takeAndDie();
    await expireJobs(store, log);
    expect(await jobs.status(id)).toEqual({ state: "failed", error: "its process ended" });
    expect(lines.map(({ level }) => level)).toEqual(["warn", "error"]);
  });
});

describe("a database that goes away for a moment", () => {
  test("does no harm to the processes", async () => {
    const jobs = await shop.openProcess();
    const job = shop.newJob();
    const ran = vi.fn();
    jobs.register(job, async () => {
      ran();
      await db.database.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()",
      );
    });
    await jobs.start();
    const id = await jobs.enqueue(job, { n: 1 });
    await eventually(() => expect(ran).toHaveBeenCalled());
    await waitForState(jobs, id, "done");
    await waitForState(jobs, await jobs.enqueue(job, { n: 2 }), "done");
    expect(ran).toHaveBeenCalledTimes(2);
  });

  test("does not lose that a job was done", async () => {
    let losses = 2;
    const query: Database["query"] = (text, values) => {
      const isLost = String(text).includes("state = 'completed'") && losses-- > 0;
      return isLost ? Promise.reject(new Error("lost")) : db.database.query(text, values);
    };
    const flaky = openWorkshop({ ...db.database, query });
    const jobs = await flaky.openProcess();
    const job = shop.newJob();
    jobs.register(job, async () => {});
    await jobs.start();
    await waitForState(jobs, await jobs.enqueue(job, { n: 1 }), "done");
    await flaky.closeProcesses();
    expect(losses).toBeLessThan(0);
  });

  test("leaves no orphaned rejection behind pg-boss's own cron worker", async () => {
    const { executeSql } = openBoss(db.database, createLog("silent")).getDb();
    // What it calls and does not wait for.
    await executeSql("select no_such_column", ["__pgboss__send-it", [], null]);
    await expect(executeSql("select no_such_column", [])).rejects.toThrow();
  });
});

describe("tidying up", () => {
  test("moves done jobs out after a day, and keeps dead letters for a month", async () => {
    const log = createLog("silent");
    const jobs = await shop.openProcess();
    const job = shop.newJob();
    jobs.register(job, async ({ n }, { progress }) => {
      await progress(n, 2);
      if (n === 2) throw new PermanentFailure("on purpose");
    });
    await jobs.start();
    const done = await jobs.enqueue(job, { n: 1 });
    const dead = await jobs.enqueue(job, { n: 2 });
    await waitForState(jobs, done, "done");
    await waitForState(jobs, dead, "failed");
    const letTimePass = async (days: number) => {
      const shift = "- make_interval(days => $1)";
      await db.database.query(`update jobs.job set completed_on = completed_on ${shift}`, [days]);
      await db.database.query(`update job_progress set updated_at = updated_at ${shift}`, [days]);
      const store = { database: db.database, boss: openBoss(db.database, log) };
      await deleteOldJobs(store, openCaretaker(db.database, log), log);
      const { rows } = await db.database.query("select id from jobs.job where name = $1", [
        job.name,
      ]);
      return rows.map(({ id }) => id).sort();
    };
    expect(await letTimePass(0)).toEqual([done, dead].sort());
    expect(await letTimePass(2)).toEqual([dead]);
    expect(await jobs.status(done)).toEqual({ state: "done", progress: { done: 1, total: 2 } });
    expect(await letTimePass(20)).toEqual([dead]);
    expect(await jobs.status(done)).toEqual({ state: "done" });
    expect(await letTimePass(20)).toEqual([]);
  });
});
