import * as z from "zod";
import { recommendJobs } from "#contract/recommendations.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { Events } from "#server/platform/events.ts";
import { inBites } from "#server/platform/jobs/in-bites.ts";
import { defineJob, type JobContext } from "#server/platform/jobs/job.ts";
import type { Jobs } from "#server/platform/jobs/jobs.ts";
import type { Log } from "#server/platform/log.ts";
import * as repository from "./lists-repository.ts";

interface Parts {
  readonly database: Database;
  readonly events: Events;
  readonly jobs: Jobs;
  readonly log: Log;
  readonly stopping: AbortController;
  readonly matching: { readonly engine: string };
  readonly refresh: (accountId: string) => Promise<void>;
}

const rescoreLists = defineJob({
  name: "recommendations.rescore",
  payload: z.object({}),
  timeoutSeconds: 3600,
});

/** Lists of another engine are made anew before somebody looks. Who looks earlier has theirs made at once. */
export function createRescoreLists(parts: Parts) {
  const { database, events, jobs, log, stopping, matching, refresh } = parts;
  const { engine } = matching;

  async function remake(accountId: string): Promise<void> {
    await refresh(accountId);
    // A window that is open shows what the engine says now. Nobody is notified.
    await events.publish(database, `account:${accountId}`, recommendJobs);
  }

  jobs.register(rescoreLists, async (_: object, context: JobContext) => {
    await repository.removeUnusable(database, engine);
    await inBites({
      context,
      log,
      stopping: stopping.signal,
      take: (bite) => repository.staleLists(database, engine, bite),
      idOf: (accountId) => accountId,
      work: remake,
    });
  });
  jobs.schedule(rescoreLists, "*/5 * * * *", {}, "UTC");
  return () => jobs.enqueue(rescoreLists, {}, { singletonKey: "rescore" });
}
