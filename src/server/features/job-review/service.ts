import type { PendingJob } from "#contract/job-review.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { ReadAd } from "./intake/read-ad.ts";

/** A job as a page showed it. What a page says beside the text wins over what is read in the text. */
export interface FoundJob {
  readonly source: PendingJob["source"];
  /** Which job it is, whatever way led to it: its address without what changes, or the board's number. */
  readonly sourceKey: string;
  readonly sourceUrl: string;
  readonly firmId: string | null;
  readonly firmName: string;
  readonly firmWebsite: string;
  readonly title: string;
  /** Plain text in the form that `plainLines` reads: a line each, "- " before list items, "# " before headings. */
  readonly text: string;
  readonly location?: string;
  readonly jobType?: string;
  readonly salary?: string;
  readonly practiceArea?: string;
}

/** `unchanged`: it was there already with the same words. `changed`: there already, with others. */
export type Outcome = "new" | "changed" | "unchanged" | "duplicate";

export interface ReviewCounts {
  readonly pending: number;
  readonly approved: number;
  readonly rejected: number;
  readonly duplicate: number;
  readonly thisWeek: number;
  readonly today: number;
}

export interface TopFirm {
  readonly id: string;
  readonly name: string;
  readonly approvedJobs: number;
  readonly totalJobs: number;
  readonly lastScrapedAt: Date | null;
}

/** What the words of a job say, whatever else is known. */
export interface ReadAhead {
  readonly ad: ReadAd;
  readonly sketch: readonly number[];
}

/** For the features that find jobs. */
export interface ReviewQueue {
  /** Reads a job in another process, for `takeIn`. Nothing when its words are known already. */
  readAhead(found: FoundJob): Promise<ReadAhead | undefined>;
  /** Puts a job into the queue, or notes that it was seen again. The same job twice is one. */
  takeIn(tx: Db, found: FoundJob, ahead?: ReadAhead): Promise<Outcome>;
  /** Jobs of the firm that were last seen before: after two such readings in a row they are taken down. */
  missed(tx: Db, firmId: string, seenBefore: Date, ids?: readonly string[]): Promise<void>;
  /** Jobs of the firm that wait or are live and were last seen before. */
  unseen(
    db: Db,
    firmId: string,
    seenBefore: Date,
  ): Promise<
    readonly { readonly id: string; readonly title: string; readonly sourceUrl: string }[]
  >;
  /** Jobs whose own pages were there, though no list showed them: they count as seen. */
  stillThere(tx: Db, ids: readonly string[]): Promise<void>;
  /** These firms are about to be deleted: what waits goes with them, what is live stays for a while. */
  firmsGo(tx: Db, firmIds: readonly string[]): Promise<void>;
  counts(db: Db, since: { today: Date; week: Date }): Promise<ReviewCounts>;
  topFirms(db: Db, most: number): Promise<TopFirm[]>;
  /** By day in the given time zone (YYYY-MM-DD), days without any left out. */
  approvedByDay(db: Db, since: Date, timeZone: string): Promise<ReadonlyMap<string, number>>;
}
