import {
  type BulkAction,
  listNotifications,
  NOTIFICATIONS_LISTED,
  type NotificationType,
} from "#contract/notifications.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import type { Events } from "#server/platform/events.ts";
import { notFound } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import * as repository from "./repository.ts";

interface Parts {
  readonly database: Database;
  readonly events: Events;
}

export interface Notice {
  readonly type: NotificationType;
  readonly title: string;
  readonly message: string;
  /** An in-app path. */
  readonly actionUrl?: string;
  /** Whoever tells it writes by mail too, or was told not to: the summaries leave it out. */
  readonly isMailed?: boolean;
}

export type NotificationService = ReturnType<typeof createNotificationService>;

export function createNotificationService({ database, events }: Parts) {
  const changed = (tx: Db, accountId: string) =>
    events.publish(tx, `account:${accountId}`, listNotifications);

  /** Runs the change and tells the person's other windows, or neither. */
  const change = (actor: Actor, work: (tx: Db) => Promise<boolean>) =>
    database.transaction(async (tx) => {
      if (!(await work(tx))) throw notFound("Notification not found");
      await changed(tx, actor.id);
    });

  return {
    /** For the features above: inside the transaction of what it tells about. Answers its id. */
    async notify(tx: Db, accountId: string, notice: Notice): Promise<string> {
      const { isMailed, ...row } = notice;
      const mailed = isMailed && { mailedAt: new Date() };
      const id = await repository.insertNotification(tx, { accountId, ...row, ...mailed });
      await changed(tx, accountId);
      return id;
    },

    /**
     * Like `notify`, for what comes in numbers: while the person has not read it, the next one with the
     * same key joins it, and `notice` words it anew with how many there are.
     */
    async notifyJoined(
      tx: Db,
      accountId: string,
      joinKey: string,
      notice: (count: number) => Notice,
    ): Promise<string> {
      const { id, count } = await repository.joinNotification(tx, {
        accountId,
        joinKey,
        ...notice(1),
      });
      if (count > 1) await repository.rewordNotification(tx, id, notice(count));
      await changed(tx, accountId);
      return id;
    },

    /** The person has seen what the key stands for elsewhere: its notification is read too. */
    async clearJoined(tx: Db, accountId: string, joinKey: string): Promise<void> {
      if (await repository.markJoinedRead(tx, accountId, joinKey)) await changed(tx, accountId);
    },

    async list(actor: Actor) {
      const [newest, counts] = await Promise.all([
        repository.listNewest(database, actor.id, NOTIFICATIONS_LISTED),
        repository.countAll(database, actor.id),
      ]);
      return { newest, ...counts };
    },

    read: (actor: Actor, id: string) =>
      change(actor, (tx) => repository.markRead(tx, actor.id, id)),

    readAll: (actor: Actor) =>
      change(actor, async (tx) => {
        await repository.markAllRead(tx, actor.id);
        return true;
      }),

    remove: (actor: Actor, id: string) =>
      change(actor, (tx) => repository.remove(tx, actor.id, id)),

    /** How many it changed: some may be gone, or read, since the person ticked them. */
    changeSome: (actor: Actor, ids: readonly string[], action: BulkAction) =>
      database.transaction(async (tx) => {
        const work = action === "read" ? repository.markSomeRead : repository.removeSome;
        const count = await work(tx, actor.id, ids);
        if (count > 0) await changed(tx, actor.id);
        return count;
      }),
  };
}
