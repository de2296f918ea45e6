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

const tidy = defineJob({ name: "comparison.tidy", payload: z.object({}), timeoutSeconds: 600 });

/** Comparisons that were shown are on record for so long; saved ones stay. */
const RECORD_MONTHS = 24;

export function registerRetention({ database, clock, jobs, timeZone }: Parts): void {
  jobs.register(tidy, async () => {
    const before = new Date(clock());
    before.setUTCMonth(before.getUTCMonth() - RECORD_MONTHS);
    await removeOld(database, before);
  });
  jobs.schedule(tidy, "50 3 * * *", {}, timeZone);
}
