import { and, desc, eq } from "drizzle-orm";
import type { Db } from "#server/platform/database/database.ts";
import { jobInterests } from "./tables.ts";

export type Interest = Pick<
  typeof jobInterests.$inferSelect,
  "accountId" | "jobId" | "expressedAt"
>;

/** False when it was there before; whoever comes second waits until that is certain. */
export async function insert(tx: Db, interest: Interest): Promise<boolean> {
  const rows = await tx.orm
    .insert(jobInterests)
    .values(interest)
    .onConflictDoNothing()
    .returning({ jobId: jobInterests.jobId });
  return rows.length > 0;
}

export async function setNotification(
  tx: Db,
  { accountId, jobId }: Pick<Interest, "accountId" | "jobId">,
  notificationId: string,
): Promise<void> {
  await tx.orm
    .update(jobInterests)
    .set({ notificationId })
    .where(and(eq(jobInterests.accountId, accountId), eq(jobInterests.jobId, jobId)));
}

/** With what told the recruiter of it. False when there was none. */
export async function remove(tx: Db, accountId: string, jobId: string): Promise<boolean> {
  const [gone] = await tx.orm
    .delete(jobInterests)
    .where(and(eq(jobInterests.accountId, accountId), eq(jobInterests.jobId, jobId)))
    .returning({ notificationId: jobInterests.notificationId });
  if (gone?.notificationId)
    await tx.query("delete from notifications where id = $1", [gone.notificationId]);
  return gone !== undefined;
}

export const listOf = (db: Db, accountId: string): Promise<Interest[]> =>
  db.orm
    .select()
    .from(jobInterests)
    .where(eq(jobInterests.accountId, accountId))
    .orderBy(desc(jobInterests.expressedAt), jobInterests.jobId);
