import type { PersonalData } from "#server/platform/personal-data.ts";
import * as repository from "./repository.ts";

/** The feature answers for the tables of both roles: a person may have been in each. */
export const withRecruiters = (candidates: PersonalData): PersonalData => ({
  tables: [...candidates.tables, "recruiter_profiles"],

  async export(db, accountId) {
    const { records, ...files } = await candidates.export(db, accountId);
    const recruiterProfile = await repository.find(db, accountId);
    return { ...files, records: recruiterProfile ? { ...records, recruiterProfile } : records };
  },

  async erase(tx, accountId) {
    await repository.remove(tx, accountId);
    return candidates.erase(tx, accountId);
  },
});
