import { and, desc, eq, lt } from "drizzle-orm";
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

export async function removeOld(db: Db, before: Date): Promise<void> {
  await db.orm.delete(jobTalks).where(lt(jobTalks.updatedAt, before));
  await db.orm.delete(companyPages).where(lt(companyPages.fetchedAt, before));
}
