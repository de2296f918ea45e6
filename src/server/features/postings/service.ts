import { EMPTY_JOB } from "#contract/job-profile.ts";
import { MATCH_SENTENCES as say } from "#contract/match-rules.ts";
import type { JobState } from "#contract/postings.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import { notFound } from "#server/platform/faults.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import {
  type JobText,
  jobFromReading,
  jobFromText,
  readJobText,
  stateOf,
} from "./job-from-text.ts";
import { type MarketRow, marketStamp, readMarket } from "./market.ts";
import type { createDocumentPostings } from "./own/document-postings.ts";
import { presentPosting } from "./own/present-posting.ts";
import { canSeeJob } from "./policy.ts";
import * as repository from "./repository.ts";
import { salaryText } from "./salary-text.ts";

import { changeJob, insertJob, type Justified } from "./stored-job.ts";

export type JobRow = repository.JobRow;
export type JobColumns = repository.JobColumns;
export type { JobText, Justified, MarketRow };
/** For the presenters of features above. */
export { marketStamp, presentPosting, readJobText, readMarket, salaryText, stateOf };
export type DocumentPostings = ReturnType<typeof createDocumentPostings>;

/** What a line of a list says about a job. */
export type JobBrief = Pick<JobRow, "id" | "status" | "title" | "company" | "location"> & {
  readonly salaryText: string;
};

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
}

export type NewPosting = JobColumns &
  Pick<JobRow, "ownerId" | "source" | "sourceUrl" | "status" | "postedAt"> &
  Partial<Pick<JobRow, "draftReason" | "waiting">> & {
    readonly id?: string;
  };

export type PostingService = ReturnType<typeof createPostingService>;

/** Jobs for the features above. Whoever writes has made sure that the caller may. */
export function createPostingService({ database, clock }: Parts) {
  const change = async (
    tx: Db,
    id: string,
    to: Partial<repository.NewJob>,
    justified?: Justified,
  ) => {
    const row = await changeJob(tx, id, { ...to, updatedAt: clock() }, justified);
    if (!row) throw notFound(say.jobNotFound);
    return row;
  };

  return {
    fromText: jobFromText,
    fromReading: jobFromReading,

    create(tx: Db, posting: NewPosting, justified?: Justified): Promise<JobRow> {
      const now = clock();
      return insertJob(tx, { ...posting, createdAt: now, updatedAt: now }, justified);
    },

    change: (
      tx: Db,
      id: string,
      columns: Partial<JobColumns & Pick<JobRow, "sourceUrl">>,
      justified?: Justified,
    ) => change(tx, id, columns, justified),
    setStatus: (tx: Db, id: string, status: JobState, justified?: Justified) =>
      change(tx, id, { status }, justified),

    /** In the order of the ids; those that are gone are left out. */
    byIds: (db: Db, ids: readonly string[]) => repository.findMany(db, ids),

    /** The same, of which only a line is shown each. */
    async briefByIds(db: Db, ids: readonly string[]): Promise<JobBrief[]> {
      const rows = await repository.findBrief(db, ids);
      return rows.map(({ salary, salaryMin, salaryMax, ...job }) => {
        const details = { ...EMPTY_JOB, salary };
        return { ...job, salaryText: salaryText({ details, salaryMin, salaryMax }) };
      });
    },

    /** An active job, there until the transaction ends. */
    async holdActive(tx: Db, id: string): Promise<JobRow> {
      const job = await repository.holdActive(tx, id);
      if (!job) throw notFound(say.jobNotFound);
      return job;
    },

    async view(actor: Actor | null, id: string): Promise<JobRow> {
      const job = await repository.find(database, id);
      if (!job || !canSeeJob(actor, job)) throw notFound(say.jobNotFound);
      return job;
    },

    async remove(tx: Db, id: string): Promise<void> {
      if (!(await repository.remove(tx, id))) throw notFound(say.jobNotFound);
    },

    /**
     * How many candidates there are at each level, by which engine. Numbers beside the job, not a change of it; a job that
     * is gone needs none.
     */
    async setCandidatesCount(
      db: Db,
      id: string,
      { levels, engine }: { readonly levels: readonly number[]; readonly engine: string },
    ): Promise<void> {
      const candidatesCount = levels.reduce((sum, one) => sum + one, 0);
      const counted = { candidatesCount, candidateLevels: [...levels], countedBy: engine };
      await repository.change(db, id, counted);
    },

    /** One more. Refused when the job was closed a moment ago. */
    async countApplication(tx: Db, id: string): Promise<void> {
      if (!(await repository.raiseApplications(tx, id))) throw notFound(say.jobNotFound);
    },
  };
}
