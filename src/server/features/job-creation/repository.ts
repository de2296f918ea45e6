import { and, desc, eq, lt, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "#server/platform/database/database.ts";
import { companyPages, jobTalks } from "./tables.ts";

export type JobTalk = typeof jobTalks.$inferSelect;
type NewTalk = typeof jobTalks.$inferInsert;
type CompanyPage = typeof companyPages.$inferSelect;

/** Ownership is part of the question, so that somebody else's talk is the same as none. */
const owned = (accountId: string, id: string) =>
  and(eq(jobTalks.accountId, accountId), eq(jobTalks.id, id));

export async function findTalk(
  db: Db,
  accountId: string,
  id: string,
): Promise<JobTalk | undefined> {
  const [row] = await db.orm.select().from(jobTalks).where(owned(accountId, id));
  return row;
}

/** One turn after the other, however many ask at once. */
export async function lockTalk(
  tx: Db,
  accountId: string,
  id: string,
): Promise<JobTalk | undefined> {
  const [row] = await tx.orm.select().from(jobTalks).where(owned(accountId, id)).for("update");
  return row;
}

/** Its id. */
export async function addTalk(db: Db, talk: NewTalk): Promise<string> {
  const [row] = await db.orm.insert(jobTalks).values(talk).returning({ id: jobTalks.id });
  if (!row) throw new Error("A talk was not stored.");
  return row.id;
}

export async function changeTalk(db: Db, id: string, to: Partial<NewTalk>): Promise<void> {
  await db.orm.update(jobTalks).set(to).where(eq(jobTalks.id, id));
}

const isComplete: SQL = sql`(${jobTalks.answer} ->> 'complete')::boolean`;
const isUnfinished: SQL = sql`not (${jobTalks.answer} ->> 'complete')::boolean`;
/** Somebody who only looked in has nothing to go on with. */
const saysSomething: SQL = sql`(jsonb_array_length(${jobTalks.steps}) > 1 or jsonb_array_length(${jobTalks.answer} -> 'known') > 0)`;

/** What a line of a list shows: whole drafts stay where they are. */
const LISTED = {
  id: jobTalks.id,
  company: sql<string>`coalesce(nullif(${jobTalks.answer} #>> '{draft,company}', ''), ${jobTalks.company} ->> 'name')`,
  title: sql<string>`${jobTalks.answer} #>> '{draft,title}'`,
  canPublish: sql<boolean>`(${jobTalks.answer} ->> 'can_publish')::boolean`,
  updatedAt: jobTalks.updatedAt,
};
interface ListedTalk {
  readonly id: string;
  readonly company: string;
  readonly title: string;
  readonly canPublish: boolean;
  readonly updatedAt: Date;
}
const LISTED_AT_MOST = 100;

/** The newest first. */
export const unfinishedOf = (db: Db, accountId: string): Promise<ListedTalk[]> =>
  db.orm
    .select(LISTED)
    .from(jobTalks)
    .where(and(eq(jobTalks.accountId, accountId), isUnfinished, saysSomething))
    .orderBy(desc(jobTalks.updatedAt), jobTalks.id)
    .limit(LISTED_AT_MOST);

/** False when there is none of this account's. */
export async function removeUnfinished(db: Db, accountId: string, id: string): Promise<boolean> {
  const gone = await db.orm
    .delete(jobTalks)
    .where(and(owned(accountId, id), isUnfinished))
    .returning({ id: jobTalks.id });
  return gone.length > 0;
}

export async function keepPage(db: Db, page: CompanyPage): Promise<void> {
  const { accountId, url, ...rest } = page;
  await db.orm
    .insert(companyPages)
    .values(page)
    .onConflictDoUpdate({ target: [companyPages.accountId, companyPages.url], set: rest });
}

/** What this recruiter had read, the newest first. */
export const pagesOf = (db: Db, accountId: string): Promise<CompanyPage[]> =>
  db.orm
    .select()
    .from(companyPages)
    .where(eq(companyPages.accountId, accountId))
    .orderBy(desc(companyPages.fetchedAt), companyPages.url);

export const talksOf = (db: Db, accountId: string): Promise<JobTalk[]> =>
  db.orm
    .select()
    .from(jobTalks)
    .where(eq(jobTalks.accountId, accountId))
    .orderBy(jobTalks.createdAt);

export async function removeOfAccount(db: Db, accountId: string): Promise<void> {
  await db.orm.delete(jobTalks).where(eq(jobTalks.accountId, accountId));
  await db.orm.delete(companyPages).where(eq(companyPages.accountId, accountId));
}

interface Oldest {
  readonly unfinished: Date;
  /** Of talks that became a posting, which stays, and of pages. */
  readonly finished: Date;
}

export async function removeOld(db: Db, { unfinished, finished }: Oldest): Promise<void> {
  const isOver = and(isComplete, lt(jobTalks.updatedAt, finished));
  await db.orm.delete(jobTalks).where(or(isOver, lt(jobTalks.updatedAt, unfinished)));
  await db.orm.delete(companyPages).where(lt(companyPages.fetchedAt, finished));
}
