import type { Db } from "#server/platform/database/database.ts";
import { keep, restored } from "../before-decision.ts";
import { similarity } from "../likeness/sketch.ts";
import type { NewScrapedJob, ScrapedJob } from "../repository.ts";
import * as repository from "../repository.ts";
import type { TellAdministrators } from "../review-news.ts";
import type { FoundJob, Outcome } from "../service.ts";
import type { createCopies } from "./copies.ts";
import type { News, ReadNews } from "./read-found.ts";
import type { createRemovedJobs } from "./removed-jobs.ts";

interface Parts {
  readonly clock: () => Date;
  readonly gone: Pick<ReturnType<typeof createRemovedJobs>, "backAgain">;
  readonly copies: ReturnType<typeof createCopies>;
  readonly read: ReadNews;
  readonly tell: TellAdministrators;
}

/** A job that is in the queue, or was: what its being there still, or in other words, means. */
export function createKnownJobs({ clock, gone, copies, read, tell }: Parts) {
  /** What is to be written, if these words are to be decided about, or no longer are. */
  async function changed(
    tx: Db,
    row: ScrapedJob,
    news: News,
  ): Promise<Partial<NewScrapedJob> | undefined> {
    if (!isNews(row, news.hash)) return undefined;
    const earlier = row.beforeDecision?.earlier;
    // The page says again what was approved: there is nothing to decide.
    const asApproved = earlier && {
      ...restored(earlier),
      state: "approved" as const,
      beforeDecision: null,
    };
    if (earlier?.contentHash === news.hash) return asApproved;
    const { columns } = await read(tx, news);
    if (earlier && saysAsMuch(earlier, columns)) return asApproved;
    if (row.state === "pending") return columns;
    if (saysAsMuch(row, columns)) return undefined;
    const beforeDecision = row.jobId ? { earlier: keep(row) } : null;
    return { ...columns, state: "pending", foundAt: clock(), beforeDecision };
  }

  /** A copy of what is gone is a job of its own. */
  async function anew(tx: Db, row: ScrapedJob, news: News): Promise<Outcome> {
    const now = clock();
    const { columns, isDuplicate } = await read(tx, news);
    const state = isDuplicate ? "duplicate" : "pending";
    await repository.change(tx, row.id, { ...columns, state, foundAt: now, updatedAt: now });
    await tell(tx);
    return isDuplicate ? "unchanged" : "new";
  }

  async function seenAgain(tx: Db, known: ScrapedJob, news: News): Promise<Outcome> {
    const { found } = news;
    if (known.state === "duplicate") {
      const moved = await copies.moved(tx, found, known.similarId);
      if (moved) return seenAgain(tx, moved, news);
      await copies.keepAlive(tx, found, known.similarId);
    }
    const row = await gone.backAgain(tx, known);
    const now = clock();
    await repository.change(tx, row.id, { lastSeenAt: now, missed: 0, ...adopted(row, found) });
    if (row.state === "duplicate" && (await copies.isLeftAlone(tx, row)))
      return anew(tx, row, news);
    const to = await changed(tx, row, news);
    if (!to) return "unchanged";
    await repository.change(tx, row.id, { ...to, updatedAt: now });
    await tell(tx);
    return "changed";
  }

  return seenAgain;
}

/** Its firm was deleted, and is there again. */
const adopted = ({ firmId }: ScrapedJob, found: FoundJob) =>
  firmId === null ? { firmId: found.firmId } : {};

/** Other words than those that were decided about; of what was refused or is a copy, no words are asked about. */
function isNews(row: ScrapedJob, hash: string): boolean {
  if (hash === row.contentHash) return false;
  if (row.state === "pending") return true;
  return row.state === "approved" && hash !== row.refusedHash;
}

const FIELDS = [
  "title",
  "location",
  "jobType",
  "experienceLevel",
  "practiceArea",
  "salaryRange",
] as const;
/** Four of the sketch's 128 numbers: a word or two of a page. */
const AS_MUCH = 0.97;

type Said = { readonly [field in (typeof FIELDS)[number]]?: string | undefined } & Pick<
  ScrapedJob,
  "sketch"
>;

/** The same in every field, and in all but a word or two: nobody needs to decide it again. */
const saysAsMuch = (one: Said, other: Said): boolean =>
  FIELDS.every((field) => one[field] === other[field]) &&
  similarity(one.sketch, other.sketch) >= AS_MUCH;
