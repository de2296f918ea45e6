import * as z from "zod";
import type { Database } from "#server/platform/database/database.ts";
import { defineJob } from "#server/platform/jobs/job.ts";
import type { Jobs } from "#server/platform/jobs/jobs.ts";
import { type createRemovedJobs, MISSED_READINGS } from "./intake/removed-jobs.ts";
import * as repository from "./repository.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly jobs: Pick<Jobs, "register" | "schedule">;
  readonly timeZone: string;
  readonly gone: Pick<ReturnType<typeof createRemovedJobs>, "ranOut">;
}

export const deleteOldReviews = defineJob({ name: "job-review.tidy", payload: z.object({}) });

const DAY_MS = 86_400_000;
/** A board shows an advertisement for thirty days; of a deleted firm's, nobody reads how long it does. */
const ADVERTISED_MS = 45 * DAY_MS;
/** Longer than a decision can be taken back. */
const UNDO_KEPT_MS = DAY_MS / 24;

/** What goes by itself: jobs that a board no longer shows or whose firm was deleted, and what decisions could be taken back to. */
export function registerRetention({ database, clock, jobs, timeZone, gone }: Parts): void {
  jobs.register(deleteOldReviews, async (_nothing, { signal }) => {
    const now = clock().getTime();
    await repository.forgetUndo(database, new Date(now - UNDO_KEPT_MS));
    const seenBefore = new Date(now - ADVERTISED_MS);
    for (const id of await repository.runOut(database, seenBefore, MISSED_READINGS)) {
      signal.throwIfAborted();
      await database.transaction((tx) => gone.ranOut(tx, id, seenBefore));
    }
  });
  jobs.schedule(deleteOldReviews, "35 4 * * *", {}, timeZone);
}
