import type { Platform } from "#server/platform/platform.ts";
import type { ActivityService } from "../activity/service.ts";
import type { MatchingService } from "../matching/service.ts";
import type { NotificationService } from "../notifications/service.ts";
import type { PostingService } from "../postings/service.ts";
import type { RecruiterProfileService } from "../profiles/recruiter/service.ts";
import { createAccess } from "./access.ts";
import { createBookmarks } from "./bookmarks.ts";
import { createDownloads } from "./opening/downloads.ts";
import { createOpening } from "./opening/opening.ts";
import { createViews } from "./opening/views.ts";
import { candidatesPersonalData } from "./personal-data.ts";
import { candidateRoutes } from "./routes.ts";
import { createCandidateService } from "./service.ts";

interface Needs {
  readonly postings: Pick<PostingService, "byIds">;
  readonly matching: Pick<
    MatchingService,
    "rankCandidatesFor" | "mayShow" | "shownTo" | "latestPosting" | "assess" | "engine"
  >;
  readonly recruiters: Pick<RecruiterProfileService, "companyOf" | "isVerified">;
  readonly notify: NotificationService["notify"];
  readonly record: ActivityService["record"];
}

export function addCandidates(platform: Platform, needs: Needs) {
  const { config, routes } = platform;
  const { recruiters } = needs;
  const { timeZone, limits } = config;
  const access = createAccess({ ...platform, ...needs, isVerified: recruiters.isVerified });
  const views = createViews({ ...platform, ...needs, ...recruiters, ...limits, timeZone });
  const { peopleListedPerDay, peopleListedUnasked } = limits;
  const listing = { peopleListedPerDay, peopleListedUnasked };
  const parts = { ...platform, ...needs, ...listing, access, views, timeZone };
  candidateRoutes(routes, {
    candidates: createCandidateService(parts),
    bookmarks: createBookmarks(parts),
    open: createOpening(parts),
  });
  return {
    /** A candidate's resume for a recruiter who may have it. */
    forDownload: createDownloads(parts),
    personalData: candidatesPersonalData,
  };
}
