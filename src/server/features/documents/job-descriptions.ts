import type { JobState } from "#contract/postings.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { DocumentRecord } from "./repository.ts";

/** What postings make of job descriptions. Handed in: they are a feature above. */
export interface JobDescriptions {
  /** It becomes a posting, if it is none yet. In a transaction that holds the document. */
  arrived(tx: Db, document: DocumentRecord): Promise<unknown>;
  /** A posting may wait for its words. In the transaction in which they were read, or given up. */
  read(tx: Db, document: DocumentRecord): Promise<void>;
  removed(tx: Db, document: DocumentRecord): Promise<void>;
  /** It stands behind a posting that is live or a draft. */
  isPosted(db: Db, documentId: string): Promise<boolean>;
  /** An archive was read to its end, or given up: what came of it, told once. */
  archiveRead(tx: Db, archive: ReadArchive): Promise<void>;
  /** How the postings of these documents stand; those that have none are left out. */
  statesOf(db: Db, documentIds: readonly string[]): Promise<ReadonlyMap<string, JobState>>;
}

export interface ReadArchive {
  readonly id: string;
  readonly accountId: string;
  readonly fileName: string;
  /** What it brought that was not there before. */
  readonly documentIds: readonly string[];
}
