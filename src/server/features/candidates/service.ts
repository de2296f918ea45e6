import type { CandidateOrder } from "#contract/candidates.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { ActivityService } from "../activity/service.ts";
import type { MatchingService, RankedCandidate } from "../matching/service.ts";
import type { JobRow } from "../postings/service.ts";
import type { Access } from "./access.ts";
import * as repository from "./repository.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly access: Access;
  readonly matching: Pick<MatchingService, "rankCandidatesFor">;
  readonly record: ActivityService["record"];
}

interface Wishes {
  readonly limit: number;
  readonly offset: number;
  readonly onlyLevel: string | undefined;
  readonly order: CandidateOrder;
  readonly onlyBookmarked: boolean;
  readonly filters: {
    readonly state: string | undefined;
    readonly minYears: number | undefined;
    readonly isAdmitted: boolean;
  };
}

const HOUR_MS = 3_600_000;

export type CandidateService = ReturnType<typeof createCandidateService>;

/** The people who fit a posting. */
export function createCandidateService({ database, clock, access, matching, record }: Parts) {
  /** Once an hour for a posting is enough for a log that people read. */
  async function noteSearch(actor: Actor, job: JobRow, total: number): Promise<void> {
    const now = clock();
    await database.transaction(async (tx) => {
      const since = new Date(now.getTime() - HOUR_MS);
      if (!(await repository.noteSearch(tx, job.id, now, since))) return;
      await record(tx, actor.id, {
        type: "candidate_searched",
        title: "You looked for candidates",
        description: `${job.title}, ${job.company}`,
        metadata: { job_id: job.id, found: total },
      });
    });
  }

  const only = async (actor: Actor, alsoPeople: boolean, { onlyBookmarked }: Wishes) =>
    onlyBookmarked ? repository.bookmarkedResumes(database, actor.id, { alsoPeople }) : undefined;

  return {
    async listFor(actor: Actor, jobId: string, wishes: Wishes) {
      const [job, seesPeople] = await Promise.all([
        access.ownPosting(actor, jobId),
        access.isVerified(actor),
      ]);
      const list = await matching.rankCandidatesFor(job, {
        ...wishes,
        recruiterId: actor.id,
        only: await only(actor, seesPeople, wishes),
      });
      const people = list.matches.map(listedOf);
      const marks = await repository.marksOf(database, actor.id, job.id, people);
      if (wishes.offset === 0) await noteSearch(actor, job, list.total);
      return { ...list, job, seesPeople, marks };
    },
  };
}

const listedOf = ({ document, accountId }: RankedCandidate): repository.Listed => ({
  documentId: document.id,
  accountId,
});
