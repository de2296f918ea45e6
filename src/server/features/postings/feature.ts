import type { Platform } from "#server/platform/platform.ts";
import { postingsDemo } from "./demo.ts";
import { postingsPersonalData } from "./personal-data.ts";
import { postingRoutes } from "./routes.ts";
import { createPostingService } from "./service.ts";

export function addPostings(platform: Platform) {
  const { database, clock, routes, demo } = platform;
  const service = createPostingService({ database, clock });
  postingRoutes(routes, service);
  demo.push(postingsDemo);
  return { ...service, personalData: postingsPersonalData };
}
