import type { Platform } from "#server/platform/platform.ts";
import { notificationsDemo } from "./demo.ts";
import { digestRoutes } from "./digest-routes.ts";
import { createDigestService } from "./digest-service.ts";
import { registerDigests } from "./digests.ts";
import { notificationsPersonalData } from "./personal-data.ts";
import { notificationRoutes } from "./routes.ts";
import { createNotificationService } from "./service.ts";

export function addNotifications(platform: Platform) {
  const { config, database, events, routes, signer, demo } = platform;
  const service = createNotificationService({ database, events });
  notificationRoutes(routes, service);
  const digests = createDigestService({ database, events, signer });
  digestRoutes(routes, digests);
  registerDigests({ ...platform, unsubscribeToken: digests.token, timeZone: config.timeZone });
  demo.push(notificationsDemo(service));
  return {
    ...service,
    onUnsubscribe: digests.onUnsubscribe,
    personalData: notificationsPersonalData,
  };
}
