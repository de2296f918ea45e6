import * as z from "zod";
import type { Database } from "#server/platform/database/database.ts";
import { defineJob } from "#server/platform/jobs/job.ts";
import type { Jobs } from "#server/platform/jobs/jobs.ts";
import { trim } from "./repository.ts";

interface Parts {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly timeZone: string;
}

/** Of every account; what is older has been forgotten by its person as well. */
const KEPT = 500;

export const trimActivities = defineJob({
  name: "activity.trim",
  payload: z.object({}),
  timeoutSeconds: 600,
});

export function registerTrimming({ database, jobs, timeZone }: Parts): void {
  jobs.register(trimActivities, () => trim(database, KEPT));
  jobs.schedule(trimActivities, "40 3 * * *", {}, timeZone);
}
