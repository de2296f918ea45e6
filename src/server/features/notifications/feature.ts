import type { Platform } from "#server/platform/platform.ts";
import { notificationsDemo } from "./demo.ts";
import { notificationRoutes } from "./routes.ts";
import { createNotificationService } from "./service.ts";

export function addNotifications({ database, events, routes, demo }: Platform) {
  const service = createNotificationService({ database, events });
  notificationRoutes(routes, service);
  demo.push(notificationsDemo(service));
  return service;
}
