import * as z from "zod";
import type { Database } from "#server/platform/database/database.ts";
import { defineJob, type JobContext } from "#server/platform/jobs/job.ts";
import type { Jobs } from "#server/platform/jobs/jobs.ts";
import type { JobRow, PostingService } from "../../postings/service.ts";
import { askingJob } from "../evidence/asking.ts";
import type { IndexClient } from "../index/index-client.ts";
import { showableResumes } from "../repository.ts";
import { ownedJobs } from "./background-repository.ts";

interface Parts {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly index: Pick<IndexClient, "ask">;
  readonly postings: Pick<PostingService, "byIds" | "setCandidatesCount">;
}

const countAll = defineJob({
  name: "matching.count-candidates",
  payload: z.object({}),
  timeoutSeconds: 3600,
});

const AT_ONCE = 50;
const FIRST_ID = "00000000-0000-0000-0000-000000000000";

/** How many candidates fit a posting: kept beside it, so that no dashboard has to rank. */
export function createCounts({ database, jobs, index, postings }: Parts) {
  async function count(job: JobRow): Promise<void> {
    if (!job.ownerId) return;
    const recruiterId = job.ownerId;
    const { ids } = await index.ask("rankCandidates", {
      job: askingJob(job),
      filter: { recruiterId },
    });
    const showable = await showableResumes(database, ids, { recruiterId, company: job.company });
    if (showable.size !== job.candidatesCount)
      await postings.setCandidatesCount(database, job.id, showable.size);
  }

  jobs.register(countAll, async (_: object, context: JobContext) => {
    for (let after = FIRST_ID; ; ) {
      const ids = await ownedJobs(database, after, AT_ONCE);
      for (const job of await postings.byIds(database, ids)) {
        context.signal.throwIfAborted();
        await count(job);
      }
      const lastId = ids.at(-1);
      if (lastId === undefined || ids.length < AT_ONCE) return;
      after = lastId;
    }
  });
  jobs.schedule(countAll, "17 * * * *", {}, "UTC");
  return count;
}
