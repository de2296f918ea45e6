import { and, count, desc, eq } from "drizzle-orm";
import { BOOKMARKS_AT_MOST } from "#contract/recommendations.ts";
import type { Db } from "#server/platform/database/database.ts";
import { bookmarkedJobs } from "./tables.ts";

export type BookmarkRow = typeof bookmarkedJobs.$inferSelect;

/** Until the transaction ends nobody else adds to this account's list, so that it can be counted. */
export async function holdList(tx: Db, accountId: string): Promise<void> {
  await tx.query("select 1 from accounts where id = $1 for no key update", [accountId]);
}

/** False when it was there before. */
export async function insert(tx: Db, bookmark: BookmarkRow): Promise<boolean> {
  const rows = await tx.orm
    .insert(bookmarkedJobs)
    .values(bookmark)
    .onConflictDoNothing()
    .returning({ jobId: bookmarkedJobs.jobId });
  return rows.length > 0;
}

/** False when it was not there. */
export async function remove(tx: Db, accountId: string, jobId: string): Promise<boolean> {
  const rows = await tx.orm
    .delete(bookmarkedJobs)
    .where(and(eq(bookmarkedJobs.accountId, accountId), eq(bookmarkedJobs.jobId, jobId)))
    .returning({ jobId: bookmarkedJobs.jobId });
  return rows.length > 0;
}

export async function countOf(db: Db, accountId: string): Promise<number> {
  const [counted] = await db.orm
    .select({ total: count() })
    .from(bookmarkedJobs)
    .where(eq(bookmarkedJobs.accountId, accountId));
  return counted?.total ?? 0;
}

export const listOf = (db: Db, accountId: string): Promise<BookmarkRow[]> =>
  db.orm
    .select()
    .from(bookmarkedJobs)
    .where(eq(bookmarkedJobs.accountId, accountId))
    .orderBy(desc(bookmarkedJobs.savedAt), bookmarkedJobs.jobId)
    .limit(BOOKMARKS_AT_MOST);
