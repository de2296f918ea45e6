import { MATCH_SENTENCES as say } from "#contract/match-rules.ts";
import type { MatchSummary } from "#contract/matching.ts";
import type { Database } from "#server/platform/database/database.ts";
import { notFound } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { DocumentRecord } from "../documents/service.ts";
import type { JobRow, PostingService } from "../postings/service.ts";
import { canSeeCandidates } from "./policy.ts";

interface Paging {
  readonly limit: number;
  readonly offset: number;
}

export interface RankedCandidate {
  readonly document: DocumentRecord;
  /** Null for a resume that came in the recruiter's own archive. */
  readonly accountId: string | null;
  readonly distance: number;
  readonly summary: MatchSummary;
}

/** What is needed of the matching service. It knows whom this recruiter must not find. */
export interface CandidateRanking {
  rankCandidatesFor(
    job: JobRow,
    options: Paging & { readonly recruiterId: string },
  ): Promise<{ readonly matches: readonly RankedCandidate[]; readonly total: number }>;
}

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
    async listFor(actor: Actor, jobId: string, paging: Paging) {
      const job = await ownPosting(actor, jobId);
      return matching.rankCandidatesFor(job, { ...paging, recruiterId: actor.id });
    },
  };
}
