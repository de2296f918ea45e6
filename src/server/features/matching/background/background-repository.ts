import type { Db } from "#server/platform/database/database.ts";
import type { JobRow } from "../../postings/service.ts";

/** Active jobs with a profile that nobody was told about yet, the newest first. */
export async function unmatchedJobs(db: Db, version: number, limit: number): Promise<string[]> {
  const { rows } = await db.query(
    `select j.id from jobs j join match_profiles p on p.document_id = j.id and p.version = $1
     where j.status = 'active' and not exists (select 1 from matched_jobs m where m.job_id = j.id)
     order by j.posted_at desc limit $2`,
    [version, limit],
  );
  return rows.map(({ id }) => id);
}

/** As it was held against everybody: one that was changed or deleted meanwhile gets no mark. */
export async function markMatched(db: Db, job: JobRow, now: Date): Promise<void> {
  await db.query(
    `insert into matched_jobs (job_id, matched_at)
     select id, $2 from jobs where id = $1 and revision = $3 and status = $4 and company = $5
     on conflict do nothing`,
    [job.id, now, job.revision, job.status, job.company],
  );
}

/** When, and by which engine. */
interface Seen {
  readonly now: Date;
  readonly engine: string;
}

interface Near {
  readonly documentId: string;
  readonly distance: number;
}

/** For the people whose current resume it is; not for whoever posted or dismissed the job. */
export async function addAlerts(
  db: Db,
  job: JobRow,
  near: readonly Near[],
  { now, engine }: Seen,
): Promise<void> {
  if (near.length === 0) return;
  await db.query(
    `insert into job_alerts (account_id, job_id, distance, found_at, engine)
     select c.account_id, $1, near.distance, $4, $6
     from unnest($2::uuid[], $3::float8[]) as near (document_id, distance)
     join candidate_profiles c on c.document_id = near.document_id
     join accounts a on a.id = c.account_id and not a.is_recruiter
     where exists (select 1 from jobs where id = $1) and c.account_id is distinct from $5
       and not exists (select 1 from dismissed_jobs d where d.job_id = $1 and d.account_id = c.account_id)
     on conflict do nothing`,
    [
      job.id,
      near.map(({ documentId }) => documentId),
      near.map(({ distance }) => distance),
      now,
      job.ownerId,
      engine,
    ],
  );
}

/** Whoever has something to hear and heard nothing since. What another engine found is scored again first. */
export async function accountsToTell(
  db: Db,
  { since, engine, limit }: { since: Date; engine: string; limit: number },
): Promise<string[]> {
  const { rows } = await db.query(
    `select a.account_id from job_alerts a where a.told_at is null and a.engine = $3
       and not exists (select 1 from job_alerts t where t.account_id = a.account_id and t.told_at > $1)
     group by a.account_id order by min(a.found_at), a.account_id limit $2`,
    [since, limit, engine],
  );
  return rows.map(({ account_id }) => account_id);
}

export interface Alert {
  readonly jobId: string;
  readonly title: string;
  readonly company: string;
  readonly resumeId: string | null;
}

/** Takes what one account is to be told, the nearest first; what can no longer be shown is dropped. */
export async function takeAlerts(
  tx: Db,
  accountId: string,
  { now, engine }: Seen,
): Promise<Alert[]> {
  // Dropped, not told: what nobody heard must not make the next one wait.
  await tx.query(
    `delete from job_alerts a using jobs j
     where a.account_id = $1 and a.told_at is null and j.id = a.job_id
       and (j.status <> 'active'
            or exists (select 1 from dismissed_jobs d where d.job_id = j.id and d.account_id = $1))`,
    [accountId],
  );
  const { rows } = await tx.query(
    `with told as (
       update job_alerts set told_at = $2 where account_id = $1 and told_at is null and engine = $3
       returning job_id, distance)
     select told.job_id as "jobId", j.title, j.company, c.document_id as "resumeId"
     from told join jobs j on j.id = told.job_id
     left join candidate_profiles c on c.account_id = $1
     order by told.distance, told.job_id`,
    [accountId, now, engine],
  );
  return rows;
}

/** Active postings of recruiters, a bounded bite at a time. */
export async function ownedJobs(db: Db, after: string, limit: number): Promise<string[]> {
  const { rows } = await db.query(
    `select id from jobs where owner_id is not null and status = 'active' and id > $1
     order by id limit $2`,
    [after, limit],
  );
  return rows.map(({ id }) => id);
}

/** What nobody needs any more: see tidy.ts. */
export async function removeOld(
  db: Db,
  { rankingsBefore, changesBefore }: { rankingsBefore: Date; changesBefore: Date },
): Promise<void> {
  await db.query("delete from rankings where last_shown_at < $1", [rankingsBefore]);
  await db.query("delete from changes where at < $1", [changesBefore]);
}

/**
 * The profile of an older engine goes a day after its document got a new one: until then a process of the
 * older program can start again. One that gets none (a closed job) keeps it.
 */
export async function removeOldProfiles(db: Db, version: number, before: Date): Promise<void> {
  await db.query(
    `delete from match_profiles old using match_profiles new
     where old.version < $1 and new.version = $1 and new.document_id = old.document_id
       and new.made_at < $2`,
    [version, before],
  );
}

/**
 * Whether candidates are still on their way into the index: whoever is missing would never hear of a job. When
 * none has come for a while, the rest cannot be profiled, and nobody waits for them.
 */
export async function areResumesMissing(db: Db, version: number): Promise<boolean> {
  const { rows } = await db.query(
    `select exists (select 1 from candidate_profiles c join documents d on d.id = c.document_id
       where d.status = 'read' and not exists (
         select 1 from match_profiles p where p.document_id = d.id and p.version = $1))
       and coalesce((select max(made_at) from match_profiles where kind = 'resume' and version = $1)
                    > now() - interval '2 minutes', true) as missing`,
    [version],
  );
  return rows[0]?.missing ?? false;
}

/** Whether somebody came, went, or reads differently since then. Changes are kept for a day. */
export async function haveResumesChanged(db: Db, since: Date): Promise<boolean> {
  const { rows } = await db.query(
    "select exists (select 1 from changes where kind = 'resume' and at > $1) as changed",
    [since],
  );
  return rows[0]?.changed ?? false;
}
