import type { InferSelectModel } from "drizzle-orm";
import type { Db } from "#server/platform/database/database.ts";
import type { lawFirms } from "./tables.ts";

export type Firm = InferSelectModel<typeof lawFirms>;

/** A firm as a search came across it. */
export interface Discovery {
  readonly firmName: string;
  readonly searchQuery: string;
  readonly discoveredUrl: string;
  readonly careersPageUrl: string;
}

/** Done in the transaction that deletes firms, while they are still there. */
export type BeforeDeletion = (tx: Db, ids: readonly string[]) => Promise<void>;

/** For the features that read firms' pages. */
export interface FirmsToRead {
  /** Said once, at the start, by whoever keeps what was found on their pages. */
  beforeDeletion(work: BeforeDeletion): void;
  /** Active ones with scraping enabled, by name; of these ids alone where some are given. */
  toScrape(db: Db, ids?: readonly string[]): Promise<Firm[]>;
  byIds(db: Db, ids: readonly string[]): Promise<Firm[]>;
  /** It was read now; `error` is what of it could not be, "" when all could. */
  scraped(db: Db, id: string, error: string): Promise<void>;
  /** It could not be read, and why: when it was read last stays as it is. */
  unread(db: Db, id: string, error: string): Promise<void>;
  counts(
    db: Db,
    since: { today: Date; week: Date },
  ): Promise<{
    readonly active: number;
    readonly total: number;
    readonly scrapedToday: number;
    readonly scrapedThisWeek: number;
  }>;
  /** Those of the hosts that belong to a firm, or were discovered before. */
  knownHosts(db: Db, hosts: readonly string[]): Promise<ReadonlySet<string>>;
  /** False when its host is known already, or it is a recruitment site. */
  discover(tx: Db, discovery: Discovery): Promise<boolean>;
  /** Discovered firms that wait for a review. */
  waiting(db: Db): Promise<number>;
}
