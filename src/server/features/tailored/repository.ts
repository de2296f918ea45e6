import { and, eq } from "drizzle-orm";
import type { Db } from "#server/platform/database/database.ts";
import { tailoredDocuments } from "./tables.ts";

export type Changes = typeof tailoredDocuments.$inferSelect;
type Pair = Pick<Changes, "accountId" | "resumeId" | "jobId">;

const ofPair = ({ accountId, resumeId, jobId }: Pair) =>
  and(
    eq(tailoredDocuments.accountId, accountId),
    eq(tailoredDocuments.resumeId, resumeId),
    eq(tailoredDocuments.jobId, jobId),
  );

export async function find(db: Db, pair: Pair): Promise<Changes | undefined> {
  const [row] = await db.orm.select().from(tailoredDocuments).where(ofPair(pair));
  return row;
}

/** What is not given stays as it is. */
export async function change(
  db: Db,
  pair: Pair,
  changes: Partial<Pick<Changes, "leftOut" | "sentences">>,
  updatedAt: Date,
): Promise<void> {
  const { accountId, resumeId, jobId } = pair;
  await db.orm
    .insert(tailoredDocuments)
    .values({ accountId, resumeId, jobId, ...changes, updatedAt })
    .onConflictDoUpdate({
      target: [tailoredDocuments.accountId, tailoredDocuments.resumeId, tailoredDocuments.jobId],
      set: { ...changes, updatedAt },
    });
}

export const listOf = (db: Db, accountId: string): Promise<Changes[]> =>
  db.orm.select().from(tailoredDocuments).where(eq(tailoredDocuments.accountId, accountId));

export async function removeOf(db: Db, accountId: string): Promise<void> {
  await db.orm.delete(tailoredDocuments).where(eq(tailoredDocuments.accountId, accountId));
}
