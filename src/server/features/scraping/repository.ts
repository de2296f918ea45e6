import { eq } from "drizzle-orm";
import type { Db } from "#server/platform/database/database.ts";
import { scrapeRuns } from "./tables.ts";

export const runsStartedBy = (db: Db, accountId: string) =>
  db.orm
    .select({
      type: scrapeRuns.runType,
      status: scrapeRuns.status,
      config: scrapeRuns.config,
      startedAt: scrapeRuns.startedAt,
      completedAt: scrapeRuns.completedAt,
    })
    .from(scrapeRuns)
    .where(eq(scrapeRuns.startedBy, accountId))
    .orderBy(scrapeRuns.startedAt);

export async function forgetWhoStarted(db: Db, accountId: string): Promise<void> {
  await db.orm
    .update(scrapeRuns)
    .set({ startedBy: null })
    .where(eq(scrapeRuns.startedBy, accountId));
}
