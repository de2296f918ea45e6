import type { PersonalData } from "#server/platform/personal-data.ts";
import * as repository from "./repository.ts";

export const tailoredPersonalData: PersonalData = {
  tables: ["tailored_documents"],

  async export(db, accountId) {
    const rows = await repository.listOf(db, accountId);
    return {
      records: {
        tailored_documents: rows.map(({ accountId: _, leftOut, ...rest }) => ({
          ...rest,
          linesLeftOut: leftOut,
        })),
      },
    };
  },

  async erase(tx, accountId) {
    await repository.removeOf(tx, accountId);
    return [];
  },
};
