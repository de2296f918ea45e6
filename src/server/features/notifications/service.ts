import {
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
      const id = await repository.insertNotification(tx, { accountId, ...notice });
      await changed(tx, accountId);
      return id;
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
  };
}
