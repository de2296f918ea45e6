import * as z from "zod";
import type { Database } from "#server/platform/database/database.ts";
import { dayOf } from "#server/platform/day-of.ts";
import { defineJob } from "#server/platform/jobs/job.ts";
import type { Jobs } from "#server/platform/jobs/jobs.ts";
import { removeViewsBefore } from "./view-rows.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly jobs: Jobs;
  readonly timeZone: string;
}

export const deleteOldViews = defineJob({
  name: "blog.tidy-views",
  payload: z.object({}),
  timeoutSeconds: 600,
});

const DAY_MS = 86_400_000;
/** Today's are needed, yesterday's may still be written. */
const KEPT_DAYS = 2;

export function registerRetention({ database, clock, jobs, timeZone }: Parts): void {
  jobs.register(deleteOldViews, async () => {
    const oldest = new Date(clock().getTime() - KEPT_DAYS * DAY_MS);
    await removeViewsBefore(database, dayOf(oldest, timeZone));
  });
  jobs.schedule(deleteOldViews, "20 3 * * *", {}, timeZone);
}
