import { and, count, desc, eq, gte, sql } from "drizzle-orm";
import type { Db } from "#server/platform/database/database.ts";
import { activities } from "./tables.ts";

export type ActivityRow = typeof activities.$inferSelect;
type NewActivity = typeof activities.$inferInsert;

export async function insert(db: Db, row: NewActivity): Promise<ActivityRow> {
  const [stored] = await db.orm.insert(activities).values(row).returning();
  if (!stored) throw new Error("An activity was not stored.");
  return stored;
}

export const listNewest = (db: Db, accountId: string, limit: number): Promise<ActivityRow[]> =>
  db.orm
    .select()
    .from(activities)
    .where(eq(activities.accountId, accountId))
    .orderBy(desc(activities.createdAt), desc(activities.position))
    .limit(limit);

export async function countAll(db: Db, accountId: string): Promise<number> {
  const [counted] = await db.orm
    .select({ total: count() })
    .from(activities)
    .where(eq(activities.accountId, accountId));
  return counted?.total ?? 0;
}

interface Since {
  readonly accountId: string;
  readonly timeZone: string;
  /** A day over there, as in "2026-11-15". */
  readonly firstDay: string;
}

/** How many of each type on each day. */
export function countSince(db: Db, { accountId, timeZone, firstDay }: Since) {
  const begin = sql`(${firstDay}::date::timestamp at time zone ${timeZone})`;
  const day = sql<string>`to_char(${activities.createdAt} at time zone ${timeZone}, 'YYYY-MM-DD')`;
  return db.orm
    .select({ type: activities.type, day: day.as("day"), count: count() })
    .from(activities)
    .where(and(eq(activities.accountId, accountId), gte(activities.createdAt, begin)))
    .groupBy(activities.type, sql`day`);
}

/** Somebody else's id is the same as no id. */
export async function remove(db: Db, accountId: string, id: string): Promise<boolean> {
  const gone = await db.orm
    .delete(activities)
    .where(and(eq(activities.accountId, accountId), eq(activities.id, id)))
    .returning({ id: activities.id });
  return gone.length > 0;
}

/** Of every account the newest stay. */
export async function trim(db: Db, keep: number): Promise<void> {
  await db.query(
    `delete from activities where id in (
       select id from (
         select id, row_number() over
           (partition by account_id order by created_at desc, position desc) as place
         from activities
       ) ranked where place > $1
     )`,
    [keep],
  );
}
