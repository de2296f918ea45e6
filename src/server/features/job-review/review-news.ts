import { listPendingJobs } from "#contract/job-review.ts";
import { getDashboardStats } from "#contract/scraping.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Events } from "#server/platform/events.ts";

interface Parts {
  readonly events: Events;
  readonly administrators: (db: Db) => Promise<readonly string[]>;
}

export type TellAdministrators = (tx: Db) => Promise<void>;

/** The queue and its numbers have changed: once in a transaction, however much it changes. */
export function createReviewNews({ events, administrators }: Parts): TellAdministrators {
  const told = new WeakSet<Db>();
  return async (tx) => {
    if (told.has(tx)) return;
    told.add(tx);
    for (const id of await administrators(tx))
      for (const line of [listPendingJobs, getDashboardStats])
        await events.publish(tx, `account:${id}`, line);
  };
}
