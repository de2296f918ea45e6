import { eq } from "drizzle-orm";
import type { PersonalData } from "#server/platform/personal-data.ts";
import {
  bookmarkedJobs,
  dismissedJobs,
  jobInterests,
  recommendationLists,
  recommendationVisits,
  savedSearches,
} from "./tables.ts";

export const recommendationsPersonalData: PersonalData = {
  tables: [
    "dismissed_jobs",
    "job_interests",
    "bookmarked_jobs",
    "recommendation_lists",
    "recommendation_visits",
    "saved_searches",
  ],

  async export(db, accountId) {
    const dismissed = await db.orm
      .select({ jobId: dismissedJobs.jobId, dismissedAt: dismissedJobs.dismissedAt })
      .from(dismissedJobs)
      .where(eq(dismissedJobs.accountId, accountId))
      .orderBy(dismissedJobs.dismissedAt);
    const interests = await db.orm
      .select({ jobId: jobInterests.jobId, expressedAt: jobInterests.expressedAt })
      .from(jobInterests)
      .where(eq(jobInterests.accountId, accountId))
      .orderBy(jobInterests.expressedAt);
    const saved = await db.orm
      .select({ jobId: bookmarkedJobs.jobId, savedAt: bookmarkedJobs.savedAt })
      .from(bookmarkedJobs)
      .where(eq(bookmarkedJobs.accountId, accountId))
      .orderBy(bookmarkedJobs.savedAt);
    const searches = await db.orm
      .select()
      .from(savedSearches)
      .where(eq(savedSearches.accountId, accountId))
      .orderBy(savedSearches.createdAt);
    const [visits] = await db.orm
      .select({ last: recommendationVisits.lookedAt, before: recommendationVisits.lookedBefore })
      .from(recommendationVisits)
      .where(eq(recommendationVisits.accountId, accountId));
    // The kept list is not exported: it is the ranking on record (matching) once more.
    return {
      records: {
        dismissedJobs: dismissed,
        jobsOfInterest: interests,
        savedJobs: saved,
        savedSearches: searches.map(({ accountId: _, ...search }) => search),
        ...(visits && { lookedAtRecommendations: visits }),
      },
    };
  },

  /**
   * What told a recruiter names the person, so it goes too. A posting's count of applications stays:
   * that somebody applied was so, and tells nothing of whom.
   */
  async erase(tx, accountId) {
    await tx.query(
      `delete from notifications where id in
         (select notification_id from job_interests where account_id = $1)`,
      [accountId],
    );
    for (const table of [
      dismissedJobs,
      jobInterests,
      bookmarkedJobs,
      recommendationLists,
      recommendationVisits,
      savedSearches,
    ])
      await tx.orm.delete(table).where(eq(table.accountId, accountId));
    return [];
  },
};
