import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "#server/platform/database/database.ts";
import { archives } from "../tables.ts";

export type ArchiveRecord = typeof archives.$inferSelect;
type NewArchive = typeof archives.$inferInsert;

const LISTED_AT_MOST = 50;

export async function insert(db: Db, archive: NewArchive): Promise<void> {
  await db.orm.insert(archives).values(archive);
}

export async function findOwned(
  db: Db,
  accountId: string,
  id: string,
): Promise<ArchiveRecord | undefined> {
  const owned = and(eq(archives.accountId, accountId), eq(archives.id, id));
  const [row] = await db.orm.select().from(archives).where(owned);
  return row;
}

export async function findById(db: Db, id: string): Promise<ArchiveRecord | undefined> {
  const [row] = await db.orm.select().from(archives).where(eq(archives.id, id));
  return row;
}

export const list = (db: Db, accountId: string) =>
  db.orm
    .select()
    .from(archives)
    .where(eq(archives.accountId, accountId))
    .orderBy(desc(archives.receivedAt), archives.id)
    .limit(LISTED_AT_MOST);

/** How many of the account's are still to be read. */
export const waitingOf = (db: Db, accountId: string): Promise<number> =>
  db.orm.$count(
    archives,
    and(eq(archives.accountId, accountId), inArray(archives.status, ["waiting", "reading"])),
  );

export async function change(db: Db, id: string, to: Partial<NewArchive>): Promise<void> {
  await db.orm.update(archives).set(to).where(eq(archives.id, id));
}

/** One more is dealt with. What stands there already is not written again: there may be hundreds. */
export async function append(
  db: Db,
  id: string,
  entry: ArchiveRecord["entries"][number],
  total: number,
): Promise<void> {
  const entries = sql`${archives.entries} || ${JSON.stringify([entry])}::jsonb`;
  const done = sql`${archives.done} + 1`;
  const to = { status: "reading" as const, entries, done, total };
  await db.orm.update(archives).set(to).where(eq(archives.id, id));
}

export async function removeOldReports(db: Db, before: Date): Promise<void> {
  await db.orm.delete(archives).where(lt(archives.receivedAt, before));
}
