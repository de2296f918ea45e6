import type { DemoPart } from "#server/platform/demo-world.ts";
import type { NotificationService } from "./service.ts";

export function notificationsDemo(notifications: NotificationService): DemoPart {
  return async (tx, { people }) => {
    for (const accountId of people.values())
      await notifications.notify(tx, accountId, {
        type: "welcome",
        title: "Welcome to Candour",
        message: "This is a demo world: everyone and everything in it is made up.",
        actionUrl: "/dashboard",
      });
  };
}
