import { NOTIFICATION_TYPES, type Notification } from "#contract/notifications.ts";
import type { NotificationRow } from "./repository.ts";

export function presentNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    type: NOTIFICATION_TYPES.find((type) => type === row.type) ?? "other",
    title: row.title,
    message: row.message,
    read: row.read,
    created_at: row.createdAt.toISOString(),
    data: row.actionUrl === null ? {} : { action_url: row.actionUrl },
  };
}
