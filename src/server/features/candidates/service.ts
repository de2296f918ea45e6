import { type CandidateOrder, CANDIDATE_SENTENCES as say } from "#contract/candidates.ts";
import type { Database } from "#server/platform/database/database.ts";
import { rateLimited } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import { isProvedRecently, requireRecentProof } from "#server/platform/http/recent-proof.ts";
import type { ActivityService } from "../activity/service.ts";
import type { MatchingService, RankedCandidate } from "../matching/service.ts";
import type { JobRow } from "../postings/service.ts";
import type { Access } from "./access.ts";
import { localDay } from "./opening/local-day.ts";
import * as repository from "./repository.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly access: Access;
  readonly matching: Pick<MatchingService, "rankCandidatesFor">;
  readonly record: ActivityService["record"];
  readonly timeZone: string;
  /** People whom one recruiter may be shown in lists in a day. */
  readonly peopleListedPerDay: number;
  /** How many of them before a session that is open for long has to be confirmed. */
  readonly peopleListedUnasked: number;
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
export function createCandidateService(parts: Parts) {
  const { database, clock, access, matching, record, timeZone } = parts;
  const { peopleListedPerDay, peopleListedUnasked } = parts;

  /** Once an hour for a posting is enough for a log that people read. */
  async function noteSearch(actor: Actor, job: JobRow, total: number): Promise<void> {
    const now = clock();
    const since = new Date(now.getTime() - HOUR_MS);
    if (await repository.wasSearched(database, job.id, since)) return;
    await database.transaction(async (tx) => {
      if (!(await repository.noteSearch(tx, job.id, now, since))) return;
      await record(tx, actor.id, {
        type: "candidate_searched",
        title: "You looked for candidates",
        description: `${job.title}, ${job.company}`,
        metadata: { job_id: job.id, found: total },
      });
    });
  }

  /** Who pages through everybody has opened nobody, and yet seen them all. */
  async function countListed(actor: Actor, people: readonly repository.Listed[]): Promise<void> {
    const now = clock();
    const { day, secondsLeft } = localDay(timeZone, now);
    const today = { recruiterId: actor.id, day };
    const unasked = Math.min(peopleListedUnasked, peopleListedPerDay);
    const most = isProvedRecently(actor, now, "bulk") ? peopleListedPerDay : unasked;
    if (await repository.listPeople(database, today, people, most)) return;
    if (most < peopleListedPerDay) requireRecentProof(actor, now, "bulk");
    throw rateLimited(say.tooManyListed, secondsLeft);
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
        ...(seesPeople ? wishes : unnarrowed(wishes)),
        recruiterId: actor.id,
        only: await only(actor, seesPeople, wishes),
      });
      const people = list.matches.map(listedOf);
      const [marks] = await Promise.all([
        repository.marksOf(database, actor.id, job.id, people),
        wishes.offset === 0 ? noteSearch(actor, job, list.total) : undefined,
        seesPeople ? countListed(actor, people) : undefined,
      ]);
      return { ...list, job, seesPeople, marks };
    },
  };
}

/** What a list is narrowed or ordered by is learnt of everybody in it: only by who may see it. */
const unnarrowed = ({ limit, offset, onlyLevel }: Wishes) => ({ limit, offset, onlyLevel });

const listedOf = ({ document, accountId }: RankedCandidate): repository.Listed => ({
  documentId: document.id,
  accountId,
});
