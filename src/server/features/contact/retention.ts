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

export const deleteOldContact = defineJob({
  name: "contact.tidy",
  payload: z.object({}),
  timeoutSeconds: 600,
});

/** So long a message is kept; the privacy policy says the same. */
const KEPT_MONTHS = 24;

export function registerRetention({ database, clock, jobs, timeZone }: Parts): void {
  jobs.register(deleteOldContact, async () => {
    const before = new Date(clock());
    before.setUTCMonth(before.getUTCMonth() - KEPT_MONTHS);
    await removeOld(database, before);
  });
  jobs.schedule(deleteOldContact, "55 3 * * *", {}, timeZone);
}
