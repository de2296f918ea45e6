import type { Db } from "#server/platform/database/database.ts";
import type { Bite } from "#server/platform/jobs/in-bites.ts";

/** What another engine scored: what is done is no longer among it. */

/** Postings whose candidates were counted by another engine, closed ones too: their owners see the number. */
export async function staleCounts(
  db: Db,
  engine: string,
  { after, limit }: Bite,
): Promise<string[]> {
  const { rows } = await db.query(
    `select id from jobs
     where owner_id is not null and status <> 'draft' and counted_by <> $1 and id > $2
     order by id limit $3`,
    [engine, after, limit],
  );
  return rows.map(({ id }) => id);
}

export interface StaleAlerts {
  readonly accountId: string;
  /** Null when there is none to hold the jobs against. */
  readonly resumeId: string | null;
  readonly jobIds: readonly string[];
}

/** People who are to hear of jobs that another engine found for them, with their current resume. */
export async function staleAlerts(
  db: Db,
  engine: string,
  { after, limit }: Bite,
): Promise<StaleAlerts[]> {
  const { rows } = await db.query(
    `select a.account_id as "accountId", c.document_id as "resumeId",
       array_agg(a.job_id order by a.job_id) as "jobIds"
     from job_alerts a left join candidate_profiles c on c.account_id = a.account_id
     where a.told_at is null and a.engine <> $1 and a.account_id > $2
     group by 1, 2 order by 1 limit $3`,
    [engine, after, limit],
  );
  return rows;
}

interface Rescored {
  readonly engine: string;
  /** The jobs that were scored. */
  readonly scored: readonly string[];
  /** Those of them that are still near enough, and how near. */
  readonly near: readonly (readonly [jobId: string, distance: number])[];
}

/** What is no longer near enough was never told, and is dropped. What was told meanwhile stays as it was. */
export async function replaceAlerts(
  db: Db,
  accountId: string,
  { engine, scored, near }: Rescored,
): Promise<void> {
  const distances = near.map(([, distance]) => distance);
  const ids = near.map(([id]) => id);
  await db.query(
    `with still as (select * from unnest($3::uuid[], $4::float8[]) as near (job_id, distance)),
       renewed as (update job_alerts a set distance = still.distance, engine = $5 from still
         where a.account_id = $1 and a.job_id = still.job_id and a.told_at is null)
     delete from job_alerts a where account_id = $1 and told_at is null and job_id <> all($3::uuid[])
       and (job_id = any($2::uuid[])
            or exists (select 1 from jobs j where j.id = a.job_id and j.status <> 'active'))`,
    [accountId, scored, ids, distances, engine],
  );
}
