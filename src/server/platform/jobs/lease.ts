import type { Database, Db } from "../database/database.ts";
import { sqlOf } from "./boss.ts";
import type { JobRecord, Store } from "./settle-job.ts";

/** A process that gave no sign of life for this long, by the database's clock, is taken for dead. */
export const LEASE_SECONDS = 10;

/** The process no longer has the job: it was taken for dead, and another one has taken the job over. */
export class LeaseLost extends Error {
  constructor() {
    super("another process has taken this job over");
  }
}

/**
 * Takes waiting jobs of one queue for this worker, in one transaction: a job never runs without a lease. Answers
 * undefined when the worker was taken for dead and has to begin again under a new name.
 */
export function takeJobs(
  { database, boss }: Store,
  workerId: string,
  name: string,
  batchSize: number,
): Promise<JobRecord[] | undefined> {
  return database.transaction(async (tx) => {
    // Whoever looks for dead workers waits until these leases are written.
    const { rows } = await tx.query("select from workers where id = $1 for key share", [workerId]);
    if (rows.length === 0) return undefined;
    const taken = await boss.fetch<unknown>(name, {
      includeMetadata: true,
      batchSize,
      db: sqlOf(tx),
    });
    if (taken.length === 0) return [];
    await tx.query(
      `insert into job_leases (job_id, job_name, worker_id)
       select id, $2, $3 from unnest($1::uuid[]) id
       on conflict (job_id) do update set worker_id = excluded.worker_id, taken_at = now()`,
      [taken.map(({ id }) => id), name, workerId],
    );
    return taken.map(({ id, data, retryCount, retryLimit, createdOn }) => ({
      id,
      name,
      data,
      retryCount,
      retryLimit,
      createdOn,
      workerId,
    }));
  });
}

export type Lease = Pick<JobRecord, "id" | "workerId">;

/**
 * Nobody takes the job over until this transaction ends. Throws when somebody has: a process that was stopped for a
 * while and goes on must not do in the tables what another one did meanwhile.
 */
export async function holdLease(tx: Db, { id, workerId }: Lease): Promise<void> {
  const { rows } = await tx.query(
    "select from job_leases where job_id = $1 and worker_id = $2 for share",
    [id, workerId],
  );
  if (rows.length === 0) throw new LeaseLost();
}

/** What cannot be taken back is begun at most once, by whoever has the job. */
export type HandoverState = "not-begun" | "begun" | "over";

export async function handoverState(database: Database, id: string): Promise<HandoverState> {
  const { rows } = await database.query(
    `select over_at is not null as "isOver" from job_handovers where job_id = $1`,
    [id],
  );
  if (!rows[0]) return "not-begun";
  return rows[0].isOver ? "over" : "begun";
}

export async function beginHandover(database: Database, lease: Lease): Promise<void> {
  await database.transaction(async (tx) => {
    await holdLease(tx, lease);
    const { rows } = await tx.query(
      "insert into job_handovers (job_id) values ($1) on conflict do nothing returning job_id",
      [lease.id],
    );
    if (rows.length === 0) throw new LeaseLost();
  });
}

/** In the transaction that is the whole work; false when that was committed before. */
export async function handOverIn(tx: Db, lease: Lease): Promise<boolean> {
  await holdLease(tx, lease);
  const { rows } = await tx.query(
    "insert into job_handovers (job_id, over_at) values ($1, now()) on conflict do nothing returning job_id",
    [lease.id],
  );
  return rows.length > 0;
}

export async function endHandover(database: Database, id: string): Promise<void> {
  await database.query("update job_handovers set over_at = now() where job_id = $1", [id]);
}

/** The other side said no: it can be tried again. */
export async function undoHandover(database: Database, id: string): Promise<void> {
  await database.query("delete from job_handovers where job_id = $1 and over_at is null", [id]);
}
