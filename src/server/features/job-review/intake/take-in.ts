import type { Db } from "#server/platform/database/database.ts";
import type { PostingService } from "../../postings/service.ts";
import { keep, restored } from "../before-decision.ts";
import type { NewScrapedJob, ScrapedJob } from "../repository.ts";
import * as repository from "../repository.ts";
import type { TellAdministrators } from "../review-news.ts";
import type { FoundJob, Outcome, ReadAhead } from "../service.ts";
import { contentHash } from "./content-hash.ts";
import { createReadingOfFound, type News, type ReadNews, similarity } from "./read-found.ts";

import type { createRemovedJobs } from "./removed-jobs.ts";
import { tidied } from "./tidied.ts";

interface Parts extends CopiesParts {
  readonly tell: TellAdministrators;
}

/** How a job that was found gets into the queue, or is known there. */
export function createIntake(parts: Parts) {
  const { clock, tell } = parts;
  const read = createReadingOfFound();
  const copies = createCopies(parts);
  const seenAgain = createKnownJobs({ ...parts, copies, read });

  async function takeNew(tx: Db, news: News): Promise<Outcome | undefined> {
    const now = clock();
    const { found } = news;
    const { columns, isDuplicate } = await read(tx, news);
    const moved = isDuplicate && (await copies.moved(tx, found, columns.similarId));
    if (moved) return seenAgain(tx, moved, news);
    const { source, sourceKey } = found;
    const state = isDuplicate ? "duplicate" : "pending";
    const times = { foundAt: now, lastSeenAt: now, updatedAt: now };
    const added = await repository.insert(tx, [{ source, sourceKey, ...columns, state, ...times }]);
    if (added === 0) return undefined;
    if (isDuplicate) await copies.keepAlive(tx, found, columns.similarId);
    await tell(tx);
    return isDuplicate ? "duplicate" : "new";
  }

  return async (tx: Db, page: FoundJob, ahead?: ReadAhead): Promise<Outcome> => {
    const found = tidied(page);
    const news = { found, hash: contentHash(found), ahead };
    await repository.lockEmployer(tx, found.firmName);
    const known = await repository.lockByKey(tx, found.sourceKey);
    if (known) return seenAgain(tx, known, news);
    const taken = await takeNew(tx, news);
    if (taken) return taken;
    // Somebody who knows the firm by another name was faster.
    const faster = await repository.lockByKey(tx, found.sourceKey);
    if (!faster) throw new Error("A scraped job was neither stored nor found.");
    return seenAgain(tx, faster, news);
  };
}

interface KnownJobsParts {
  readonly clock: () => Date;
  readonly gone: Pick<ReturnType<typeof createRemovedJobs>, "backAgain">;
  readonly copies: ReturnType<typeof createCopies>;
  readonly read: ReadNews;
  readonly tell: TellAdministrators;
}

/** A job that is in the queue, or was: what its being there still, or in other words, means. */
function createKnownJobs({ clock, gone, copies, read, tell }: KnownJobsParts) {
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

interface CopiesParts {
  readonly clock: () => Date;
  readonly gone: Pick<ReturnType<typeof createRemovedJobs>, "backAgain">;
  readonly postings: Pick<PostingService, "byIds" | "change">;
}

/** A reading of a firm takes less than this, and the next one comes later. */
const OUT_OF_SIGHT_MS = 12 * 3_600_000;

/** Jobs that are advertised at several addresses, of which one is the job and the others are copies. */
function createCopies({ clock, gone, postings }: CopiesParts) {
  /** The firm shows it here now, and no longer where it was. */
  const hasMoved = (original: ScrapedJob, found: FoundJob) =>
    original.source === "law_firm" &&
    isOfSite(original, found) &&
    found.sourceUrl !== "" &&
    clock().getTime() - original.lastSeenAt.getTime() > OUT_OF_SIGHT_MS;

  async function move(tx: Db, original: ScrapedJob, found: FoundJob): Promise<ScrapedJob> {
    const { sourceKey, sourceUrl } = found;
    await repository.change(tx, original.id, { sourceKey, sourceUrl });
    if (original.jobId) await postings.change(tx, original.jobId, { sourceUrl });
    return { ...original, sourceKey, sourceUrl };
  }

  return {
    /** The job itself, when it has moved to where this copy of it was found; its key is the copy's from now on. */
    async moved(tx: Db, copy: FoundJob, originalId: string | null | undefined) {
      const original = originalId ? await repository.lock(tx, originalId) : undefined;
      if (!original || !hasMoved(original, copy)) return undefined;
      await repository.removeByKey(tx, copy.sourceKey);
      return move(tx, original, copy);
    },

    /** What it is a copy of is still advertised. What a firm's own website no longer has, no board keeps alive. */
    async keepAlive(tx: Db, copy: FoundJob, originalId: string | null | undefined): Promise<void> {
      const original = originalId ? await repository.lock(tx, originalId) : undefined;
      if (!original || (original.firmId !== null && !isOfSite(original, copy))) return;
      await gone.backAgain(tx, original);
      await repository.change(tx, original.id, { lastSeenAt: clock(), missed: 0 });
    },

    /** The recruiter's posting that it was a copy of is no longer there. */
    async isLeftAlone(tx: Db, { similarJobId }: ScrapedJob): Promise<boolean> {
      if (!similarJobId) return false;
      const [posting] = await postings.byIds(tx, [similarJobId]);
      return posting?.status !== "active";
    },
  };
}

const isOfSite = (original: ScrapedJob, { source, firmId }: FoundJob) =>
  source === "law_firm" && firmId !== null && original.firmId === firmId;
