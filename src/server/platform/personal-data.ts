import type { Readable } from "node:stream";
import type { Db } from "./database/database.ts";

interface PersonalFile {
  /** As it is called in the archive. */
  readonly name: string;
  readonly open: () => Promise<Readable>;
}

export interface PersonalRecords {
  /** By what they are: `{ notifications: [...] }`. As a person would want to read them. */
  readonly records: Readonly<Record<string, unknown>>;
  readonly files?: readonly PersonalFile[];
}

/**
 * What a feature knows about a person. Every feature with a table that holds an account's id has
 * one and hands it to app.ts; test/personal-data.test.ts finds the tables that none answers for.
 */
export interface PersonalData {
  readonly tables: readonly string[];
  export(db: Db, accountId: string): Promise<PersonalRecords>;
  /** Erases, or takes the person out of what others keep. Answers the names of files to remove. */
  erase(tx: Db, accountId: string): Promise<readonly string[]>;
}
