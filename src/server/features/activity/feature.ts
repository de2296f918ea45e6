import type { Platform } from "#server/platform/platform.ts";
import { activityDemo } from "./demo.ts";
import { activityPersonalData } from "./personal-data.ts";
import { activityRoutes } from "./routes.ts";
import { createActivityService } from "./service.ts";
import { registerTrimming } from "./trim.ts";

export function addActivity(platform: Platform) {
  const parts = { ...platform, timeZone: platform.config.timeZone };
  const service = createActivityService(parts);
  activityRoutes(platform.routes, service);
  registerTrimming(parts);
  platform.demo.push(activityDemo(service));
  return { ...service, personalData: activityPersonalData };
}
