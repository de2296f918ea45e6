import type { Platform } from "#server/platform/platform.ts";
import type { DocumentRecord } from "../documents/service.ts";
import type { NotificationService } from "../notifications/service.ts";
import type { PostingService } from "../postings/service.ts";
import { bookmarkRoutes } from "./bookmarks/routes.ts";
import { createBookmarkService } from "./bookmarks/service.ts";
import { recommendationsDemo } from "./demo.ts";
import { interestRoutes } from "./interest/routes.ts";
import { createInterestService, type Uncounting } from "./interest/service.ts";
import { recommendationsPersonalData } from "./personal-data.ts";
import { recommendationRoutes } from "./routes.ts";
import { createRecommendationService, type JobRanking } from "./service.ts";

interface Needs {
  readonly notify: NotificationService["notify"];
  readonly profiles: { resumeOf(accountId: string): Promise<DocumentRecord | undefined> };
  readonly postings: Pick<
    PostingService,
    "briefByIds" | "byIds" | "holdActive" | "countApplication"
  > &
    Uncounting;
  readonly matching: JobRanking;
}

export function addRecommendations(platform: Platform, needs: Needs) {
  const { database, clock, events, jobs, log, stopping, routes } = platform;
  const parts = { database, clock, events, jobs, log, stopping, ...needs };
  const recommendations = createRecommendationService(parts);
  recommendationRoutes(routes, recommendations);
  const interests = createInterestService(parts);
  interestRoutes(routes, interests);
  const bookmarks = createBookmarkService(parts);
  bookmarkRoutes(routes, bookmarks);
  platform.demo.push(recommendationsDemo(needs));
  const { onProfileChanged, rescore } = recommendations;
  return {
    onProfileChanged,
    rescore,
    interests,
    bookmarks,
    personalData: recommendationsPersonalData,
  };
}
