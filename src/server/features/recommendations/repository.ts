import { and, eq } from "drizzle-orm";
import type { Db } from "#server/platform/database/database.ts";
import { dismissedJobs } from "./tables.ts";

type Dismissal = typeof dismissedJobs.$inferInsert;

export async function dismiss(db: Db, dismissal: Dismissal): Promise<void> {
  await db.orm.insert(dismissedJobs).values(dismissal).onConflictDoNothing();
}

export async function restore(db: Db, accountId: string, jobId: string): Promise<void> {
  await db.orm
    .delete(dismissedJobs)
    .where(and(eq(dismissedJobs.accountId, accountId), eq(dismissedJobs.jobId, jobId)));
}
