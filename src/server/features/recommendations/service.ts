import { RECOMMENDATION_SENTENCES as say } from "#contract/recommendations.ts";
import type { Database } from "#server/platform/database/database.ts";
import { notFound } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import { type DocumentRecord, findDocument } from "../documents/service.ts";
import type { JobWishes, MatchingService, RankedJob, RankedList } from "../matching/service.ts";
import type { PostingService } from "../postings/service.ts";
import type { ProfileService } from "../profiles/service.ts";
import * as repository from "./repository.ts";

/** What is needed of the matching service. It leaves out what the account dismissed. */
export type JobRanking = Pick<MatchingService, "rankJobsFor">;

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly profiles: Pick<ProfileService, "currentOf">;
  readonly postings: Pick<PostingService, "holdActive">;
  readonly matching: JobRanking;
}

export type RecommendationService = ReturnType<typeof createRecommendationService>;

export function createRecommendationService(parts: Parts) {
  const { database, clock, profiles, postings, matching } = parts;

  async function currentResume(actor: Actor): Promise<DocumentRecord> {
    const documentId = (await profiles.currentOf(actor.id))?.documentId;
    const resume = documentId
      ? await findDocument(database, { accountId: actor.id }, documentId)
      : undefined;
    if (resume?.status !== "read") throw notFound(say.noProfile);
    return resume;
  }

  return {
    async list(actor: Actor, wishes: JobWishes): Promise<RankedList<RankedJob>> {
      const resume = await currentResume(actor);
      return matching.rankJobsFor(resume, { ...wishes, accountId: actor.id });
    },

    async dismiss(actor: Actor, jobId: string, dismissed: boolean): Promise<void> {
      await database.transaction(async (tx) => {
        await postings.holdActive(tx, jobId);
        if (!dismissed) return repository.restore(tx, actor.id, jobId);
        const dismissal = { accountId: actor.id, jobId, dismissedAt: clock() };
        return repository.dismiss(tx, dismissal);
      });
    },
  };
}
