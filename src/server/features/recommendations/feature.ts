import type { Platform } from "#server/platform/platform.ts";
import type { NotificationService } from "../notifications/service.ts";
import type { PostingService } from "../postings/service.ts";
import type { ProfileService } from "../profiles/service.ts";
import { bookmarkRoutes } from "./bookmarks/routes.ts";
import { createBookmarkService } from "./bookmarks/service.ts";
import { interestRoutes } from "./interest/routes.ts";
import { createInterestService } from "./interest/service.ts";
import { recommendationsPersonalData } from "./personal-data.ts";
import { recommendationRoutes } from "./routes.ts";
import { createRecommendationService, type JobRanking } from "./service.ts";

interface Needs {
  readonly notify: NotificationService["notify"];
  readonly profiles: Pick<ProfileService, "currentOf">;
  readonly postings: Pick<PostingService, "briefByIds" | "holdActive" | "countApplication">;
  readonly matching: JobRanking;
}

export function addRecommendations(platform: Platform, needs: Needs) {
  const { database, clock, events, routes } = platform;
  const parts = { database, clock, events, ...needs };
  recommendationRoutes(routes, createRecommendationService(parts));
  interestRoutes(routes, createInterestService(parts));
  bookmarkRoutes(routes, createBookmarkService(parts));
  return { personalData: recommendationsPersonalData };
}
