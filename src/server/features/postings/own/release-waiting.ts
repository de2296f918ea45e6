import { LAWFUL_SENTENCES } from "#contract/lawful.ts";
import type { Db } from "#server/platform/database/database.ts";
import { Refusal } from "#server/platform/faults.ts";
import type { JobRow } from "../repository.ts";
import * as repository from "../repository.ts";
import { changeJob, unlawfulIn } from "../stored-job.ts";
import type { PostingNews } from "./posting-news.ts";

interface Parts {
  readonly clock: () => Date;
  readonly news: PostingNews;
}

/**
 * The owner was verified: what waited for that goes live, in the same transaction. What the law has something
 * against stays a draft that says so.
 */
export function createReleaseWaiting({ clock, news }: Parts) {
  async function release(tx: Db, { id }: JobRow): Promise<JobRow | undefined> {
    const now = clock();
    const live = { status: "active", draftReason: "", waiting: false } as const;
    try {
      return await changeJob(tx, id, { ...live, postedAt: now, updatedAt: now });
    } catch (error) {
      if (error instanceof Refusal && error.fault === "unlawful") return undefined;
      throw error;
    }
  }

  async function keepAsDraft(tx: Db, job: JobRow): Promise<JobRow | undefined> {
    const [place] = unlawfulIn(job);
    const draftReason = place ? LAWFUL_SENTENCES.draft(place.quote) : "";
    return changeJob(tx, job.id, { draftReason, waiting: false, updatedAt: clock() });
  }

  return async (tx: Db, accountId: string): Promise<void> => {
    const waiting = await repository.lockWaiting(tx, accountId);
    for (const before of waiting) {
      const live = await release(tx, before);
      if (live) {
        await news.trail(tx, "opened", live);
        await news.live(tx, live);
      }
      const job = live ?? (await keepAsDraft(tx, before));
      if (job) await news.publish(tx, job);
    }
    if (waiting.length > 0) await news.matchSoon(tx);
  };
}
