import { and, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import { ADVISORY_LOCKS } from "#server/platform/database/advisory-locks.ts";
import type { Db } from "#server/platform/database/database.ts";
import { insertRows } from "#server/platform/database/insert-rows.ts";
import { scrapedJobs } from "./tables.ts";

export type ScrapedJob = typeof scrapedJobs.$inferSelect;
export type NewScrapedJob = Omit<typeof scrapedJobs.$inferInsert, "employer">;

const employerOf = (name: string) => sql<string>`coalesce(hiding_name(${name}), '')`;

/** A firm can be deleted while its pages are read: what was found there is kept without it. */
const withFirm = ({ firmId }: Partial<NewScrapedJob>) =>
  firmId ? { firmId: sql<string>`(select id from law_firms where id = ${firmId})` } : {};

/** Whoever finds a job of the same employer waits: two at once would not see that they found the same. */
export async function lockEmployer(tx: Db, firmName: string): Promise<void> {
  await tx.query("select pg_advisory_xact_lock($1, hashtext(coalesce(hiding_name($2), '')))", [
    ADVISORY_LOCKS.jobIntake,
    firmName,
  ]);
}

async function lockOne(tx: Db, where: SQL): Promise<ScrapedJob | undefined> {
  const [row] = await tx.orm.select().from(scrapedJobs).where(where).for("update");
  return row;
}

export async function find(db: Db, id: string): Promise<ScrapedJob | undefined> {
  const [row] = await db.orm.select().from(scrapedJobs).where(eq(scrapedJobs.id, id));
  return row;
}

/** Until the transaction ends nobody else changes it. */
export const lock = (tx: Db, id: string) => lockOne(tx, eq(scrapedJobs.id, id));
export const lockByKey = (tx: Db, sourceKey: string) =>
  lockOne(tx, eq(scrapedJobs.sourceKey, sourceKey));

/** Of the words that it has; nothing when it is not known. */
export async function hashOf(db: Db, sourceKey: string): Promise<string | undefined> {
  const { rows } = await db.query(
    "select content_hash as hash from scraped_jobs where source_key = $1",
    [sourceKey],
  );
  return rows[0]?.hash;
}

/** Those whose key is there already are left out. */
export async function insert(tx: Db, rows: readonly NewScrapedJob[]): Promise<number> {
  const added = await tx.orm
    .insert(scrapedJobs)
    .values(rows.map((row) => ({ ...row, ...withFirm(row), employer: employerOf(row.firmName) })))
    .onConflictDoNothing({ target: scrapedJobs.sourceKey })
    .returning({ id: scrapedJobs.id });
  return added.length;
}

/** Many at once, of which none is there yet, with firms that are. All have the same fields. */
export const insertAll = (tx: Db, rows: readonly NewScrapedJob[]): Promise<void> =>
  insertRows(tx, scrapedJobs, rows, { employer: "coalesce(hiding_name(firm_name), '')" });

export async function change(tx: Db, id: string, to: Partial<NewScrapedJob>): Promise<void> {
  await tx.orm
    .update(scrapedJobs)
    .set({ ...to, ...withFirm(to) })
    .where(eq(scrapedJobs.id, id));
}

/** Another has its key from now on. */
export async function removeByKey(tx: Db, sourceKey: string): Promise<void> {
  await tx.orm.delete(scrapedJobs).where(eq(scrapedJobs.sourceKey, sourceKey));
}

interface Missing {
  readonly firmId: string;
  readonly seenBefore: Date;
  readonly ids: readonly string[] | undefined;
  readonly now: Date;
  /** One that was missed later than this is not missed again. */
  readonly missedBefore: Date;
  readonly goneAfter: number;
}

/** Of a firm's jobs that wait or are live: one reading more without them. Answers those that are gone now. */
export async function raiseMissed(tx: Db, missing: Missing): Promise<string[]> {
  const { firmId, seenBefore, goneAfter, ids, now, missedBefore } = missing;
  const { rows } = await tx.query(
    `update scraped_jobs set missed = missed + 1, missed_at = $5
     where firm_id = $1 and last_seen_at < $2 and missed < $3 and state in ('pending', 'approved')
       and ($4::uuid[] is null or id = any($4)) and (missed = 0 or missed_at <= $6)
     returning id, missed`,
    [firmId, seenBefore, goneAfter, ids ?? null, now, missedBefore],
  );
  return rows.filter(({ missed }) => missed >= goneAfter).map(({ id }) => id);
}

export async function unseen(db: Db, firmId: string, seenBefore: Date, goneAfter: number) {
  const { rows }: { rows: { id: string; title: string; sourceUrl: string }[] } = await db.query(
    `select id, title, source_url as "sourceUrl" from scraped_jobs
     where firm_id = $1 and last_seen_at < $2 and missed < $3 and state in ('pending', 'approved')
     order by last_seen_at, id`,
    [firmId, seenBefore, goneAfter],
  );
  return rows;
}

/** What waits of these firms as a change of a live job: nobody else changes it until the transaction ends. */
export const lockUpdates = (tx: Db, firmIds: readonly string[]) =>
  tx.orm
    .select()
    .from(scrapedJobs)
    .where(
      and(
        inArray(scrapedJobs.firmId, [...firmIds]),
        eq(scrapedJobs.state, "pending"),
        isNotNull(scrapedJobs.jobId),
      ),
    )
    .orderBy(scrapedJobs.id)
    .for("update");

interface Leaving {
  readonly firmIds: readonly string[];
  readonly reason: string;
  readonly now: Date;
  readonly goneAfter: number;
}

/** What waits of these firms is rejected, by nobody. Answers how much that was. */
export async function rejectWaiting(tx: Db, { firmIds, reason, now, goneAfter }: Leaving) {
  const { rowCount } = await tx.query(
    `update scraped_jobs set state = 'rejected', reason = $2, decided_by = null, decided_at = $3,
       updated_at = $3, missed = $4, missed_at = $3
     where firm_id = any($1) and state = 'pending' and job_id is null`,
    [firmIds, reason, now, goneAfter],
  );
  return rowCount ?? 0;
}

/** What is live of these firms is missed from now on, until somebody comes across it again. */
export async function missFromNow(tx: Db, firmIds: readonly string[], now: Date): Promise<void> {
  await tx.query(
    `update scraped_jobs set missed = 1, missed_at = $2
     where firm_id = any($1) and state = 'approved' and missed <= 1`,
    [firmIds, now],
  );
}

/** Jobs that wait or are live: of a board that has not shown them since, or of a firm that was deleted before. */
export async function runOut(db: Db, seenBefore: Date, goneAfter: number): Promise<string[]> {
  const { rows } = await db.query(
    `select id from scraped_jobs
     where (source = 'seek' and last_seen_at < $1
         or source = 'law_firm' and firm_id is null and missed > 0 and missed_at < $1)
       and missed < $2 and state in ('pending', 'approved')
     order by last_seen_at, id`,
    [seenBefore, goneAfter],
  );
  return rows.map(({ id }) => id);
}

export async function forgetUndo(db: Db, decidedBefore: Date): Promise<void> {
  await db.query(
    `update scraped_jobs set before_decision = nullif(before_decision - 'undo', '{}')
     where before_decision ? 'undo' and decided_at < $1`,
    [decidedBefore],
  );
}

export async function stillThere(tx: Db, ids: readonly string[], now: Date): Promise<void> {
  await tx.query("update scraped_jobs set last_seen_at = $2, missed = 0 where id = any($1)", [
    ids,
    now,
  ]);
}
