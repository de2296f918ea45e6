import type { Platform } from "#server/platform/platform.ts";
import { notificationsDemo } from "./demo.ts";
import { notificationsPersonalData } from "./personal-data.ts";
import { notificationRoutes } from "./routes.ts";
import { createNotificationService } from "./service.ts";

export function addNotifications(platform: Platform) {
  const { database, events, routes, demo } = platform;
  const service = createNotificationService({ database, events });
  notificationRoutes(routes, service);
  demo.push(notificationsDemo(service));
  return { ...service, personalData: notificationsPersonalData };
}
