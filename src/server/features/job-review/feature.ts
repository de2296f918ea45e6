import type { Db } from "#server/platform/database/database.ts";
import type { PersonalData } from "#server/platform/personal-data.ts";
import type { Platform } from "#server/platform/platform.ts";
import { createDecisions, type LiveJobParts } from "./decisions.ts";
import { jobReviewDemo } from "./demo.ts";
import { createFirmsGo } from "./intake/firms-go.ts";
import { createReadingAhead } from "./intake/reading-ahead.ts";
import { createRemovedJobs } from "./intake/removed-jobs.ts";
import { createIntake } from "./intake/take-in.ts";
import { createListing } from "./listing.ts";
import { approvedByDay, counts, topFirms } from "./numbers.ts";
import { jobReviewPersonalData } from "./personal-data.ts";
import { registerRetention } from "./retention.ts";
import { createReviewNews } from "./review-news.ts";
import { jobReviewRoutes } from "./routes.ts";
import type { ReviewQueue } from "./service.ts";

interface Needs extends Pick<LiveJobParts, "postings" | "matchSoon"> {
  /** Whom news of the queue goes to. */
  readonly administrators: (db: Db) => Promise<readonly string[]>;
}

export function addJobReview(
  platform: Platform,
  needs: Needs,
): ReviewQueue & { readonly personalData: PersonalData } {
  const { config, routes, demo, services } = platform;
  const parts = { ...platform, ...needs, tell: createReviewNews({ ...platform, ...needs }) };
  const gone = createRemovedJobs(parts);
  const takeIn = createIntake({ ...parts, gone });
  const ahead = createReadingAhead(platform);
  const decisions = createDecisions({ ...parts, decidedAhead: ahead.decidedAhead });
  jobReviewRoutes(routes, { listing: createListing(parts), decisions });
  services.push(ahead);
  registerRetention({ ...parts, gone, timeZone: config.timeZone });
  demo.push(jobReviewDemo({ takeIn }));
  return {
    readAhead: ahead.readAhead,
    takeIn,
    missed: gone.missed,
    unseen: gone.unseen,
    stillThere: gone.stillThere,
    firmsGo: createFirmsGo(parts),
    counts,
    topFirms,
    approvedByDay,
    personalData: jobReviewPersonalData,
  };
}
