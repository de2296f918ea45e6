import { and, count, eq, getTableColumns, sql } from "drizzle-orm";
import { APPLICATION_LIMITS } from "#contract/applications.ts";
import type { Db } from "#server/platform/database/database.ts";
import { applications, trackedDocuments, trackedJobs } from "../tables.ts";

export type TrackedRow = typeof trackedJobs.$inferSelect;
export type NewTracked = typeof trackedJobs.$inferInsert;
type Change = Partial<Omit<NewTracked, "id" | "accountId" | "jobId">>;

export interface TrackedCard extends Omit<TrackedRow, "advertisement"> {
  readonly isOpen: boolean;
  readonly hasAdvertisement: boolean;
  readonly application:
    | Pick<typeof applications.$inferSelect, "stage" | "appliedAt" | "stagedAt" | "withdrawnAt">
    | null
    | undefined;
  readonly documents: readonly { id: string; title: string }[];
}

/** Ownership is part of the question, so that somebody else's id is the same as no id. */
const owned = (accountId: string, id: string) =>
  and(eq(trackedJobs.accountId, accountId), eq(trackedJobs.id, id));
const ofJob = (accountId: string, jobId: string) =>
  and(eq(trackedJobs.accountId, accountId), eq(trackedJobs.jobId, jobId));

const DOCUMENTS = sql<{ id: string; title: string }[]>`array(
  select json_build_object('id', d.id, 'title', coalesce(nullif(d.title, ''), d.file_name))
  from tracked_documents t join documents d on d.id = t.document_id
  where t.tracked_id = ${trackedJobs.id} order by d.received_at desc, d.id)`;

/** Lists show these; pasted advertisements stay where they are. */
const { advertisement, ...columns } = getTableColumns(trackedJobs);

const CARD = {
  ...columns,
  hasAdvertisement: sql<boolean>`${advertisement} <> ''`,
  isOpen: sql<boolean>`exists (select 1 from jobs j where j.id = ${trackedJobs.jobId} and j.status = 'active')`,
  application: {
    stage: applications.stage,
    appliedAt: applications.appliedAt,
    stagedAt: applications.stagedAt,
    withdrawnAt: applications.withdrawnAt,
  },
  documents: DOCUMENTS,
};

const cards = (db: Db) =>
  db.orm
    .select(CARD)
    .from(trackedJobs)
    .leftJoin(
      applications,
      and(
        eq(applications.accountId, trackedJobs.accountId),
        eq(applications.jobId, trackedJobs.jobId),
      ),
    );

export const listOf = (db: Db, accountId: string): Promise<TrackedCard[]> =>
  cards(db)
    .where(eq(trackedJobs.accountId, accountId))
    .orderBy(sql`${trackedJobs.movedAt} desc`, trackedJobs.id)
    .limit(APPLICATION_LIMITS.tracked * 2);

export async function findCard(
  db: Db,
  accountId: string,
  id: string,
): Promise<TrackedCard | undefined> {
  const [card] = await cards(db).where(owned(accountId, id));
  return card;
}

/** What was pasted, and what was sent to the recruiter while that stands. */
export async function wordsOf(db: Db, accountId: string, id: string) {
  const { rows } = await db.query(
    `select t.advertisement, a.note, a.answers, a.id is not null as "isSent"
     from tracked_jobs t
     left join applications a on a.account_id = t.account_id and a.job_id = t.job_id and a.withdrawn_at is null
     where t.account_id = $1 and t.id = $2`,
    [accountId, id],
  );
  return rows[0];
}

/** Until the transaction ends nobody else adds to this account's list, so that it can be counted. */
export async function holdList(tx: Db, accountId: string): Promise<void> {
  await tx.query("select 1 from accounts where id = $1 for no key update", [accountId]);
}

export async function countOf(db: Db, accountId: string): Promise<number> {
  const [counted] = await db.orm
    .select({ total: count() })
    .from(trackedJobs)
    .where(eq(trackedJobs.accountId, accountId));
  return counted?.total ?? 0;
}

export async function insert(tx: Db, row: NewTracked): Promise<string> {
  const [stored] = await tx.orm.insert(trackedJobs).values(row).returning({ id: trackedJobs.id });
  if (!stored) throw new Error("A tracked job was not stored.");
  return stored.id;
}

export async function lockOfJob(
  tx: Db,
  accountId: string,
  jobId: string,
): Promise<TrackedRow | undefined> {
  const [row] = await tx.orm
    .select()
    .from(trackedJobs)
    .where(ofJob(accountId, jobId))
    .for("update");
  return row;
}

export async function lockOwned(
  tx: Db,
  accountId: string,
  id: string,
): Promise<TrackedRow | undefined> {
  const [row] = await tx.orm.select().from(trackedJobs).where(owned(accountId, id)).for("update");
  return row;
}

export async function change(tx: Db, id: string, to: Change): Promise<void> {
  if (Object.keys(to).length > 0)
    await tx.orm.update(trackedJobs).set(to).where(eq(trackedJobs.id, id));
}

export async function remove(tx: Db, id: string): Promise<void> {
  await tx.orm.delete(trackedJobs).where(eq(trackedJobs.id, id));
}

export async function hasApplied(db: Db, accountId: string, jobId: string): Promise<boolean> {
  const { rows } = await db.query(
    "select 1 from applications where account_id = $1 and job_id = $2 and withdrawn_at is null",
    [accountId, jobId],
  );
  return rows.length > 0;
}

export async function addDocument(tx: Db, trackedId: string, documentId: string): Promise<void> {
  await tx.orm.insert(trackedDocuments).values({ trackedId, documentId }).onConflictDoNothing();
}

/** The account's own among them, in place of those before. Answers how many there were. */
export async function setDocuments(
  tx: Db,
  accountId: string,
  trackedId: string,
  ids: readonly string[],
): Promise<number> {
  await tx.orm.delete(trackedDocuments).where(eq(trackedDocuments.trackedId, trackedId));
  const { rowCount } = await tx.query(
    `insert into tracked_documents (tracked_id, document_id)
     select $1, d.id from documents d where d.account_id = $2 and d.id = any($3::uuid[])`,
    [trackedId, accountId, [...new Set(ids)]],
  );
  return rowCount ?? 0;
}

export interface DueReminder {
  readonly id: string;
  readonly accountId: string;
  readonly title: string;
  readonly company: string;
  readonly name: string;
  readonly email: string;
  readonly isVerified: boolean;
}

/** One whose day has come; marked in the same breath, so that nobody is reminded twice. */
export async function takeDue(tx: Db, today: string, now: Date): Promise<DueReminder | undefined> {
  const { rows } = await tx.query(
    `update tracked_jobs t set reminded_at = $2 from accounts a
     where a.id = t.account_id and t.id = (
       select id from tracked_jobs where remind_on <= $1 and reminded_at is null
       order by remind_on, id limit 1 for update skip locked)
     returning t.id, t.account_id as "accountId", t.title, t.company, a.name, a.email,
       a.email_verified_at is not null as "isVerified"`,
    [today, now],
  );
  return rows[0];
}
