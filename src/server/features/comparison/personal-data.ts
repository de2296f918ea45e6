import { eq } from "drizzle-orm";
import type { PersonalData } from "#server/platform/personal-data.ts";
import { comparisons } from "./tables.ts";

export const comparisonPersonalData: PersonalData = {
  tables: ["comparisons"],

  async export(db, accountId) {
    const rows = await db.orm
      .select()
      .from(comparisons)
      .where(eq(comparisons.accountId, accountId));
    return {
      records: {
        comparisons: rows.map(({ resumeId, jobId, distance, engine, writer, model, ...rest }) => ({
          resumeId,
          jobId,
          distance,
          engine,
          writer,
          model,
          firstShownAt: rest.firstShownAt,
          lastShownAt: rest.lastShownAt,
          savedAt: rest.savedAt,
          report: rest.body,
        })),
      },
    };
  },

  /** That a pair was compared stays on record; by whom, and what the report said, does not. */
  async erase(tx, accountId) {
    await tx.orm
      .update(comparisons)
      .set({ ownerId: null, accountId: null, body: null, savedAt: null })
      .where(eq(comparisons.accountId, accountId));
    return [];
  },
};
