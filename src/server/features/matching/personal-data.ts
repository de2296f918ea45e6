import { eq } from "drizzle-orm";
import type { PersonalData } from "#server/platform/personal-data.ts";
import { jobAlerts, jobPreferences, rankings } from "./tables.ts";

export const matchingPersonalData: PersonalData = {
  tables: ["rankings", "job_alerts", "job_preferences"],

  async export(db, accountId) {
    const shown = await db.orm.select().from(rankings).where(eq(rankings.accountId, accountId));
    const alerts = await db.orm.select().from(jobAlerts).where(eq(jobAlerts.accountId, accountId));
    const [preferences] = await db.orm
      .select({ line: jobPreferences.line, updatedAt: jobPreferences.updatedAt })
      .from(jobPreferences)
      .where(eq(jobPreferences.accountId, accountId));
    return {
      records: {
        ...(preferences && { jobPreferences: preferences }),
        rankingsShown: shown.map(({ direction, documentId, engine, results, ...rest }) => ({
          direction,
          askedWith: documentId,
          engine,
          results,
          firstShownAt: rest.firstShownAt,
          lastShownAt: rest.lastShownAt,
        })),
        jobsToldOf: alerts.map(({ jobId, distance, foundAt, toldAt }) => ({
          jobId,
          distance,
          foundAt,
          toldAt,
        })),
      },
    };
  },

  /** That a list was shown stays on record; to whom, does not. */
  async erase(tx, accountId) {
    await tx.orm.update(rankings).set({ accountId: null }).where(eq(rankings.accountId, accountId));
    await tx.orm.delete(jobPreferences).where(eq(jobPreferences.accountId, accountId));
    await tx.orm.delete(jobAlerts).where(eq(jobAlerts.accountId, accountId));
    return [];
  },
};
