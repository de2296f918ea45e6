import type { Platform } from "#server/platform/platform.ts";
import type { PostingService } from "../postings/service.ts";
import type { ProfileService } from "../profiles/service.ts";
import { recommendationsPersonalData } from "./personal-data.ts";
import { recommendationRoutes } from "./routes.ts";
import { createRecommendationService, type JobRanking } from "./service.ts";

interface Needs {
  readonly profiles: Pick<ProfileService, "currentOf">;
  readonly postings: Pick<PostingService, "byIds">;
  readonly matching: JobRanking;
}

export function addRecommendations(platform: Platform, needs: Needs) {
  const { database, clock, routes } = platform;
  recommendationRoutes(routes, createRecommendationService({ database, clock, ...needs }));
  return { personalData: recommendationsPersonalData };
}
