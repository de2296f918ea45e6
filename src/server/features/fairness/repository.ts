import { and, desc, eq, lt, notInArray, sql } from "drizzle-orm";
import type { Db } from "#server/platform/database/database.ts";
import { makeAllHidingKeys } from "../profiles/service.ts";
import type { Outcome } from "./outcome.ts";
import type { AuditedJob } from "./run-audit.ts";
import { fairnessReports } from "./tables.ts";

export type ReportRow = typeof fairnessReports.$inferSelect;

const isRunning = eq(fairnessReports.status, "running");
/** Reports that are kept, and one that may be under way. */
const KEPT = 12;

/** Undefined while another one is under way. */
export async function begin(db: Db, now: Date): Promise<string | undefined> {
  const [row] = await db.orm
    .insert(fairnessReports)
    .values({ startedAt: now, seenAt: now })
    .onConflictDoNothing()
    .returning({ id: fairnessReports.id });
  return row?.id;
}

/** The newest first. */
export const list = (db: Db): Promise<ReportRow[]> =>
  db.orm
    .select()
    .from(fairnessReports)
    .orderBy(desc(fairnessReports.startedAt), fairnessReports.id)
    .limit(KEPT + 1);

interface Sign {
  readonly worker: string;
  readonly now: Date;
}

/** False when it is no longer to be made. */
export async function take(db: Db, id: string, { worker, now }: Sign): Promise<boolean> {
  const taken = await db.orm
    .update(fairnessReports)
    .set({ worker, seenAt: now, done: 0 })
    .where(and(eq(fairnessReports.id, id), isRunning))
    .returning({ id: fairnessReports.id });
  return taken.length > 0;
}

const heldBy = (id: string, worker: string) =>
  and(eq(fairnessReports.id, id), eq(fairnessReports.worker, worker), isRunning);

/** False when it was given up in the meantime, or another process is at it. */
export async function sayAlive(
  db: Db,
  id: string,
  { worker, now, done, total }: Sign & { done: number; total: number },
): Promise<boolean> {
  const held = await db.orm
    .update(fairnessReports)
    .set({ seenAt: now, done, total })
    .where(heldBy(id, worker))
    .returning({ id: fairnessReports.id });
  return held.length > 0;
}

export async function complete(
  db: Db,
  id: string,
  { worker, now, ...found }: Sign & { engine: string; outcome: Outcome },
): Promise<void> {
  await db.orm
    .update(fairnessReports)
    .set({ status: "completed", completedAt: now, ...found })
    .where(heldBy(id, worker));
}

export async function fail(
  db: Db,
  id: string,
  { worker, now, error }: Sign & { error: string },
): Promise<void> {
  await db.orm
    .update(fairnessReports)
    .set({ status: "failed", completedAt: now, error })
    .where(heldBy(id, worker));
}

/** One that gave no sign since then belongs to a process that is no more. */
export async function giveUp(
  db: Db,
  { before, now, error }: { before: Date; now: Date; error: string },
): Promise<void> {
  await db.orm
    .update(fairnessReports)
    .set({ status: "failed", completedAt: now, error })
    .where(and(isRunning, lt(fairnessReports.seenAt, before)));
}

export async function removeOld(db: Db): Promise<void> {
  const kept = db.orm
    .select({ id: fairnessReports.id })
    .from(fairnessReports)
    .where(sql`${fairnessReports.status} <> 'running'`)
    .orderBy(desc(fairnessReports.startedAt), fairnessReports.id)
    .limit(KEPT);
  await db.orm
    .delete(fairnessReports)
    .where(and(sql`${fairnessReports.status} <> 'running'`, notInArray(fairnessReports.id, kept)));
}

/** Longer ones are no resumes. */
const LONGEST_LINES = 1500;

/** Current resumes of people who can be found: the same ones each time, as long as nothing changes. */
export async function chooseResumes(db: Db, most: number): Promise<string[]> {
  await makeAllHidingKeys(db);
  const { rows } = await db.query(
    `select f.document_id as id from findable_resumes f join documents d on d.id = f.document_id
     where jsonb_array_length(d.lines) <= ${LONGEST_LINES} order by f.document_id limit $1`,
    [most],
  );
  return rows.map(({ id }) => id);
}

/** Live jobs, one of each practice area and level in turn. */
export async function chooseJobs(db: Db, most: number): Promise<AuditedJob[]> {
  const { rows } = await db.query(
    `select id, title from (
       select id, title, practice_area, level,
         row_number() over (partition by practice_area, level order by id) as turn
       from jobs where status = 'active') as job
     order by turn, practice_area, level, id limit $1`,
    [most],
  );
  return rows;
}
