import * as contract from "#contract/notifications.ts";
import type { Routes } from "#server/platform/http/routes.ts";
import { presentNotification } from "./present.ts";
import type { NotificationService } from "./service.ts";

export function notificationRoutes(routes: Routes, notifications: NotificationService): void {
  routes.on(contract.listNotifications).answer(async ({ actor }) => {
    const { newest, total, unread } = await notifications.list(actor);
    return { notifications: newest.map(presentNotification), total, unread };
  });

  routes.on(contract.readNotification).answer(async ({ actor, params }) => {
    await notifications.read(actor, params.id);
    return { success: true, message: "Notification marked as read" };
  });

  routes.on(contract.readAllNotifications).answer(async ({ actor }) => {
    await notifications.readAll(actor);
    return { success: true, message: "All notifications marked as read" };
  });

  routes.on(contract.deleteNotification).answer(async ({ actor, params }) => {
    await notifications.remove(actor, params.id);
    return { success: true, message: "Notification deleted" };
  });

  routes.on(contract.changeNotifications).answer(async ({ actor, body }) => {
    const changed = await notifications.changeSome(actor, body.ids, body.action);
    return { success: true, message: changedText(changed, body.action), changed };
  });
}

function changedText(changed: number, action: contract.BulkAction): string {
  const done = action === "read" ? "marked as read" : "deleted";
  if (changed === 0) return "Nothing was left to change";
  return changed === 1 ? `Notification ${done}` : `${changed} notifications ${done}`;
}
