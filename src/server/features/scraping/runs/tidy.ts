import * as z from "zod";
import type { Database } from "#server/platform/database/database.ts";
import { defineJob } from "#server/platform/jobs/job.ts";
import type { Jobs } from "#server/platform/jobs/jobs.ts";
import { removeOldSightings } from "./run-records.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly jobs: Jobs;
  readonly timeZone: string;
}

const tidy = defineJob({ name: "scraping.tidy", payload: z.object({}) });

const KEPT_DAYS = 60;
const DAY_MS = 86_400_000;

export function registerTidying({ database, clock, jobs, timeZone }: Parts): void {
  jobs.register(tidy, () =>
    removeOldSightings(database, new Date(clock().getTime() - KEPT_DAYS * DAY_MS)),
  );
  jobs.schedule(tidy, "55 3 * * *", {}, timeZone);
}
