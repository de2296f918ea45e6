import { eq, getTableColumns, sql } from "drizzle-orm";
import type { Db } from "#server/platform/database/database.ts";
import type { ComparisonRow } from "./repository.ts";
import { comparisonShares, comparisons } from "./tables.ts";

export type Share = typeof comparisonShares.$inferSelect;
type NewShare = Pick<Share, "comparisonId" | "tokenHash" | "sharedAt">;

export async function find(db: Db, comparisonId: string): Promise<Share | undefined> {
  const [row] = await db.orm
    .select()
    .from(comparisonShares)
    .where(eq(comparisonShares.comparisonId, comparisonId));
  return row;
}

/** A new link takes the place of an earlier one, and is counted anew. */
export async function put(db: Db, share: NewShare): Promise<void> {
  await db.orm
    .insert(comparisonShares)
    .values(share)
    .onConflictDoUpdate({
      target: comparisonShares.comparisonId,
      set: { ...share, opened: 0, lastOpenedAt: null },
    });
}

export async function remove(db: Db, comparisonId: string): Promise<boolean> {
  const rows = await db.orm
    .delete(comparisonShares)
    .where(eq(comparisonShares.comparisonId, comparisonId))
    .returning({ id: comparisonShares.comparisonId });
  return rows.length > 0;
}

export async function findShared(db: Db, tokenHash: Buffer): Promise<ComparisonRow | undefined> {
  const [row] = await db.orm
    .select(getTableColumns(comparisons))
    .from(comparisonShares)
    .innerJoin(comparisons, eq(comparisons.id, comparisonShares.comparisonId))
    .where(eq(comparisonShares.tokenHash, tokenHash));
  return row;
}

export const noteOpened = (db: Db, comparisonId: string, now: Date) =>
  db.orm
    .update(comparisonShares)
    .set({ opened: sql`${comparisonShares.opened} + 1`, lastOpenedAt: now })
    .where(eq(comparisonShares.comparisonId, comparisonId));
