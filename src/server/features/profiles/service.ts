import type { Database, Db } from "#server/platform/database/database.ts";
import * as repository from "./repository.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
}

export interface CurrentProfile {
  /** Null when the resume was deleted. */
  readonly documentId: string | null;
  readonly findable: boolean;
  readonly hiddenCompanies: readonly string[];
}

export type ProfileService = ReturnType<typeof createProfileService>;

/** Which resume stands for a candidate, and who may find it. */
export function createProfileService({ database, clock }: Parts) {
  return {
    async currentOf(accountId: string): Promise<CurrentProfile | undefined> {
      const row = await repository.find(database, accountId);
      if (!row) return undefined;
      const { documentId, findable, hiddenCompanies } = row;
      return { documentId, findable, hiddenCompanies };
    },

    /** The document is the account's own: whoever calls has made sure. */
    setCurrent: (
      tx: Db,
      accountId: string,
      documentId: string,
      { findable }: { findable?: boolean } = {},
    ) =>
      repository.upsert(tx, accountId, {
        documentId,
        updatedAt: clock(),
        ...(findable === undefined ? {} : { findable }),
      }),

    setFindable: (tx: Db, accountId: string, findable: boolean) =>
      repository.upsert(tx, accountId, { findable, updatedAt: clock() }),

    /** The whole list, in place of the one before. */
    hideFrom: (tx: Db, accountId: string, companies: readonly string[]) =>
      repository.upsert(tx, accountId, {
        hiddenCompanies: distinct(companies),
        updatedAt: clock(),
      }),
  };
}

/** Without blanks, and each name once, whatever its capitals. */
function distinct(companies: readonly string[]): string[] {
  const tidy = companies.map((name) => name.replace(/\s+/g, " ").trim());
  const byName = new Map(tidy.map((name): [string, string] => [name.toLowerCase(), name]));
  byName.delete("");
  return [...byName.values()];
}
