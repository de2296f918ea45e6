import {
  ACTIVITY_TYPES,
  type ActivityMetadata,
  type ActivityType,
  listActivities,
  ACTIVITY_SENTENCES as say,
  summariseActivities,
} from "#contract/activity.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import { dayOf } from "#server/platform/day-of.ts";
import type { Events } from "#server/platform/events.ts";
import { notFound } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import * as repository from "./repository.ts";

interface Parts {
  readonly database: Database;
  readonly events: Events;
  readonly clock: () => Date;
  readonly timeZone: string;
}

export interface Deed {
  readonly type: ActivityType;
  readonly title: string;
  readonly description?: string;
  readonly metadata?: ActivityMetadata;
  /** Now, except in the demo world. */
  readonly createdAt?: Date;
}

export type ActivityService = ReturnType<typeof createActivityService>;

export function createActivityService({ database, events, clock, timeZone }: Parts) {
  const changed = async (tx: Db, accountId: string) => {
    await events.publish(tx, `account:${accountId}`, listActivities);
    await events.publish(tx, `account:${accountId}`, summariseActivities);
  };

  /** For the features above: inside the transaction of what was done. */
  async function record(tx: Db, accountId: string, deed: Deed) {
    const stored = await repository.insert(tx, { createdAt: clock(), ...deed, accountId });
    await changed(tx, accountId);
    return stored;
  }

  return {
    record,

    write: (actor: Actor, deed: Deed) => database.transaction((tx) => record(tx, actor.id, deed)),

    async list(actor: Actor, limit: number) {
      const [newest, total] = await Promise.all([
        repository.listNewest(database, actor.id, limit),
        repository.countAll(database, actor.id),
      ]);
      return { newest, total };
    },

    /** Whole days in the server's zone; one that has not come yet is not counted. */
    async summary(actor: Actor, days: number) {
      const byDay = new Map(lastDays(timeZone, clock(), days).map((day) => [day, 0]));
      const byType = new Map(ACTIVITY_TYPES.map((type) => [type, 0]));
      const [firstDay = ""] = byDay.keys();
      const where = { accountId: actor.id, timeZone, firstDay };
      for (const { type, day, count } of await repository.countSince(database, where)) {
        const known = ACTIVITY_TYPES.find((name) => name === type);
        const before = byDay.get(day);
        if (!known || before === undefined) continue;
        byDay.set(day, before + count);
        byType.set(known, (byType.get(known) ?? 0) + count);
      }
      return { byDay, byType, total: [...byDay.values()].reduce((sum, one) => sum + one, 0) };
    },

    remove: (actor: Actor, id: string) =>
      database.transaction(async (tx) => {
        if (!(await repository.remove(tx, actor.id, id))) throw notFound(say.notFound);
        await changed(tx, actor.id);
      }),
  };
}

const DAY_MS = 86_400_000;

/** The last days over there, today last, as in "2026-11-15". */
function lastDays(timeZone: string, now: Date, days: number): string[] {
  const today = dayOf(now, timeZone);
  // Counted back in UTC, where every day has the same length.
  const last = Date.parse(`${today}T00:00:00Z`);
  return Array.from({ length: days }, (_, index) =>
    new Date(last - (days - 1 - index) * DAY_MS).toISOString().slice(0, 10),
  );
}
