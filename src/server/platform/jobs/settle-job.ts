import { setTimeout as sleep } from "node:timers/promises";
import type PgBoss from "pg-boss";
import type { Database } from "../database/database.ts";
import { sqlOf } from "./boss.ts";

/** One job as it was fetched, with the number of the attempt that this is. */
export interface JobRecord {
  readonly id: string;
  readonly name: string;
  readonly data: unknown;
  readonly retryCount: number;
  readonly retryLimit: number;
  readonly createdOn: Date;
  /** Who took it (heartbeat.ts): only they settle it. */
  readonly workerId: string;
}

export interface Store {
  readonly database: Database;
  readonly boss: PgBoss;
}

/** How a run ended. */
export type Outcome =
  | { kind: "done" }
  /** The process had to stop: the attempt does not count. */
  | { kind: "put-back" }
  /** What it needs is away: it waits for so long, and the attempt does not count. */
  | { kind: "postponed"; seconds: number; reason: Error }
  /** The process was taken for dead, and the job is somebody else's. */
  | { kind: "lost" }
  | { kind: "failed"; error: Error; forGood: boolean };

/** What went well must not run again because the database was away for a moment. */
const WAITS_MS = [200, 1000, 3000, 6000];
const LONGEST_REASON = 500;

export const settleJob = (
  store: Store,
  job: JobRecord,
  outcome: Outcome,
  signal: AbortSignal,
): Promise<void> => persistently(() => settleOnce(store, job, outcome), signal);

/** Tries again while the database is away: for some ten seconds, and then for as long as nothing asks the job to end. */
export async function persistently(work: () => Promise<void>, signal: AbortSignal): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= WAITS_MS.length && signal.aborted) throw error;
      await sleep(WAITS_MS[attempt] ?? WAITS_MS.at(-1));
    }
  }
}

async function settleOnce(store: Store, job: JobRecord, outcome: Outcome): Promise<void> {
  if (outcome.kind === "lost") return;
  if (outcome.kind === "done") return complete(store, job);
  if (outcome.kind === "put-back") return putBack(store, job, 0);
  if (outcome.kind === "postponed") return putBack(store, job, outcome.seconds);
  await fail(store, job, outcome);
}

/** Nobody but the worker that has the job settles it, and it lets go of it with that. */
const LET_GO = `with held as (
  delete from job_leases where job_id = $2 and worker_id = $3 returning job_id)`;
const HELD = "name = $1 and id in (select job_id from held) and state = 'active'";

/** Not boss.complete(): this also forgets the payload (a mail carries links that sign people in). */
async function complete({ database }: Store, job: JobRecord): Promise<void> {
  await database.query(
    `${LET_GO} update jobs.job set state = 'completed', completed_on = now(), data = null, output = null
      where ${HELD}`,
    [job.name, job.id, job.workerId],
  );
}

/** Without started_on the next fetch does not count an attempt. */
async function putBack({ database }: Store, job: JobRecord, seconds: number): Promise<void> {
  await database.query(
    `${LET_GO} update jobs.job
        set state = 'retry', started_on = null, start_after = now() + make_interval(secs => $4)
      where ${HELD}`,
    [job.name, job.id, job.workerId, seconds],
  );
}

async function fail(
  { database, boss }: Store,
  job: JobRecord,
  { error, forGood }: { error: Error; forGood: boolean },
): Promise<void> {
  await database.transaction(async (tx) => {
    const { rows } = await tx.query(
      `${LET_GO} update jobs.job set retry_limit = case when $4 then retry_count else retry_limit end
        where ${HELD} returning id`,
      [job.name, job.id, job.workerId, forGood],
    );
    if (rows.length === 0) return;
    const reason = { message: error.message.slice(0, LONGEST_REASON) };
    await boss.fail(job.name, job.id, reason, { db: sqlOf(tx) });
  });
}
