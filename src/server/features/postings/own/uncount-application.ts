import { eq, sql } from "drizzle-orm";
import type { Db } from "#server/platform/database/database.ts";
import { jobs } from "../tables.ts";

/** One application fewer, also where the job is closed by now. */
export async function uncountApplication(tx: Db, jobId: string): Promise<void> {
  await tx.orm
    .update(jobs)
    .set({ applicationsCount: sql`greatest(${jobs.applicationsCount} - 1, 0)` })
    .where(eq(jobs.id, jobId));
}
