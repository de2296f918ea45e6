import { MATCH_SENTENCES as say } from "#contract/match-rules.ts";
import type { Database } from "#server/platform/database/database.ts";
import { notFound } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { MatchingService, RankedCandidate, RankedList } from "../matching/service.ts";
import type { JobRow, PostingService } from "../postings/service.ts";
import { canSeeCandidates } from "./policy.ts";

interface Paging {
  readonly limit: number;
  readonly offset: number;
}

/** What is needed of the matching service. It knows whom this recruiter must not find. */
export type CandidateRanking = Pick<MatchingService, "rankCandidatesFor">;

interface Parts {
  readonly database: Database;
  readonly postings: Pick<PostingService, "byIds">;
  readonly matching: CandidateRanking;
  /**
   * Whether recruiters see people before anybody has verified them. Only where no mail is sent, and so
   * nobody could be: what verifies a company comes with the recruiter's own pages.
   */
  readonly seesPeople: boolean;
}

export type CandidateService = ReturnType<typeof createCandidateService>;

export function createCandidateService(parts: Parts) {
  const { database, postings, matching, seesPeople } = parts;
  /** Somebody else's posting is the same as none. */
  async function ownPosting(actor: Actor, jobId: string): Promise<JobRow> {
    const [job] = await postings.byIds(database, [jobId]);
    if (!job || !canSeeCandidates(actor, job)) throw notFound(say.jobNotFound);
    return job;
  }

  return {
    seesPeople,
    async listFor(
      actor: Actor,
      jobId: string,
      paging: Paging,
    ): Promise<RankedList<RankedCandidate>> {
      const job = await ownPosting(actor, jobId);
      return matching.rankCandidatesFor(job, { ...paging, recruiterId: actor.id });
    },
  };
}
