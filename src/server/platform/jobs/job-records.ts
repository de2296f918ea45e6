import type { Db } from "../database/database.ts";

export interface JobStatus {
  state: "waiting" | "running" | "done" | "failed" | "unknown";
  progress?: { done: number; total: number; note?: string };
  error?: string;
}

/** A job that failed for good. Its payload stays stored for the retry, and is not shown. */
export interface DeadLetter {
  id: string;
  name: string;
  error: string;
  attempts: number;
  failedAt: Date;
  /** It may have happened all the same: a mail whose arrival nobody confirmed. */
  isInDoubt: boolean;
}

const STATES: Record<string, JobStatus["state"]> = {
  created: "waiting",
  retry: "waiting",
  active: "running",
  completed: "done",
  cancelled: "failed",
  failed: "failed",
};

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
/** pg-boss nests the reason when it expires a job by itself. */
const REASON = "coalesce(output->>'message', output->'value'->>'message', 'unknown')";

/** The tables are partitioned by name: with the names the lookup stays on their indexes. */
export async function jobStatus(db: Db, names: string[], id: string): Promise<JobStatus> {
  if (!UUID.test(id)) return { state: "unknown" };
  const { rows } = await db.query({
    // Prepared under a name: to plan over all partitions takes longer than to look.
    name: "job-status",
    text: `select j.state::text, j.error, p.done, p.total, p.note
       from (select id, state, ${REASON} as error from jobs.job where name = any($1) and id = $2
             union all
             select id, state, ${REASON} from jobs.archive where name = any($1) and id = $2) j
       left join job_progress p on p.job_id = j.id
      limit 1`,
    values: [names, id],
  });
  const row = rows[0];
  if (!row) return { state: "unknown" };
  const state = STATES[row.state] ?? "unknown";
  const progress = {
    done: row.done,
    total: row.total,
    ...(row.note !== null && { note: row.note }),
  };
  return {
    state,
    ...(row.done !== null && { progress }),
    ...(state === "failed" && { error: row.error }),
  };
}

export async function saveProgress(
  db: Db,
  id: string,
  progress: { done: number; total: number; note: string | undefined },
): Promise<void> {
  await db.query(
    `insert into job_progress (job_id, done, total, note) values ($1, $2, $3, $4)
     on conflict (job_id) do update
       set done = excluded.done, total = excluded.total, note = excluded.note, updated_at = now()`,
    [id, progress.done, progress.total, progress.note ?? null],
  );
}

export async function forgetOldProgress(db: Db): Promise<void> {
  await db.query("delete from job_progress where updated_at < now() - interval '7 days'");
}

export async function deadLetters(db: Db, names: string[], limit: number): Promise<DeadLetter[]> {
  const { rows } = await db.query(
    `select id, name, ${REASON} as error, retry_count + 1 as attempts, completed_on as "failedAt",
            ${IS_IN_DOUBT} as "isInDoubt"
       from jobs.job j where name = any($1) and state = 'failed'
      order by completed_on desc, id limit $2`,
    [names, limit],
  );
  return rows;
}

export interface QueueCounts {
  name: string;
  waiting: number;
  running: number;
  done: number;
  failed: number;
  /** Since when the oldest one that could be begun waits. */
  oldest: Date | null;
}

/** Every queue that was ever made, also while nothing is in it. What is done stays for a day. */
export async function queueCounts(db: Db, names: string[]): Promise<QueueCounts[]> {
  const { rows } = await db.query(
    `select q.name,
            count(*) filter (where j.state < 'active')::int as waiting,
            count(*) filter (where j.state = 'active')::int as running,
            count(*) filter (where j.state = 'completed')::int as done,
            count(*) filter (where j.state = 'failed')::int as failed,
            min(j.start_after) filter (where j.state < 'active' and j.start_after < now()) as oldest
       from jobs.queue q left join jobs.job j on j.name = q.name
      where q.name = any($1) group by q.name order by q.name`,
    [names],
  );
  return rows;
}

/** Puts a dead letter back as if it had never run, under its old id. Says which job it is. */
export async function reviveDeadLetter(
  db: Db,
  names: string[],
  id: string,
): Promise<string | undefined> {
  if (!UUID.test(id)) return undefined;
  // Whoever asks for this one knows that it may happen twice.
  const { rows } = await db.query(
    `with forgotten as (delete from job_handovers where job_id = $2 and over_at is null)
     ${REVIVE} and id = $2 returning name`,
    [names, id],
  );
  return rows[0]?.name;
}

/** All of them but those that may have happened: what cannot be taken back is tried again one by one. */
export async function reviveDeadLetters(db: Db, names: string[]): Promise<string[]> {
  const { rows } = await db.query(`${REVIVE} and not ${IS_IN_DOUBT} returning name`, [names]);
  return rows.map(({ name }) => name);
}

/** 'retry' and not 'created': the place of a waiting job with the same key may be taken. */
const REVIVE = `update jobs.job j
    set state = 'retry', retry_count = 0, started_on = null, completed_on = null, output = null,
        start_after = now(), keep_until = now() + interval '14 days', created_on = now()
  where name = any($1) and state = 'failed'`;
const IS_IN_DOUBT =
  "exists (select from job_handovers h where h.job_id = j.id and h.over_at is null)";

/** The names that have something to do now. */
export async function dueNames(db: Db, names: string[]): Promise<string[]> {
  const { rows } = await db.query({
    name: "due-jobs",
    text: `select q.name from jobs.queue q
      where q.name = any($1) and exists (
        select from jobs.job j where j.name = q.name and j.state < 'active' and j.start_after < now())`,
    values: [names],
  });
  return rows.map((row) => row.name);
}
