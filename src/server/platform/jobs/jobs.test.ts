import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import * as z from "zod";
import { createTestDatabase, type TestDatabase } from "#test/support/test-database.ts";
import { defineJob, PermanentFailure } from "./job.ts";
import type { Jobs } from "./jobs.ts";
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

describe("a job", () => {
  test("runs with its payload and is done, and its payload is forgotten", async () => {
    const jobs = await shop.openProcess();
    const job = shop.newJob();
    const seen: unknown[] = [];
    jobs.register(job, async (payload, { id, attempt }) => {
      seen.push({ payload, id, attempt });
    });
    expect(jobs.isUp).toBe(false);
    await jobs.start();
    expect(jobs.isUp).toBe(true);
    const id = await jobs.enqueue(job, { n: 7 });
    await waitForState(jobs, id, "done");
    expect(seen).toEqual([{ payload: { n: 7 }, id, attempt: 1 }]);
    const { rows } = await db.database.query("select data from jobs.job where id = $1", [id]);
    expect(rows).toEqual([{ data: null }]);
  });

  test("is fetched at once by a notification, not by the polling", async () => {
    const jobs = await shop.openProcess();
    const job = shop.newJob();
    const runs: number[] = [];
    jobs.register(job, async ({ n }) => {
      runs.push(n);
    });
    await jobs.start();
    // Twenty one after the other: with polling alone they would take 40 seconds.
    for (let n = 0; n < 20; n++) await waitForState(jobs, await jobs.enqueue(job, { n }), "done");
    expect(runs).toHaveLength(20);
  });

  test("many of them are worked off without a pause, and never more at once than allowed", async () => {
    const jobs = await shop.openProcess();
    const job = shop.newJob({ concurrency: 3 });
    let running = 0;
    let most = 0;
    let done = 0;
    jobs.register(job, async () => {
      most = Math.max(most, ++running);
      await new Promise((resolve) => setImmediate(resolve));
      running--;
      done++;
    });
    await jobs.start();
    // One commit gives one notification for all of them.
    await db.database.transaction(async (tx) => {
      for (let n = 0; n < 50; n++) await jobs.enqueue(job, { n }, { db: tx });
    });
    await eventually(() => expect(done).toBe(50));
    expect(most).toBe(3);
  });

  test("can be enqueued before its queue exists", async () => {
    const jobs = await shop.openProcess();
    const job = shop.newJob();
    const handler = vi.fn(async () => {});
    jobs.register(job, handler);
    const id = await jobs.enqueue(job, { n: 1 });
    expect(await jobs.status(id)).toEqual({ state: "waiting" });
    await jobs.start();
    await waitForState(jobs, id, "done");
  });

  test("waits for its time", async () => {
    const jobs = await shop.openProcess();
    const job = shop.newJob();
    const seen: number[] = [];
    jobs.register(job, async ({ n }) => {
      seen.push(n);
    });
    await jobs.start();
    const later = await jobs.enqueue(job, { n: 1 }, { startAfterSeconds: 3600 });
    await waitForState(jobs, await jobs.enqueue(job, { n: 2 }), "done");
    expect(seen).toEqual([2]);
    expect(await jobs.status(later)).toEqual({ state: "waiting" });
  });

  test("that nobody knows is unknown", async () => {
    const jobs = await shop.openProcess();
    await jobs.start();
    expect(await jobs.status("0b1f7b4e-9a35-4c6b-8c3e-3a3f7d0a0b11")).toEqual({ state: "unknown" });
    expect(await jobs.status("' or 1=1")).toEqual({ state: "unknown" });
    expect(await jobs.retryDeadLetter("' or 1=1")).toBe(false);
  });

  test("tells how far it has come", async () => {
    const jobs = await shop.openProcess();
    const job = shop.newJob();
    const { open, opened } = gate();
    jobs.register(job, async (_payload, { progress }) => {
      await progress(1, 3);
      await progress(2, 3, "second page");
      await opened;
    });
    await jobs.start();
    const id = await jobs.enqueue(job, { n: 1 });
    await eventually(async () =>
      expect(await jobs.status(id)).toEqual({
        state: "running",
        progress: { done: 2, total: 3, note: "second page" },
      }),
    );
    open();
    await waitForState(jobs, id, "done");
  });
});

describe("a transaction", () => {
  test("that is rolled back leaves no job, one that commits does", async () => {
    const jobs = await shop.openProcess();
    const job = shop.newJob();
    const seen: number[] = [];
    jobs.register(job, async ({ n }) => {
      seen.push(n);
    });
    await jobs.start();
    let lostId = "";
    const failing = db.database.transaction(async (tx) => {
      lostId = await jobs.enqueue(job, { n: 1 }, { db: tx });
      throw new Error("on purpose");
    });
    await expect(failing).rejects.toThrow("on purpose");
    const id = await db.database.transaction((tx) => jobs.enqueue(job, { n: 2 }, { db: tx }));
    await waitForState(jobs, id, "done");
    expect(seen).toEqual([2]);
    expect(await jobs.status(lostId)).toEqual({ state: "unknown" });
  });
});

describe("a failing job", () => {
  test("is tried again after growing waits, then is a dead letter with one error line", async () => {
    const { lines, log } = recordingLog();
    const jobs = await shop.openProcess({ log });
    const job = shop.newJob({ retries: 2, retryDelaySeconds: 1000 });
    const attempts: number[] = [];
    jobs.register(job, async (_payload, { attempt }) => {
      attempts.push(attempt);
      throw new Error(`attempt ${attempt} went wrong`);
    });
    await jobs.start();
    const id = await jobs.enqueue(job, { n: 1 });
    const waitAfter = async (attempt: number) => {
      await eventually(() => expect(attempts).toHaveLength(attempt));
      await waitForState(jobs, id, "waiting");
      const { rows } = await db.database.query(
        "select extract(epoch from start_after - now())::float as wait from jobs.job where id = $1",
        [id],
      );
      return rows[0].wait;
    };
    // 1000 to 2000 seconds, then 2000 to 4000; the margin is what the test itself takes.
    expect(await waitAfter(1)).toBeGreaterThan(900);
    await shop.letWaitsPass();
    expect(await waitAfter(2)).toBeGreaterThan(1900);
    expect(await jobs.deadLetters(10)).toEqual([]);
    await shop.letWaitsPass();
    await waitForState(jobs, id, "failed");
    expect(attempts).toEqual([1, 2, 3]);
    expect(await jobs.status(id)).toEqual({ state: "failed", error: "attempt 3 went wrong" });
    expect(await jobs.deadLetters(10)).toMatchObject([
      {
        id,
        name: job.name,
        error: "attempt 3 went wrong",
        attempts: 3,
        failedAt: expect.any(Date),
      },
    ]);
    await eventually(() => {
      const errors = lines.filter(({ level }) => level === "error");
      expect(errors).toMatchObject([{ job: job.name, id }]);
    });
  });

  test("that says so is not tried again, and can be revived under its id", async () => {
    const jobs = await shop.openProcess();
    const job = shop.newJob({ retries: 5 });
    let broken = true;
    const seen: unknown[] = [];
    jobs.register(job, async ({ n }, { attempt }) => {
      seen.push({ n, attempt });
      if (broken) throw new PermanentFailure("never like this");
    });
    await jobs.start();
    const id = await jobs.enqueue(job, { n: 9 });
    await waitForState(jobs, id, "failed");
    expect(seen).toHaveLength(1);
    broken = false;
    expect(await jobs.retryDeadLetter(id)).toBe(true);
    await waitForState(jobs, id, "done");
    expect(seen).toEqual([
      { n: 9, attempt: 1 },
      { n: 9, attempt: 1 },
    ]);
    expect(await jobs.deadLetters(10)).toEqual([]);
    expect(await jobs.retryDeadLetter(id)).toBe(false);
  });

  test("has its signal aborted when its time is up, even if it does not listen", async () => {
    const jobs = await shop.openProcess();
    const job = shop.newJob({ retries: 0, timeoutSeconds: 1 });
    let signal: AbortSignal | undefined;
    jobs.register(job, async (_payload, context) => {
      signal = context.signal;
      await new Promise(() => {});
    });
    await jobs.start();
    const id = await jobs.enqueue(job, { n: 1 });
    await waitForState(jobs, id, "failed");
    expect(signal?.aborted).toBe(true);
    expect(await jobs.status(id)).toMatchObject({ error: "it took longer than 1 seconds" });
  });
});

describe("a bad payload", () => {
  test("is refused when it is enqueued", async () => {
    const jobs = await shop.openProcess();
    const job = shop.newJob();
    jobs.register(job, async () => {});
    await jobs.start();
    await expect(jobs.enqueue(job, { n: Number.NaN })).rejects.toThrow("cannot take this payload");
  });

  test("that another version wrote is a dead letter at once", async () => {
    const jobs = await shop.openProcess();
    const handler = vi.fn(async () => {});
    const name = "test.two-versions";
    jobs.register(defineJob({ name, payload: z.object({ n: z.number() }) }), handler);
    await jobs.start();
    const old = defineJob({ name, payload: z.object({ old: z.string() }) });
    const id = await jobs.enqueue(old, { old: "shape" });
    await waitForState(jobs, id, "failed");
    expect(handler).not.toHaveBeenCalled();
  });
});

describe("a singleton key", () => {
  test("joins the waiting job, not the running one, and not one of another key", async () => {
    const jobs = await shop.openProcess();
    const job = shop.newJob({ concurrency: 1 });
    const { open, opened } = gate();
    const seen: number[] = [];
    jobs.register(job, async ({ n }) => {
      seen.push(n);
      await opened;
    });
    await jobs.start();
    const running = await jobs.enqueue(job, { n: 1 }, { singletonKey: "a" });
    await waitForState(jobs, running, "running");
    const waiting = await jobs.enqueue(job, { n: 2 }, { singletonKey: "a" });
    const joined = await jobs.enqueue(job, { n: 3 }, { singletonKey: "a" });
    const other = await jobs.enqueue(job, { n: 4 }, { singletonKey: "b" });
    expect(waiting).not.toBe(running);
    expect(joined).toBe(waiting);
    expect(other).not.toBe(waiting);
    open();
    await waitForState(jobs, other, "done");
    expect(seen).toEqual([1, 2, 4]);
  });
});
