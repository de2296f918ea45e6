import * as z from "zod";
import { listCandidates } from "#contract/candidates.ts";
import { listPostings } from "#contract/postings.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { Events } from "#server/platform/events.ts";
import { defineJob, type JobContext } from "#server/platform/jobs/job.ts";
import type { Jobs } from "#server/platform/jobs/jobs.ts";
import type { JobRow, PostingService } from "../../postings/service.ts";
import { countLevels } from "../arrange.ts";
import { askingJob } from "../asking.ts";
import type { IndexClient } from "../index/index-client.ts";
import { kept } from "../rank-jobs.ts";
import { showableResumes } from "../repository.ts";
import { haveResumesChanged, ownedJobs } from "./background-repository.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly events: Events;
  readonly jobs: Jobs;
  readonly index: Pick<IndexClient, "ask">;
  readonly postings: Pick<PostingService, "byIds" | "setCandidatesCount">;
  readonly stopping: AbortController;
  readonly engine: string;
}

const countAll = defineJob({
  name: "matching.count-candidates",
  payload: z.object({}),
  timeoutSeconds: 3600,
});

const AT_ONCE = 50;
/** What was written before the last run can have been committed after it. */
const LATE_MS = 60_000;
/** A market that takes long to count is counted less often: this share of the time, at most. */
const SHARE = 0.1;
const SOON_SECONDS = 5;
const FIRST_ID = "00000000-0000-0000-0000-000000000000";

/** How many candidates fit a posting, by level: kept beside it, so that no dashboard has to rank. */
export function createCounts(parts: Parts) {
  const { database, clock, events, jobs, index, postings, stopping, engine } = parts;

  async function count(job: JobRow): Promise<void> {
    if (!job.ownerId) return;
    const recruiterId = job.ownerId;
    const ranking = await index.ask("rankCandidates", {
      job: askingJob(job),
      filter: { recruiterId },
    });
    const eyes = { recruiterId, company: job.company };
    const showable = await showableResumes(database, ranking.ids, eyes);
    const levels = countLevels(kept(ranking, showable)).map(({ total }) => total);
    const isSame = levels.join() === job.candidateLevels.join();
    if (isSame && job.countedBy === engine) return;
    await database.transaction(async (tx) => {
      await postings.setCandidatesCount(tx, job.id, { levels, engine });
      await events.publish(tx, `account:${recruiterId}`, listPostings);
      await events.publish(tx, `account:${recruiterId}`, listCandidates);
    });
  }

  /** Answers whether it got to the end: nobody who stops the program waits for it. */
  async function countEvery(context: JobContext): Promise<boolean> {
    for (let after = FIRST_ID; ; ) {
      const ids = await ownedJobs(database, after, AT_ONCE);
      for (const job of await postings.byIds(database, ids)) {
        context.signal.throwIfAborted();
        if (stopping.signal.aborted) return false;
        await count(job);
      }
      const lastId = ids.at(-1);
      if (lastId === undefined || ids.length < AT_ONCE) return true;
      after = lastId;
    }
  }

  let last = { from: new Date(0), to: new Date(0) };
  jobs.register(countAll, async (_: object, context: JobContext) => {
    const from = clock();
    if (from < restUntil(last)) return;
    if (!(await haveResumesChanged(database, new Date(last.from.getTime() - LATE_MS)))) return;
    if (await countEvery(context)) last = { from, to: clock() };
  });
  jobs.schedule(countAll, "*/5 * * * *", {}, "UTC");
  /** After resumes have come in; many at a time are counted together. */
  const countSoon = () =>
    jobs.enqueue(countAll, {}, { singletonKey: "soon", startAfterSeconds: SOON_SECONDS });
  return { count, countSoon };
}

function restUntil({ from, to }: { from: Date; to: Date }): Date {
  return new Date(from.getTime() + (to.getTime() - from.getTime()) / SHARE);
}
