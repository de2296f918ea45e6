import type { Platform } from "#server/platform/platform.ts";
import type { NotificationService } from "../notifications/service.ts";
import type { PostingService } from "../postings/service.ts";
import type { RecruiterProfileService } from "../profiles/recruiter/service.ts";
import { applyingRoutes } from "./applying-routes.ts";
import { type ApplyingParts, createApplyingService } from "./applying-service.ts";
import { applicationsDemo } from "./demo.ts";
import { applicationsPersonalData } from "./personal-data.ts";
import { reviewingRoutes } from "./reviewing-routes.ts";
import { createReviewingService } from "./reviewing-service.ts";
import { registerJobReminders } from "./tracking/reminders.ts";
import { trackingRoutes } from "./tracking/routes.ts";
import { createTrackingService, type TrackingParts } from "./tracking/tracking.ts";

interface Needs
  extends Pick<NotificationService, "notify" | "notifyJoined">,
    Pick<RecruiterProfileService, "isVerified"> {
  readonly postings: Pick<PostingService, "holdActive" | "view" | "byIds">;
  readonly forgetBookmark: TrackingParts["forgetBookmark"];
  readonly jobOnPage: TrackingParts["jobOnPage"];
  readonly interests: ApplyingParts["interests"];
}

export function addApplications(platform: Platform, needs: Needs) {
  const { config, routes, demo, publicUrl } = platform;
  const { timeZone, fetching, supportEmail } = config;
  const userAgent = () => `Candour/1.0 (+${publicUrl.value}; ${supportEmail})`;
  const parts = { ...platform, ...needs, timeZone, fetching, userAgent };
  const tracking = createTrackingService(parts);
  // "form", "track" and the like stand where an id stands in others: the fixed words come first.
  applyingRoutes(routes, createApplyingService({ ...parts, tracking }));
  trackingRoutes(routes, tracking);
  reviewingRoutes(routes, createReviewingService({ ...parts, tracking }));
  registerJobReminders(parts);
  demo.push(applicationsDemo);
  return { personalData: applicationsPersonalData };
}
