import type { Database, Db } from "#server/platform/database/database.ts";
import * as hiding from "./hiding.ts";
import * as repository from "./repository.ts";

export const eyesOf = hiding.eyesOf;
export const makeAllHidingKeys = hiding.makeAllHidingKeys;

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

/** Who may find a candidate. */
export interface Visibility {
  readonly findable: boolean;
  readonly hiddenCompanies: readonly string[];
  /** Also not whoever works where they work now. */
  readonly hideFromEmployer: boolean;
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
      { findable, isWritten = false }: { findable?: boolean; isWritten?: boolean } = {},
    ) =>
      repository.upsert(tx, accountId, {
        documentId,
        isWritten,
        updatedAt: clock(),
        ...(findable === undefined ? {} : { findable }),
      }),

    /** What is not said stays as it is. */
    setVisibility: (tx: Db, accountId: string, { hiddenCompanies, ...rest }: Partial<Visibility>) =>
      repository.upsert(tx, accountId, {
        ...rest,
        // The whole list, in place of the one before.
        ...(hiddenCompanies && { hiddenCompanies: distinct(hiddenCompanies) }),
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
