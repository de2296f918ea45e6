import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { PROFILE_VERSION } from "#matching/profiles.ts";
import type { Db } from "#server/platform/database/database.ts";
import { eyesOf } from "../profiles/service.ts";
import type { JobFigures } from "./arrange.ts";
import { jobPreferences, rankings, type Shown } from "./tables.ts";

/**
 * Of these jobs the ones that may be shown now, with what orders them. The index may lag; this does not.
 * `words`: only those that have each of them somewhere.
 */
export async function showableJobs(
  db: Db,
  ids: readonly string[],
  accountId: string | undefined,
  words: readonly string[] = [],
): Promise<Map<string, JobFigures>> {
  const { rows } = await db.query(
    `select id, posted_at as "postedAt", coalesce(salary_max, salary_min, 0) as pay, title, location, state,
       employment_type as "employmentType", level, practice_area as "practiceArea"
     from jobs j where id = any($1::uuid[]) and status = 'active'
       and not exists (select 1 from dismissed_jobs d where d.job_id = j.id and d.account_id = $2)
       and (cardinality($3::text[]) = 0 or
         concat_ws(' ', title, company, location, practice_area, lines::text) ilike all ($3::text[]))`,
    [ids, accountId ?? null, words.map(anywhereIn)],
  );
  return new Map(rows.map(({ id, ...figures }) => [id, figures]));
}

/** Every open job that the account has not dismissed, the newest first. */
export async function openJobs(
  db: Db,
  accountId: string,
): Promise<{ id: string; revision: string; title: string }[]> {
  const { rows } = await db.query(
    `select id, revision::text, title from jobs j
     where status = 'active'
       and not exists (select 1 from dismissed_jobs d where d.job_id = j.id and d.account_id = $1)
     order by posted_at desc, id`,
    [accountId],
  );
  return rows;
}

/** A pattern of `like` that takes every letter as it stands. */
const anywhereIn = (word: string) => `%${word.replace(/[\\%_]/g, "\\$&")}%`;

export interface ShowableResume {
  readonly documentId: string;
  /** The candidate behind it; null for one that the recruiter brought in. */
  readonly accountId: string | null;
  readonly receivedAt: Date;
}

/**
 * Of these resumes the ones that this recruiter may see now: those of findable people who do not hide from
 * the posting's company or any that the recruiter looks for (where they work now is one by default), and those
 * that the recruiter brought in. The rule itself is profiles/hiding.ts.
 */
export async function showableResumes(
  db: Db,
  ids: readonly string[],
  { recruiterId, company }: { recruiterId: string; company: string },
): Promise<Map<string, ShowableResume>> {
  const eyes = await eyesOf(db, recruiterId, company);
  const { rows } = await db.query({ ...SHOWABLE, values: [ids, recruiterId, eyes] });
  return new Map(rows.map((row) => [row.documentId, row]));
}

/** What a recruiter ($2) brought in, and nobody has made a current resume of since. */
const BROUGHT = `d.account_id = $2 and d.archive_id is not null and d.kind = 'resume' and d.status = 'read'
  and not exists (select 1 from candidate_profiles c where c.document_id = d.id)`;
const BROUGHT_COLUMNS = "d.id, null::uuid, d.received_at";

/** Prepared: for a thousand ids, planning it anew takes longer than the answer. */
const SHOWABLE = {
  name: "showable-resumes",
  text: `select document_id as "documentId", account_id as "accountId", received_at as "receivedAt"
    from findable_resumes
    where document_id = any($1::uuid[]) and account_id <> $2
      and not hiding && $3::text[]
    union all
    select ${BROUGHT_COLUMNS} from documents d where d.id = any($1::uuid[]) and ${BROUGHT}`,
};

/** Whether this recruiter may see it for any of their postings, for what they brought in, or because it came with an application. */
export async function findShown(
  db: Db,
  documentId: string,
  recruiterId: string,
): Promise<ShowableResume | undefined> {
  const eyes = await eyesOf(db, recruiterId);
  const { rows } = await db.query(
    `select document_id as "documentId", account_id as "accountId", received_at as "receivedAt"
     from findable_resumes
     where document_id = $1 and account_id <> $2 and not hiding && $3::text[]
     union all
     select ${BROUGHT_COLUMNS} from documents d where d.id = $1 and ${BROUGHT}
     union all
     select document_id, account_id, received_at from applicant_resumes
     where document_id = $1 and recruiter_id = $2 and not hiding && $3::text[]`,
    [documentId, recruiterId, eyes],
  );
  return rows[0];
}

/** Whether it came with an application for that posting, and is still there. Hiding from a company holds all the same. */
export async function cameWithApplication(
  db: Db,
  documentId: string,
  { jobId, recruiterId, company }: { jobId: string; recruiterId: string; company: string },
): Promise<boolean> {
  const eyes = await eyesOf(db, recruiterId, company);
  const { rows } = await db.query(
    `select 1 from applicant_resumes
     where document_id = $1 and job_id = $2 and recruiter_id = $3 and not hiding && $4::text[]`,
    [documentId, jobId, recruiterId, eyes],
  );
  return rows.length > 0;
}

/** Who is shown for one of a recruiter's postings is shown for all of them. */
export async function latestPosting(db: Db, recruiterId: string): Promise<string | undefined> {
  const { rows } = await db.query(
    "select id from jobs where owner_id = $1 order by posted_at desc, id limit 1",
    [recruiterId],
  );
  return rows[0]?.id;
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

/** The line in which the person said what they look for; "" for nothing. */
export async function preferencesOf(db: Db, accountId: string): Promise<string> {
  const [row] = await db.orm
    .select({ line: jobPreferences.line })
    .from(jobPreferences)
    .where(eq(jobPreferences.accountId, accountId));
  return row?.line ?? "";
}

export async function savePreferences(
  db: Db,
  accountId: string,
  line: string,
  now: Date,
): Promise<void> {
  if (line === "") {
    await db.orm.delete(jobPreferences).where(eq(jobPreferences.accountId, accountId));
    return;
  }
  await db.orm
    .insert(jobPreferences)
    .values({ accountId, line, updatedAt: now })
    .onConflictDoUpdate({ target: jobPreferences.accountId, set: { line, updatedAt: now } });
}
