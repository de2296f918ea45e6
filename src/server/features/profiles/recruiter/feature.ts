import type { Db } from "#server/platform/database/database.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { ActivityService } from "../../activity/service.ts";
import { approvalRoutes, createApprovals, type WaitingFirms } from "./approvals.ts";
import { recruiterDemo } from "./demo.ts";
import { recruiterProfileRoutes } from "./routes.ts";
import { createRecruiterProfileService } from "./service.ts";

export interface RecruiterNeeds {
  readonly record: ActivityService["record"];
  readonly onVerified: (tx: Db, accountId: string) => Promise<void>;
  readonly waitingFirms: WaitingFirms;
}

export function addRecruiterProfiles(platform: Platform, needs: RecruiterNeeds) {
  const { config, routes, demo } = platform;
  const { mustVerifyEmail } = config;
  const service = createRecruiterProfileService({ ...platform, ...needs, mustVerifyEmail });
  recruiterProfileRoutes(routes, service);
  approvalRoutes(routes, createApprovals({ ...platform, ...needs, ...service, mustVerifyEmail }));
  demo.push(recruiterDemo(service));
  return service;
}
