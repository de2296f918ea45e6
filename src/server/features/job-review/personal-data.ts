import { asc, eq } from "drizzle-orm";
import type { PersonalData } from "#server/platform/personal-data.ts";
import { scrapedJobs } from "./tables.ts";

/** What was decided stays decided; who did it goes with the account. */
export const jobReviewPersonalData: PersonalData = {
  tables: ["scraped_jobs"],

  async export(db, accountId) {
    const decisions = await db.orm
      .select({
        job: scrapedJobs.title,
        firm: scrapedJobs.firmName,
        decision: scrapedJobs.state,
        reason: scrapedJobs.reason,
        decidedAt: scrapedJobs.decidedAt,
      })
      .from(scrapedJobs)
      .where(eq(scrapedJobs.decidedBy, accountId))
      .orderBy(asc(scrapedJobs.decidedAt));
    return { records: { reviewedJobs: decisions } };
  },

  async erase(tx, accountId) {
    await tx.orm
      .update(scrapedJobs)
      .set({ decidedBy: null })
      .where(eq(scrapedJobs.decidedBy, accountId));
    return [];
  },
};
