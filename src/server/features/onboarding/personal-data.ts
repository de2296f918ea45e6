import { eq } from "drizzle-orm";
import type { PersonalData } from "#server/platform/personal-data.ts";
import { consentsOf } from "./consents.ts";
import { consents } from "./tables.ts";

export const onboardingPersonalData: PersonalData = {
  tables: ["consents"],

  async export(db, accountId) {
    return { records: { acceptedTerms: await consentsOf(db, accountId) } };
  },

  async erase(tx, accountId) {
    await tx.orm.delete(consents).where(eq(consents.accountId, accountId));
    return [];
  },
};
