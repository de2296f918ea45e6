import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import { PROFILE_VERSION } from "#matching/profiles.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { JobFigures } from "./listing/arrange.ts";
import { rankings, type Shown } from "./tables.ts";

/** Of these jobs the ones that may be shown now, with what orders them. The index may lag; this does not. */
export async function showableJobs(
  db: Db,
  ids: readonly string[],
  accountId: string | undefined,
): Promise<Map<string, JobFigures>> {
  const { rows } = await db.query(
    `select id, posted_at as "postedAt", coalesce(salary_max, salary_min, 0) as pay
     from jobs j where id = any($1::uuid[]) and status = 'active'
       and not exists (select 1 from dismissed_jobs d where d.job_id = j.id and d.account_id = $2)`,
    [ids, accountId ?? null],
  );
  return new Map(rows.map(({ id, ...figures }) => [id, figures]));
}

export interface ShowableResume {
  readonly documentId: string;
  /** The candidate behind it; null for one that the recruiter brought in. */
  readonly accountId: string | null;
}

/**
 * Of these resumes the ones that this recruiter may see now: those of findable people who do not hide from
 * the posting's company or the recruiter's own (where they work now is one by default), and those that the
 * recruiter brought in. Who has become a recruiter is no candidate.
 */
export async function showableResumes(
  db: Db,
  ids: readonly string[],
  { recruiterId, company }: { recruiterId: string; company: string },
): Promise<Map<string, ShowableResume>> {
  const { rows } = await db.query(
    `select d.id as "documentId", c.account_id as "accountId"
     from documents d left join candidate_profiles c on c.document_id = d.id
     where d.id = any($1::uuid[]) and d.status = 'read'
       and ((c.findable and c.account_id <> $2
             and not exists (select 1 from accounts a where a.id = c.account_id and a.is_recruiter)
             and not exists (select 1 from unnest(c.hidden_companies ||
                               case when c.hide_from_employer then c.current_employers else '{}' end) hidden
                             where bare_company(hidden) = bare_company($3)
                                or bare_company(hidden) = (select bare_company(r.company_name)
                                     from recruiter_profiles r
                                     where r.account_id = $2 and r.company_name <> '')))
            or (c.account_id is null and d.archive_id is not null and d.account_id = $2))`,
    [ids, recruiterId, company],
  );
  return new Map(rows.map((row) => [row.documentId, row]));
}

export interface ShownList {
  readonly direction: "jobs" | "candidates";
  readonly documentId: string;
  readonly accountId: string | undefined;
  readonly engine: string;
  readonly results: readonly Shown[];
}

/** The same list again is the same record. */
export async function recordRanking(db: Db, list: ShownList, now: Date): Promise<void> {
  const { engine, results } = list;
  if (results.length === 0) return;
  const digest = createHash("sha256")
    .update(JSON.stringify([engine, results]))
    .digest("hex");
  await db.orm
    .insert(rankings)
    .values({ ...list, digest, firstShownAt: now, lastShownAt: now })
    .onConflictDoUpdate({
      target: [rankings.documentId, rankings.digest],
      set: {
        lastShownAt: now,
        accountId: sql`coalesce(${rankings.accountId}, excluded.account_id)`,
      },
    });
}

/** Whether the index has it in this state, or will in a moment: what is made is followed at once. */
export async function isProfiled(db: Db, id: string, revision: number): Promise<boolean> {
  const { rows } = await db.query(
    "select 1 from match_profiles where document_id = $1 and version = $2 and revision = $3",
    [id, PROFILE_VERSION, revision],
  );
  return rows.length > 0;
}
