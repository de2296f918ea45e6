import * as z from "zod";
import { PROFILE_VERSION } from "#matching/profiles.ts";
import type { Database } from "#server/platform/database/database.ts";
import { defineJob } from "#server/platform/jobs/job.ts";
import type { Jobs } from "#server/platform/jobs/jobs.ts";
import { removeOld, removeOldProfiles } from "./background-repository.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly jobs: Jobs;
  readonly timeZone: string;
}

const tidy = defineJob({ name: "matching.tidy", payload: z.object({}), timeoutSeconds: 1800 });

/** Rankings that were shown are on record for so long. */
const RECORD_MONTHS = 24;
const DAY_MS = 86_400_000;

export function registerRetention({ database, clock, jobs, timeZone }: Parts): void {
  jobs.register(tidy, async () => {
    const now = clock();
    const rankingsBefore = new Date(now);
    rankingsBefore.setUTCMonth(rankingsBefore.getUTCMonth() - RECORD_MONTHS);
    const yesterday = new Date(now.getTime() - DAY_MS);
    await removeOld(database, { rankingsBefore, changesBefore: yesterday });
    await removeOldProfiles(database, PROFILE_VERSION, yesterday);
  });
  jobs.schedule(tidy, "40 3 * * *", {}, timeZone);
}
