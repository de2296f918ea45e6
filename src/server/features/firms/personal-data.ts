import { asc, eq } from "drizzle-orm";
import type { PersonalData } from "#server/platform/personal-data.ts";
import { discoveredFirms } from "./tables.ts";

/** What was decided stays decided; who did it goes with the account. */
export const firmsPersonalData: PersonalData = {
  tables: ["discovered_firms"],

  async export(db, accountId) {
    const decisions = await db.orm
      .select({
        firm: discoveredFirms.firmName,
        decision: discoveredFirms.state,
        reason: discoveredFirms.reason,
        decidedAt: discoveredFirms.decidedAt,
      })
      .from(discoveredFirms)
      .where(eq(discoveredFirms.decidedBy, accountId))
      .orderBy(asc(discoveredFirms.decidedAt));
    return { records: { reviewedFirms: decisions } };
  },

  async erase(tx, accountId) {
    await tx.orm
      .update(discoveredFirms)
      .set({ decidedBy: null })
      .where(eq(discoveredFirms.decidedBy, accountId));
    return [];
  },
};
