import { and, desc, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { SAVED_AT_MOST } from "#contract/comparison-rules.ts";
import type { Db } from "#server/platform/database/database.ts";
import { type ComparisonBody, comparisons } from "./tables.ts";

export type ComparisonRow = typeof comparisons.$inferSelect;
/** A row whose report is still there. */
export type Kept = ComparisonRow & { readonly body: NonNullable<ComparisonRow["body"]> };
type NewComparison = Omit<typeof comparisons.$inferInsert, "body" | "lastShownAt"> & {
  readonly body: ComparisonBody;
};

/** The same comparison by the same caller again is the same record, and keeps its id. */
export async function record(db: Db, comparison: NewComparison): Promise<ComparisonRow> {
  const { firstShownAt, body, writer, model } = comparison;
  const [row] = await db.orm
    .insert(comparisons)
    .values({ ...comparison, lastShownAt: firstShownAt })
    .onConflictDoUpdate({
      target: [
        comparisons.ownerId,
        comparisons.resumeId,
        comparisons.jobId,
        comparisons.contentDigest,
      ],
      set: { lastShownAt: firstShownAt, body, writer, model },
    })
    .returning();
  if (!row) throw new Error("A comparison was not stored.");
  return row;
}

/** What a model wrote for the same words before, whoever asked: they have the same documents. */
export async function findWritten(
  db: Db,
  contentDigest: string,
): Promise<ComparisonBody | undefined> {
  const [row] = await db.orm
    .select({ body: comparisons.body })
    .from(comparisons)
    .where(
      and(
        eq(comparisons.contentDigest, contentDigest),
        eq(comparisons.writer, "model"),
        isNotNull(comparisons.body),
      ),
    )
    .limit(1);
  return row?.body ?? undefined;
}

export async function find(db: Db, id: string): Promise<ComparisonRow | undefined> {
  const [row] = await db.orm.select().from(comparisons).where(eq(comparisons.id, id));
  return row;
}

export async function save(
  db: Db,
  id: string,
  accountId: string,
  savedAt: Date | null,
): Promise<boolean> {
  const rows = await db.orm
    .update(comparisons)
    .set({ accountId, savedAt })
    .where(and(eq(comparisons.id, id), isNotNull(comparisons.body)))
    .returning({ id: comparisons.id });
  return rows.length > 0;
}

/** How many of these there are; until the transaction ends none of them can be erased. */
export async function holdDocuments(tx: Db, ids: readonly string[]): Promise<number> {
  const { rowCount } = await tx.query(
    "select 1 from documents where id = any($1::uuid[]) for key share",
    [ids],
  );
  return rowCount ?? 0;
}

const kept = (accountId: string) =>
  and(
    eq(comparisons.accountId, accountId),
    isNotNull(comparisons.savedAt),
    isNotNull(comparisons.body),
  );

export const listSaved = (db: Db, accountId: string): Promise<ComparisonRow[]> =>
  db.orm
    .select()
    .from(comparisons)
    .where(kept(accountId))
    .orderBy(desc(comparisons.savedAt), comparisons.id)
    .limit(SAVED_AT_MOST);

export const removeOld = (db: Db, before: Date) =>
  db.orm
    .delete(comparisons)
    .where(and(lt(comparisons.lastShownAt, before), isNull(comparisons.savedAt)));
