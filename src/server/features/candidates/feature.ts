import { CANDIDATE_SENTENCES as say } from "#contract/candidates.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { ActivityService } from "../activity/service.ts";
import type { MatchingService } from "../matching/service.ts";
import type { NotificationService } from "../notifications/service.ts";
import type { PostingService } from "../postings/service.ts";
import type { RecruiterProfileService } from "../profiles/recruiter/service.ts";
import { createAccess } from "./access.ts";
import { createBookmarks } from "./bookmarks/bookmarks.ts";
import { createDownloads } from "./opening/downloads.ts";
import { createOpening } from "./opening/opening.ts";
import { candidatesPersonalData } from "./personal-data.ts";
import { candidateRoutes } from "./routes.ts";
import { createCandidateService } from "./service.ts";

interface Needs {
  readonly postings: Pick<PostingService, "byIds">;
  readonly matching: Pick<
    MatchingService,
    "rankCandidatesFor" | "mayShow" | "shownTo" | "latestShowing" | "assess"
  >;
  readonly recruiters: Pick<RecruiterProfileService, "of" | "isVerified">;
  readonly notify: NotificationService["notify"];
  readonly record: ActivityService["record"];
}

const DAY_SECONDS = 86_400;

export function addCandidates(platform: Platform, needs: Needs) {
  const { config, routes } = platform;
  const { recruiters } = needs;
  const { profilesPerDay, downloadsPerDay } = config.limits;
  const access = createAccess({ ...platform, ...needs, isVerified: recruiters.isVerified });
  const parts = { ...platform, ...needs, access };
  candidateRoutes(routes, {
    candidates: createCandidateService(parts),
    bookmarks: createBookmarks(parts),
    open: createOpening({
      ...parts,
      profilesPerDay,
      timeZone: config.timeZone,
      companyOf: async (actor) => (await recruiters.of(actor)).company_name.trim(),
    }),
  });
  const rule = { max: downloadsPerDay, windowSeconds: DAY_SECONDS, message: say.tooManyDownloads };
  return {
    /** A candidate's resume for a recruiter who may have it. */
    forDownload: createDownloads({ ...parts, rule }),
    personalData: candidatesPersonalData,
  };
}
