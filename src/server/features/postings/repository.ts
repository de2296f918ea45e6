import { and, asc, eq, inArray, sql } from "drizzle-orm";
import type { SalaryRange } from "#contract/job-profile.ts";
import type { Db } from "#server/platform/database/database.ts";
import { jobs } from "./tables.ts";

export type JobRow = typeof jobs.$inferSelect;
export type NewJob = typeof jobs.$inferInsert;

/** The columns that follow from the words of an advertisement. */
export type JobColumns = Pick<
  JobRow,
  | "title"
  | "company"
  | "location"
  | "state"
  | "employmentType"
  | "level"
  | "practiceArea"
  | "salaryMin"
  | "salaryMax"
  | "details"
  | "lines"
>;

export async function find(db: Db, id: string): Promise<JobRow | undefined> {
  const [row] = await db.orm.select().from(jobs).where(eq(jobs.id, id));
  return row;
}

const active = (id: string) => and(eq(jobs.id, id), eq(jobs.status, "active"));

/** Until the transaction ends it cannot be deleted; it can be closed. */
export async function holdActive(tx: Db, id: string): Promise<JobRow | undefined> {
  const [row] = await tx.orm.select().from(jobs).where(active(id)).for("key share");
  return row;
}

/** By one, however many ask at once. False when it is no longer active. */
export async function raiseApplications(tx: Db, id: string): Promise<boolean> {
  const raised = await tx.orm
    .update(jobs)
    .set({ applicationsCount: sql`${jobs.applicationsCount} + 1` })
    .where(active(id))
    .returning({ id: jobs.id });
  return raised.length > 0;
}

/** In the order of the ids; those that are gone are left out. */
export async function findMany(db: Db, ids: readonly string[]): Promise<JobRow[]> {
  const rows = await db.orm
    .select()
    .from(jobs)
    .where(inArray(jobs.id, [...ids]));
  return inOrder(ids, rows);
}

function inOrder<R extends { id: string }>(ids: readonly string[], rows: readonly R[]): R[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

const BRIEF = {
  id: jobs.id,
  status: jobs.status,
  title: jobs.title,
  company: jobs.company,
  location: jobs.location,
  salaryMin: jobs.salaryMin,
  salaryMax: jobs.salaryMax,
  salary: sql<SalaryRange | null>`${jobs.details} -> 'salary'`,
};

/** As above, without the words of the advertisements: those of a long list weigh megabytes. */
export async function findBrief(db: Db, ids: readonly string[]) {
  const rows = await db.orm
    .select(BRIEF)
    .from(jobs)
    .where(inArray(jobs.id, [...ids]));
  return inOrder(ids, rows);
}

export async function insert(db: Db, rows: readonly NewJob[]): Promise<JobRow[]> {
  return db.orm
    .insert(jobs)
    .values([...rows])
    .returning();
}

export async function change(db: Db, id: string, to: Partial<NewJob>): Promise<JobRow | undefined> {
  const [row] = await db.orm.update(jobs).set(to).where(eq(jobs.id, id)).returning();
  return row;
}

export async function remove(db: Db, id: string): Promise<boolean> {
  const gone = await db.orm.delete(jobs).where(eq(jobs.id, id)).returning({ id: jobs.id });
  return gone.length > 0;
}

export const ofOwner = (db: Db, ownerId: string) =>
  db.orm.select().from(jobs).where(eq(jobs.ownerId, ownerId)).orderBy(asc(jobs.postedAt));

export async function removeOfOwner(db: Db, ownerId: string): Promise<void> {
  await db.orm.delete(jobs).where(eq(jobs.ownerId, ownerId));
}
