import { and, count, desc, eq, inArray, sql } from "drizzle-orm";
import type { Db } from "#server/platform/database/database.ts";
import { notifications } from "./tables.ts";

export type NotificationRow = typeof notifications.$inferSelect;
export type NewNotification = typeof notifications.$inferInsert;

/** Somebody else's id is the same as no id. */
const owned = (accountId: string, id: string) =>
  and(eq(notifications.accountId, accountId), eq(notifications.id, id));

export async function insertNotification(db: Db, row: NewNotification): Promise<string> {
  const [stored] = await db.orm
    .insert(notifications)
    .values(row)
    .returning({ id: notifications.id });
  if (!stored) throw new Error("A notification was not stored.");
  return stored.id;
}

/** One unread notification for one key, whoever writes at the same moment; answers how many joined. */
export async function joinNotification(
  db: Db,
  row: NewNotification & { joinKey: string },
): Promise<{ id: string; count: number }> {
  const [stored] = await db.orm
    .insert(notifications)
    .values(row)
    .onConflictDoUpdate({
      target: [notifications.accountId, notifications.joinKey],
      targetWhere: sql`${notifications.joinKey} is not null and not ${notifications.read}`,
      // As new as what joined, also to the next mail.
      set: {
        joinedCount: sql`${notifications.joinedCount} + 1`,
        createdAt: sql`now()`,
        mailedAt: null,
      },
    })
    .returning({ id: notifications.id, count: notifications.joinedCount });
  if (!stored) throw new Error("A notification was not stored.");
  return stored;
}

export async function rewordNotification(
  db: Db,
  id: string,
  words: Pick<NewNotification, "type" | "title" | "message" | "actionUrl">,
): Promise<void> {
  await db.orm.update(notifications).set(words).where(eq(notifications.id, id));
}

export async function markJoinedRead(db: Db, accountId: string, joinKey: string): Promise<boolean> {
  const changed = await db.orm
    .update(notifications)
    .set({ read: true })
    .where(
      and(
        eq(notifications.accountId, accountId),
        eq(notifications.joinKey, joinKey),
        eq(notifications.read, false),
      ),
    )
    .returning({ id: notifications.id });
  return changed.length > 0;
}

export async function listNewest(
  db: Db,
  accountId: string,
  limit: number,
): Promise<NotificationRow[]> {
  return db.orm
    .select()
    .from(notifications)
    .where(eq(notifications.accountId, accountId))
    .orderBy(desc(notifications.createdAt), notifications.id)
    .limit(limit);
}

export async function countAll(db: Db, accountId: string) {
  const [counts] = await db.orm
    .select({
      total: count(),
      unread: sql<number>`count(*) filter (where not ${notifications.read})`.mapWith(Number),
    })
    .from(notifications)
    .where(eq(notifications.accountId, accountId));
  return counts ?? { total: 0, unread: 0 };
}

export async function markRead(db: Db, accountId: string, id: string): Promise<boolean> {
  const changed = await db.orm
    .update(notifications)
    .set({ read: true })
    .where(owned(accountId, id))
    .returning({ id: notifications.id });
  return changed.length > 0;
}

export async function markAllRead(db: Db, accountId: string): Promise<void> {
  await db.orm
    .update(notifications)
    .set({ read: true })
    .where(and(eq(notifications.accountId, accountId), eq(notifications.read, false)));
}

export async function remove(db: Db, accountId: string, id: string): Promise<boolean> {
  const gone = await db.orm
    .delete(notifications)
    .where(owned(accountId, id))
    .returning({ id: notifications.id });
  return gone.length > 0;
}

const ownedAmong = (accountId: string, ids: readonly string[]) =>
  and(eq(notifications.accountId, accountId), inArray(notifications.id, [...ids]));

export async function markSomeRead(
  db: Db,
  accountId: string,
  ids: readonly string[],
): Promise<number> {
  const { rowCount } = await db.orm
    .update(notifications)
    .set({ read: true })
    .where(and(ownedAmong(accountId, ids), eq(notifications.read, false)));
  return rowCount ?? 0;
}

export async function removeSome(
  db: Db,
  accountId: string,
  ids: readonly string[],
): Promise<number> {
  const { rowCount } = await db.orm.delete(notifications).where(ownedAmong(accountId, ids));
  return rowCount ?? 0;
}
