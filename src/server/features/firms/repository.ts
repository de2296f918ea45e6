import { and, eq, inArray, type SQL, sql } from "drizzle-orm";
import type { Db } from "#server/platform/database/database.ts";
import { lawFirms } from "./tables.ts";

type Firm = typeof lawFirms.$inferSelect;
export type NewFirm = typeof lawFirms.$inferInsert;

const byName = [sql`lower(${lawFirms.name})`, lawFirms.id];

const select = (db: Db, where?: SQL): Promise<Firm[]> =>
  db.orm
    .select()
    .from(lawFirms)
    .where(where)
    .orderBy(...byName);

export const list = (db: Db) => select(db);

export const findMany = (db: Db, ids: readonly string[]) =>
  select(db, inArray(lawFirms.id, [...ids]));

export function listEnabled(db: Db, ids?: readonly string[]): Promise<Firm[]> {
  const named = ids && inArray(lawFirms.id, [...ids]);
  return select(db, and(eq(lawFirms.scrapingEnabled, true), named));
}

export function insert(db: Db, rows: readonly NewFirm[]): Promise<Firm[]> {
  return db.orm
    .insert(lawFirms)
    .values([...rows])
    .returning();
}

export async function change(db: Db, id: string, to: Partial<NewFirm>): Promise<Firm | undefined> {
  const [row] = await db.orm.update(lawFirms).set(to).where(eq(lawFirms.id, id)).returning();
  return row;
}

/** Nobody finds another job of theirs until the transaction ends. */
export async function lock(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.query("select id from law_firms where id = any($1) order by id for update", [ids]);
}

/** Those that were there. */
export const remove = (db: Db, ids: readonly string[]) =>
  db.orm
    .delete(lawFirms)
    .where(inArray(lawFirms.id, [...ids]))
    .returning({ id: lawFirms.id, name: lawFirms.name });

export async function count(db: Db, { today, week }: { today: Date; week: Date }) {
  const { rows } = await db.query(
    `select count(*)::int as total,
       (count(*) filter (where scraping_enabled))::int as active,
       (count(*) filter (where last_scraped_at >= $1))::int as "scrapedToday",
       (count(*) filter (where last_scraped_at >= $2))::int as "scrapedThisWeek"
     from law_firms`,
    [today, week],
  );
  return rows[0];
}

export async function hasHost(db: Db, host: string): Promise<boolean> {
  const { rows } = await db.query("select 1 from law_firms where host = $1 limit 1", [host]);
  return rows.length > 0;
}
