import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import type { SalaryRange } from "#contract/job-profile.ts";
import type { Db } from "#server/platform/database/database.ts";
import { jobs, lawfulExemptions } from "./tables.ts";

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

/** Until the transaction ends nobody else changes it. Ownership is part of the question. */
export async function lockOwned(tx: Db, ownerId: string, id: string): Promise<JobRow | undefined> {
  const owned = and(eq(jobs.id, id), eq(jobs.ownerId, ownerId));
  const [row] = await tx.orm.select().from(jobs).where(owned).for("update");
  return row;
}

export const lockActive = (tx: Db, ownerId: string): Promise<JobRow[]> =>
  tx.orm
    .select()
    .from(jobs)
    .where(and(eq(jobs.ownerId, ownerId), eq(jobs.status, "active")))
    .orderBy(jobs.id)
    .for("update");

/** Those that go live when their owner is verified. */
export const lockWaiting = (tx: Db, ownerId: string): Promise<JobRow[]> =>
  tx.orm
    .select()
    .from(jobs)
    .where(and(eq(jobs.ownerId, ownerId), eq(jobs.waiting, true)))
    .orderBy(jobs.id)
    .for("update");

/** The firms in whose names postings of these owners wait. */
export async function waitingFirms(
  db: Db,
  ownerIds: readonly string[],
): Promise<ReadonlyMap<string, readonly string[]>> {
  const { rows } = await db.query(
    `select owner_id as owner, array_agg(distinct company order by company) as firms
     from jobs where waiting and owner_id = any($1) group by owner_id`,
    [[...ownerIds]],
  );
  return new Map(rows.map(({ owner, firms }) => [owner, firms]));
}

/** What a line of the owner's list shows: the words of advertisements stay where they are. */
const LISTED = {
  id: jobs.id,
  title: jobs.title,
  company: jobs.company,
  status: jobs.status,
  location: jobs.location,
  candidatesCount: jobs.candidatesCount,
  candidateLevels: jobs.candidateLevels,
  countedBy: jobs.countedBy,
  applicationsCount: jobs.applicationsCount,
  draftReason: jobs.draftReason,
  postedAt: jobs.postedAt,
  createdAt: jobs.createdAt,
  updatedAt: jobs.updatedAt,
};
export type ListedJob = Pick<JobRow, keyof typeof LISTED>;

const LISTED_AT_MOST = 500;

export const listOfOwner = (db: Db, ownerId: string): Promise<ListedJob[]> =>
  db.orm
    .select(LISTED)
    .from(jobs)
    .where(eq(jobs.ownerId, ownerId))
    .orderBy(desc(jobs.createdAt), jobs.id)
    .limit(LISTED_AT_MOST);

export interface PostingTotals {
  readonly jobs: number;
  readonly active: number;
  readonly candidates: number;
  readonly applications: number;
  /** Candidates by level, in the order of MATCH_LEVELS. */
  readonly levels: readonly number[];
  /** The engines that counted the active postings, each once; "" for those that nobody has counted. */
  readonly countedBy: readonly string[];
}

/** Of all, also beyond the list's end. Candidates are those of open ones: nobody looks for the others. */
export async function totalsOfOwner(db: Db, ownerId: string): Promise<PostingTotals> {
  const { rows } = await db.query(
    `select count(*)::int as jobs,
       (count(*) filter (where status = 'active'))::int as active,
       coalesce(sum(candidates_count) filter (where status = 'active'), 0)::int as candidates,
       coalesce(sum(applications_count), 0)::int as applications,
       array(select coalesce(sum(j.candidate_levels[place]), 0)::int from generate_series(1, 4) as place
             left join jobs j on j.owner_id = $1 and j.status = 'active'
             group by place order by place) as levels,
       coalesce(array_agg(distinct counted_by) filter (where status = 'active'), '{}') as "countedBy"
     from jobs where owner_id = $1`,
    [ownerId],
  );
  return rows[0];
}

/** Which of these are postings, and how each stands. */
export const statesOf = (db: Db, ids: readonly string[]) =>
  db.orm
    .select({ id: jobs.id, status: jobs.status })
    .from(jobs)
    .where(inArray(jobs.id, [...ids]));

/** Whom the recruiter works for; "" when that is not said. */
export async function companyOf(db: Db, accountId: string): Promise<string> {
  const { rows } = await db.query(
    "select company_name from recruiter_profiles where account_id = $1",
    [accountId],
  );
  return rows[0]?.company_name ?? "";
}

/** Every law firm in our list. */
export async function lawFirmNames(db: Db): Promise<string[]> {
  const { rows } = await db.query("select name from law_firms");
  return rows.map(({ name }) => name);
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

/** Why a job may ask for what the law protects. */
export const exemptionsOf = (db: Db, jobId: string) =>
  db.orm
    .select({ quote: lawfulExemptions.quote, reason: lawfulExemptions.reason })
    .from(lawfulExemptions)
    .where(eq(lawfulExemptions.jobId, jobId));

export async function addExemptions(
  tx: Db,
  rows: readonly (typeof lawfulExemptions.$inferInsert)[],
): Promise<void> {
  await tx.orm.insert(lawfulExemptions).values([...rows]);
}

export const exemptionsBy = (db: Db, accountId: string) =>
  db.orm
    .select({
      jobId: lawfulExemptions.jobId,
      quote: lawfulExemptions.quote,
      reason: lawfulExemptions.reason,
      givenAt: lawfulExemptions.givenAt,
    })
    .from(lawfulExemptions)
    .where(eq(lawfulExemptions.givenBy, accountId))
    .orderBy(asc(lawfulExemptions.givenAt));

/** The reasons stay with jobs that stay; who gave them is forgotten. */
export async function forgetGiver(tx: Db, accountId: string): Promise<void> {
  await tx.orm
    .update(lawfulExemptions)
    .set({ givenBy: null })
    .where(eq(lawfulExemptions.givenBy, accountId));
}
