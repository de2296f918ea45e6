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
  | { kind: "failed"; error: Error; forGood: boolean };

/** What went well must not run again because the database was away for a moment. */
const WAITS_MS = [200, 1000, 3000, 6000];
const LONGEST_REASON = 500;

export async function settleJob(store: Store, job: JobRecord, outcome: Outcome): Promise<void> {
  for (const wait of WAITS_MS) {
    try {
      return await settleOnce(store, job, outcome);
    } catch {
      await sleep(wait);
    }
  }
  await settleOnce(store, job, outcome);
}

async function settleOnce(store: Store, job: JobRecord, outcome: Outcome): Promise<void> {
  if (outcome.kind === "done") return complete(store, job);
  if (outcome.kind === "put-back") return putBack(store, job);
  await fail(store, job, outcome);
}

/**
 * Not boss.complete(): this also forgets the payload (a mail carries links that sign people in),
 * and leaves the job alone when it was given to somebody else in the meantime.
 */
async function complete({ database }: Store, job: JobRecord): Promise<void> {
  await database.query(
    `update jobs.job set state = 'completed', completed_on = now(), data = null, output = null
      where name = $1 and id = $2 and state = 'active' and retry_count = $3`,
    [job.name, job.id, job.retryCount],
  );
}

/** Without started_on the next fetch does not count an attempt. */
async function putBack({ database }: Store, job: JobRecord): Promise<void> {
  await database.query(
    `update jobs.job set state = 'retry', start_after = now(), started_on = null
      where name = $1 and id = $2 and state = 'active' and retry_count = $3`,
    [job.name, job.id, job.retryCount],
  );
}

async function fail(
  { database, boss }: Store,
  job: JobRecord,
  { error, forGood }: { error: Error; forGood: boolean },
): Promise<void> {
  await database.transaction(async (tx) => {
    const { rows } = await tx.query(
      `update jobs.job set retry_limit = case when $4 then retry_count else retry_limit end
        where name = $1 and id = $2 and state = 'active' and retry_count = $3 returning id`,
      [job.name, job.id, job.retryCount, forGood],
    );
    if (rows.length === 0) return;
    const reason = { message: error.message.slice(0, LONGEST_REASON) };
    await boss.fail(job.name, job.id, reason, { db: sqlOf(tx) });
  });
}
