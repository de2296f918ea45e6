import { eq } from "drizzle-orm";
import type { PersonalData } from "#server/platform/personal-data.ts";
import { dismissedJobs } from "./tables.ts";

export const recommendationsPersonalData: PersonalData = {
  tables: ["dismissed_jobs"],

  async export(db, accountId) {
    const rows = await db.orm
      .select({ jobId: dismissedJobs.jobId, dismissedAt: dismissedJobs.dismissedAt })
      .from(dismissedJobs)
      .where(eq(dismissedJobs.accountId, accountId))
      .orderBy(dismissedJobs.dismissedAt);
    return { records: { dismissedJobs: rows } };
  },

  async erase(tx, accountId) {
    await tx.orm.delete(dismissedJobs).where(eq(dismissedJobs.accountId, accountId));
    return [];
  },
};
