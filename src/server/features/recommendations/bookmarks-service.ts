import { listTracked } from "#contract/applications.ts";
import {
  BOOKMARKS_AT_MOST,
  listBookmarks,
  RECOMMENDATION_SENTENCES as say,
} from "#contract/recommendations.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import type { Events } from "#server/platform/events.ts";
import { conflict } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { JobBrief, PostingService } from "../postings/service.ts";
import * as repository from "./bookmarks-repository.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly events: Events;
  readonly postings: Pick<PostingService, "briefByIds" | "holdActive">;
}

export interface SavedJob {
  readonly job: JobBrief;
  readonly savedAt: Date;
}

export type BookmarkService = ReturnType<typeof createBookmarkService>;

/** The jobs that a candidate keeps: on the account, so that they outlive the browser. */
export function createBookmarkService({ database, clock, events, postings }: Parts) {
  const changed = async (tx: Db, accountId: string) => {
    await events.publish(tx, `account:${accountId}`, listBookmarks);
    await events.publish(tx, `account:${accountId}`, listTracked);
  };

  async function removeIn(tx: Db, accountId: string, jobId: string): Promise<void> {
    if (await repository.remove(tx, accountId, jobId)) await changed(tx, accountId);
  }

  return {
    /** In the transaction of what lets the job go elsewhere. */
    removeIn,

    /** Closed ones stay in the list: a candidate would wonder where they went. */
    async list(actor: Actor): Promise<SavedJob[]> {
      const rows = await repository.listOf(database, actor.id);
      const savedAt = new Map(rows.map((row) => [row.jobId, row.savedAt]));
      const jobs = await postings.briefByIds(database, [...savedAt.keys()]);
      return jobs.flatMap((job) => {
        const at = savedAt.get(job.id);
        return at ? [{ job, savedAt: at }] : [];
      });
    },

    save: (actor: Actor, jobId: string): Promise<void> =>
      database.transaction(async (tx) => {
        await repository.holdList(tx, actor.id);
        await postings.holdActive(tx, jobId);
        const bookmark = { accountId: actor.id, jobId, savedAt: clock() };
        if (!(await repository.insert(tx, bookmark))) return;
        if ((await repository.countOf(tx, actor.id)) > BOOKMARKS_AT_MOST)
          throw conflict(say.tooManyBookmarks);
        await changed(tx, actor.id);
      }),

    /** Also one that is closed or gone: to let go, there need be nothing. */
    remove: (actor: Actor, jobId: string): Promise<void> =>
      database.transaction((tx) => removeIn(tx, actor.id, jobId)),
  };
}
