import type { Platform } from "#server/platform/platform.ts";
import type { ActivityService } from "../../activity/service.ts";
import { approvalRoutes, createApprovals } from "./approvals.ts";
import { recruiterDemo } from "./demo.ts";
import { recruiterProfileRoutes } from "./routes.ts";
import { createRecruiterProfileService } from "./service.ts";

interface Needs {
  readonly record: ActivityService["record"];
}

export function addRecruiterProfiles(platform: Platform, needs: Needs) {
  const { config, routes, demo } = platform;
  const { mustVerifyEmail } = config;
  const service = createRecruiterProfileService({ ...platform, ...needs, mustVerifyEmail });
  recruiterProfileRoutes(routes, service);
  approvalRoutes(routes, createApprovals({ ...platform, mustVerifyEmail }));
  demo.push(recruiterDemo(service));
  return service;
}
