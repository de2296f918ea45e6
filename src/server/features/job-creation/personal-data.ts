import type { PersonalData } from "#server/platform/personal-data.ts";
import * as repository from "./repository.ts";

export const jobCreationPersonalData: PersonalData = {
  tables: ["job_talks", "company_pages"],

  async export(db, accountId) {
    const talks = await repository.talksOf(db, accountId);
    const pages = await repository.pagesOf(db, accountId);
    return {
      records: {
        jobTalks: talks.map(({ company, url, answer, steps, postingId, createdAt, updatedAt }) => ({
          company: company.name,
          url,
          steps,
          draft: answer.draft,
          complete: answer.complete,
          postingId,
          createdAt,
          updatedAt,
        })),
        companyPages: pages.map(({ accountId: _, ...page }) => page),
      },
    };
  },

  async erase(tx, accountId) {
    await repository.removeOfAccount(tx, accountId);
    return [];
  },
};
