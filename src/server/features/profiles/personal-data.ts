import { eq } from "drizzle-orm";
import type { PersonalData } from "#server/platform/personal-data.ts";
import * as repository from "./repository.ts";
import { candidateProfiles } from "./tables.ts";

export const profilesPersonalData: PersonalData = {
  tables: ["candidate_profiles"],

  async export(db, accountId) {
    const profile = await repository.find(db, accountId);
    if (!profile) return { records: {} };
    const { documentId, accountId: _, ...rest } = profile;
    const candidateProfile = { currentResume: documentId, ...rest };
    return { records: { candidateProfile } };
  },

  async erase(tx, accountId) {
    await tx.orm.delete(candidateProfiles).where(eq(candidateProfiles.accountId, accountId));
    return [];
  },
};
