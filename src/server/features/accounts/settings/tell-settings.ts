import { listSessions } from "#contract/account-settings.ts";
import { getSecondFactor } from "#contract/second-factor.ts";
import { getStatus } from "#contract/user-status.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { Events } from "#server/platform/events.ts";

export type TellSettings = (tx: Db, accountId: string) => Promise<void>;

/** The person's other windows ask again who they are, where, and how they sign in. */
export const createTellSettings =
  (events: Events): TellSettings =>
  async (tx, accountId) => {
    for (const line of [getStatus, listSessions, getSecondFactor])
      await events.publish(tx, `account:${accountId}`, line);
  };
