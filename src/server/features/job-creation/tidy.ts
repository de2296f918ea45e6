import * as z from "zod";
import type { Database } from "#server/platform/database/database.ts";
import { defineJob } from "#server/platform/jobs/job.ts";
import type { Jobs } from "#server/platform/jobs/jobs.ts";
import { removeOld } from "./repository.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly jobs: Jobs;
  readonly timeZone: string;
}

const tidy = defineJob({ name: "job-creation.tidy", payload: z.object({}) });

/** A talk that nobody went on with for so long is over; its posting, if there is one, stays. */
const KEPT_DAYS = { finished: 30, unfinished: 180 };
const DAY_MS = 86_400_000;

export function registerTidying({ database, clock, jobs, timeZone }: Parts): void {
  const ago = (days: number) => new Date(clock().getTime() - days * DAY_MS);
  jobs.register(tidy, () =>
    removeOld(database, {
      finished: ago(KEPT_DAYS.finished),
      unfinished: ago(KEPT_DAYS.unfinished),
    }),
  );
  jobs.schedule(tidy, "50 3 * * *", {}, timeZone);
}
