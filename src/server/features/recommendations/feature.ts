import { SAVED_SEARCH_SENTENCES } from "#contract/saved-searches.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { DocumentRecord } from "../documents/service.ts";
import type { MatchingService } from "../matching/service.ts";
import type { NotificationService } from "../notifications/service.ts";
import type { PostingService } from "../postings/service.ts";
import { registerAlerts } from "./alerts.ts";
import { bookmarkRoutes } from "./bookmarks-routes.ts";
import { createBookmarkService } from "./bookmarks-service.ts";
import { recommendationsDemo } from "./demo.ts";
import { interestRoutes } from "./interest-routes.ts";
import { createInterestService, type Uncounting } from "./interest-service.ts";
import { recommendationsPersonalData } from "./personal-data.ts";
import { recommendationRoutes } from "./routes.ts";
import { savedSearchRoutes } from "./saved-searches-routes.ts";
import { createSavedSearchService } from "./saved-searches-service.ts";
import { createRecommendationService, type JobRanking } from "./service.ts";

/** What the link of a search's mail is good for. */
const STOP_SEARCH = "unsubscribe:saved-search";

interface Needs {
  readonly notify: NotificationService["notify"];
  readonly onUnsubscribe: (purpose: string, stop: (value: string) => Promise<string>) => void;
  readonly profiles: { resumeOf(accountId: string): Promise<DocumentRecord | undefined> };
  readonly postings: Pick<
    PostingService,
    "briefByIds" | "byIds" | "holdActive" | "countApplication"
  > &
    Uncounting;
  readonly matching: JobRanking & Pick<MatchingService, "findJobs">;
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
  const searches = createSavedSearchService(parts);
  savedSearchRoutes(routes, searches);
  const { config, mail, publicUrl, signer } = platform;
  needs.onUnsubscribe(STOP_SEARCH, async (searchId) => {
    await searches.stopMails(searchId);
    return SAVED_SEARCH_SENTENCES.stopped;
  });
  registerAlerts({
    ...parts,
    ...{ mail, publicUrl },
    timeZone: config.timeZone,
    unsubscribeToken: (searchId) => signer.sign(STOP_SEARCH, searchId),
  });
  const { onProfileChanged, rescore } = recommendations;
  return {
    onProfileChanged,
    rescore,
    interests,
    bookmarks,
    personalData: recommendationsPersonalData,
  };
}
