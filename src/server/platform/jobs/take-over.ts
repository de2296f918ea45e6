import { randomUUID } from "node:crypto";
import type PgBoss from "pg-boss";
import * as z from "zod";
import type { Db } from "../database/database.ts";
import type { Log } from "../log.ts";
import { sqlOf } from "./boss.ts";
import type { Standing } from "./heartbeat.ts";
import type { Job, Payload } from "./job.ts";
import { LEASE_SECONDS } from "./lease.ts";
import type { CountOutcome } from "./run-job.ts";
import type { Store } from "./settle-job.ts";

/**
 * A job that was under way when its process died is put back, and that does not count as an attempt: the job
 * may have had nothing to do with it. A job that again and again takes its process along may well have: each time it waits
 * longer, and after this many it counts as failed.
 */
const FREE_LOSSES = 8;
const LONGEST_WAIT_SECONDS = 30;

interface Orphan {
  readonly id: string;
  readonly name: string;
  readonly losses: number;
}

/**
 * Puts back, exactly once, what processes were at work on that give no sign of life any more. After the database was
 * away nobody's sign is fresh: so whoever looks has been heard without a break for as long, or has just started, and
 * the database was there all the time since the last sign.
 */
export async function takeOver(
  store: Store,
  standing: Standing,
  log: Log,
  count: CountOutcome = () => {},
): Promise<void> {
  const isSteady = standing.steadySeconds >= LEASE_SECONDS;
  if (!isSteady && !standing.neverBroken) return;
  const found = await store.database.transaction(async (tx) => {
    await removeDeadWorkers(tx, isSteady);
    const orphans = await orphansOf(tx);
    const done = [];
    for (const orphan of orphans)
      done.push({ ...orphan, became: await putBack(store, tx, orphan) });
    return done;
  });
  for (const { id, name, losses, became } of found) {
    if (became !== "settled") count(name, "taken-over");
    if (became === "failed")
      log.error({ job: name, id }, "job failed for good and is a dead letter");
    else if (became === "waiting")
      log.warn({ job: name, id, losses, reason: "its process ended" }, "job was taken over");
  }
}

async function removeDeadWorkers(tx: Db, isSteady: boolean): Promise<void> {
  await tx.query(
    `delete from workers where id in (
       select id from workers
        where seen_at < now() - make_interval(secs => $1) and ($2 or pg_postmaster_start_time() < seen_at)
        for update skip locked)`,
    [LEASE_SECONDS, isSteady],
  );
}

/** Those of a transaction that is still under way come with a later look. */
async function orphansOf(tx: Db): Promise<Orphan[]> {
  const { rows } = await tx.query(
    `update job_leases set worker_id = null, losses = losses + 1
      where job_id in (
        select job_id from job_leases l
         where worker_id is not null and not exists (select from workers w where w.id = l.worker_id)
         for update of l skip locked)
      returning job_id as id, job_name as name, losses`,
  );
  return rows;
}

async function putBack({ boss }: Store, tx: Db, { id, name, losses }: Orphan) {
  if (losses > FREE_LOSSES) {
    await boss.fail(name, id, { message: "its process ended" }, { db: sqlOf(tx) });
    const { rows } = await tx.query(
      "select state::text from jobs.job where name = $1 and id = $2",
      [name, id],
    );
    return rows[0]?.state === "failed" ? "failed" : "waiting";
  }
  const wait = Math.min(LONGEST_WAIT_SECONDS, (losses - 1) ** 2);
  // Without started_on the next fetch does not count an attempt.
  const { rows } = await tx.query(
    `update jobs.job set state = 'retry', started_on = null, start_after = now() + make_interval(secs => $3)
      where name = $1 and id = $2 and state = 'active' returning id`,
    [name, id, wait],
  );
  if (rows.length === 0) return "settled";
  await notifyWorkers(tx, name);
  return "waiting";
}

/** What leases and handovers are left of jobs that are over. */
export async function forgetOldLeases(db: Db): Promise<void> {
  await db.query(
    `delete from job_leases l where worker_id is null and not exists (
       select from jobs.job j where j.name = l.job_name and j.id = l.job_id and j.state <= 'active')`,
  );
  // What is in doubt may be a dead letter, which is kept for 30 days and can be tried again until then.
  await db.query(
    `delete from job_handovers where begun_at < now() - interval '40 days'
        or over_at < now() - interval '7 days' and not exists (
          select from jobs.job j where j.id = job_id and j.state <= 'active')`,
  );
}

/** Workers listen here; the payload is the name of the job. */
export const JOBS_CHANNEL = "candour_jobs";

/** The payload as the worker will read it, after its way through JSON. */
export function checkedPayload<I extends Payload>(job: Job<I>, payload: I): Payload {
  const travelled: unknown = JSON.parse(JSON.stringify(payload));
  const result = job.payload.safeParse(travelled);
  if (!result.success)
    throw new Error(`${job.name} cannot take this payload:\n${z.prettifyError(result.error)}`);
  return AnyPayload.parse(travelled);
}

const AnyPayload = z.record(z.string(), z.unknown());

interface NewJob {
  name: string;
  data: Payload;
  startAfterSeconds?: number;
  singletonKey?: string;
}

/** The id of the job, or of the waiting one with the same key. */
export async function insertJob(boss: PgBoss, db: Db, job: NewJob): Promise<string> {
  for (let attempt = 0; attempt < 5; attempt++) {
    const id = randomUUID();
    const sent = await boss.send(job.name, job.data, {
      id,
      // Each queue holds one waiting job for a key: one without a key takes its own id.
      singletonKey: job.singletonKey ?? id,
      startAfter: job.startAfterSeconds ?? 0,
      db: sqlOf(db),
    });
    if (sent !== null) return sent;
    const { rows } = await db.query(
      "select id from jobs.job where name = $1 and singleton_key = $2 and state = 'created'",
      [job.name, job.singletonKey],
    );
    if (rows[0]) return rows[0].id;
    // The one that was in the way has started in this very moment.
  }
  throw new Error(`${job.name} could not be enqueued.`);
}

/** In a transaction this is heard at its commit, and not at all without one. */
export async function notifyWorkers(db: Db, name: string): Promise<void> {
  await db.query("select pg_notify($1, $2)", [JOBS_CHANNEL, name]);
}
