import { randomUUID } from "node:crypto";
import type PgBoss from "pg-boss";
import * as z from "zod";
import type { Db } from "../database/database.ts";
import { sqlOf } from "./boss.ts";
import type { Job, Payload } from "./job.ts";

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
