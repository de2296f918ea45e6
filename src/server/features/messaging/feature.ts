import type { Platform } from "#server/platform/platform.ts";
import type { ActivityService } from "../activity/service.ts";
import type { NotificationService } from "../notifications/service.ts";
import type { RecruiterProfileService } from "../profiles/recruiter/service.ts";
import { createDelivery } from "./deliver.ts";
import { messagingDemo } from "./demo.ts";
import { invitationRoutes } from "./invitations/routes.ts";
import { createInvitationService } from "./invitations/service.ts";
import { messagingPersonalData } from "./personal-data.ts";
import { messagingRoutes } from "./routes.ts";
import { messagingRules } from "./rules.ts";
import { safetyRoutes } from "./safety-routes.ts";
import { createSafetyService } from "./safety-service.ts";
import { createMessagingService } from "./service.ts";
import { startingRoutes } from "./starting-routes.ts";
import { createStartingService } from "./starting-service.ts";

type Needs = Pick<NotificationService, "notifyJoined" | "clearJoined"> &
  Pick<ActivityService, "record"> &
  Pick<RecruiterProfileService, "isVerified" | "companyOf">;

export function addMessaging(platform: Platform, needs: Needs) {
  const { config, routes } = platform;
  const { mustVerifyEmail, supportEmail } = config;
  const rules = messagingRules(config.limits);
  const parts = { ...platform, ...needs, rules, mustVerifyEmail, supportEmail };
  const deliver = createDelivery(parts);
  const messaging = createMessagingService({ ...parts, deliver });
  messagingRoutes(routes, messaging);
  startingRoutes(routes, createStartingService({ ...parts, deliver }), messaging.send);
  safetyRoutes(routes, createSafetyService({ ...parts, markRead: messaging.markRead }));
  invitationRoutes(routes, createInvitationService(parts));
  platform.demo.push(messagingDemo(parts));
  return { unreadOf: messaging.unreadOf, personalData: messagingPersonalData };
}
