import * as z from "zod";
import { recommendJobs } from "#contract/recommendations.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { Events } from "#server/platform/events.ts";
import { defineJob } from "#server/platform/jobs/job.ts";
import type { Jobs } from "#server/platform/jobs/jobs.ts";
import type { NotificationService } from "../../notifications/service.ts";
import { type Alert, accountsToTell, takeAlerts } from "./background-repository.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly jobs: Jobs;
  readonly events: Events;
  readonly notify: NotificationService["notify"];
  readonly engine: string;
}

const tellCandidates = defineJob({ name: "matching.digests", payload: z.object({}) });

/** At most one digest an hour. */
const QUIET_MS = 3_600_000;
const AT_ONCE = 500;
const NAMED = 2;

/** Candidates hear of new jobs that fit them very well, several at once. */
export function createDigests({ database, clock, jobs, events, notify, engine }: Parts) {
  async function tell(): Promise<void> {
    const now = clock();
    const since = new Date(now.getTime() - QUIET_MS);
    for (;;) {
      const accounts = await accountsToTell(database, { since, engine, limit: AT_ONCE });
      for (const accountId of accounts) await tellOne(accountId, now);
      if (accounts.length < AT_ONCE) return;
    }
  }

  const tellOne = (accountId: string, now: Date) =>
    database.transaction(async (tx) => {
      const alerts = await takeAlerts(tx, accountId, { now, engine });
      const [best] = alerts;
      if (!best) return;
      await notify(tx, accountId, noticeOf(alerts, best));
      // A list that is open shows them at once.
      await events.publish(tx, `account:${accountId}`, recommendJobs);
    });

  jobs.register(tellCandidates, tell);
  jobs.schedule(tellCandidates, "*/10 * * * *", {}, "UTC");
  return async () => {
    await jobs.enqueue(tellCandidates, {}, { singletonKey: "digests" });
  };
}

/** It is kept and mailed as it is, so it names jobs and does not say how well they fit: that can change. */
function noticeOf(alerts: readonly Alert[], best: Alert) {
  const named = alerts.slice(0, NAMED).map(({ title, company }) => `${title}, ${company}`);
  const more = alerts.length - named.length;
  const count = alerts.length === 1 ? "A new job" : `${alerts.length} new jobs`;
  return {
    type: "job_match",
    title: `${count} for you`,
    message: `${named.join("; ")}${more > 0 ? ` and ${more} more` : ""}.`,
    actionUrl: best.resumeId ? `/?resume=${best.resumeId}&job=${best.jobId}` : "/dashboard",
  } as const;
}
