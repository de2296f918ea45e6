import type { PersonalData } from "#server/platform/personal-data.ts";
import * as repository from "./repository.ts";

export const scrapingPersonalData: PersonalData = {
  tables: ["scrape_runs"],

  async export(db, accountId) {
    return { records: { scrapingRuns: await repository.runsStartedBy(db, accountId) } };
  },

  /** A run is the operation's; who started it is taken out. */
  async erase(tx, accountId) {
    await repository.forgetWhoStarted(tx, accountId);
    return [];
  },
};
