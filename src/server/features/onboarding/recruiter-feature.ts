import type { Platform } from "#server/platform/platform.ts";
import { recruiterOnboardingRoutes } from "./recruiter-routes.ts";
import { createRecruiterOnboardingService, type RecruiterParts } from "./recruiter-service.ts";

export function addRecruiterOnboarding(
  { database, routes }: Platform,
  needs: Omit<RecruiterParts, "database">,
): void {
  recruiterOnboardingRoutes(routes, createRecruiterOnboardingService({ database, ...needs }));
}
