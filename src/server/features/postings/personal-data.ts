import type { PersonalData } from "#server/platform/personal-data.ts";
import { presentJob } from "./present.ts";
import * as repository from "./repository.ts";

/** A recruiter's postings go with the account; what was scraped has no owner and stays. */
export const postingsPersonalData: PersonalData = {
  tables: ["jobs", "lawful_exemptions"],

  async export(db, accountId) {
    const owned = await repository.ofOwner(db, accountId);
    return {
      records: {
        jobPostings: owned.map((job) => presentJob(job, true, job.countedBy)),
        lawfulExemptions: await repository.exemptionsBy(db, accountId),
      },
    };
  },

  async erase(tx, accountId) {
    await repository.removeOfOwner(tx, accountId);
    await repository.forgetGiver(tx, accountId);
    return [];
  },
};
