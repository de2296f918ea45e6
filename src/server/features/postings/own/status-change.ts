import { POSTING_SENTENCES as say } from "#contract/postings.ts";
import type { Db } from "#server/platform/database/database.ts";
import { conflict, notFound } from "#server/platform/faults.ts";
import type { JobRow, NewJob } from "../repository.ts";
import { changeJob, type Justified } from "../stored-job.ts";
import type { GoLive } from "./go-live.ts";
import { DRAFT_REASONS } from "./job-of-document.ts";
import type { PostingNews } from "./posting-news.ts";

export type Store = (
  tx: Db,
  before: JobRow,
  to: Partial<NewJob>,
  exemptions?: Justified["exemptions"],
) => Promise<JobRow>;

export const createStore =
  (clock: () => Date): Store =>
  async (tx, { id, ownerId: by }, to, exemptions) => {
    const at = clock();
    const stored = await changeJob(tx, id, { ...to, updatedAt: at }, { exemptions, by, at });
    if (!stored) throw notFound(say.notFound);
    return stored;
  };

interface Parts {
  readonly clock: () => Date;
  readonly news: PostingNews;
  readonly store: Store;
  readonly goLive: GoLive;
}

/** From draft to live, or to waiting for it, and from live to closed and back. */
export function createStatusChange({ clock, news, store, goLive }: Parts) {
  async function close(tx: Db, before: JobRow): Promise<JobRow> {
    if (before.status === "draft" && !before.waiting) throw conflict(say.draftStays);
    const job = await store(tx, before, { status: "closed", draftReason: "", waiting: false });
    await news.trail(tx, "closed", job);
    return job;
  }

  /** A draft is news from now on; what was live before keeps its day. */
  async function open(
    tx: Db,
    before: JobRow,
    exemptions: Justified["exemptions"],
  ): Promise<JobRow> {
    refuseWhileRead(before);
    if (!before.title || !before.company || before.lines.length === 0)
      throw conflict(say.incomplete);
    const isFirst = before.status === "draft";
    const to: Partial<NewJob> = await goLive(tx, before);
    const dated = isFirst ? { ...to, postedAt: clock() } : to;
    const job = await store(tx, before, dated, exemptions);
    if (job.waiting) {
      await news.trail(tx, "held", job);
      return job;
    }
    await news.trail(tx, "opened", job);
    if (isFirst) await news.live(tx, job);
    await news.matchSoon(tx);
    return job;
  }

  return { close, open };
}

export function refuseWhileRead({ status, draftReason }: JobRow): void {
  if (status === "draft" && draftReason === DRAFT_REASONS.reading) throw conflict(say.stillReading);
}
