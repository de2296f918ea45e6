import * as z from "zod";
import { TOLD_AT_MOST } from "#contract/match-rules.ts";
import { PROFILE_VERSION } from "#matching/profiles.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import { defineJob, type JobContext } from "#server/platform/jobs/job.ts";
import type { Jobs } from "#server/platform/jobs/jobs.ts";
import type { JobRow, PostingService } from "../../postings/service.ts";
import { askingJob } from "../asking.ts";
import type { IndexClient } from "../index/index-client.ts";
import * as repository from "./background-repository.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly jobs: Jobs;
  readonly index: Pick<IndexClient, "ask">;
  readonly postings: Pick<PostingService, "byIds">;
  readonly countCandidates: (job: JobRow) => Promise<void>;
  readonly tellSoon: () => Promise<void>;
  readonly stopping: AbortController;
  readonly engine: string;
}

const matchNewJobs = defineJob({
  name: "matching.new-jobs",
  payload: z.object({}),
  timeoutSeconds: 1800,
});

const AT_ONCE = 20;
const DAY_MS = 86_400_000;
/** An older job is no news, however late it comes to us. */
const NEWS_DAYS = 7;

/** New jobs are held against all candidates once: some are told, and the posting gets its count. */
export function createNewJobs(parts: Parts) {
  const { database, clock, jobs, index, postings, countCandidates, tellSoon, stopping, engine } =
    parts;

  async function alertsFor(job: JobRow): Promise<void> {
    const filter = { isForThemselves: true } as const;
    const { ids, distances } = await index.ask("rankCandidates", { job: askingJob(job), filter });
    const near = ids.flatMap((id, at) => {
      const distance = distances[at] ?? 1;
      return distance <= TOLD_AT_MOST ? { documentId: id, distance } : [];
    });
    await repository.addAlerts(database, job, near, { now: clock(), engine });
  }

  async function match(_: object, context: JobContext): Promise<void> {
    // They are being profiled: the next run comes soon.
    if (await repository.areResumesMissing(database, PROFILE_VERSION)) return;
    for (;;) {
      const ids = await repository.unmatchedJobs(database, PROFILE_VERSION, AT_ONCE);
      if (ids.length === 0) break;
      for (const job of await postings.byIds(database, ids)) {
        context.signal.throwIfAborted();
        // The tables say what is left; nobody who stops the program waits for it.
        if (stopping.signal.aborted) return;
        if (job.postedAt.getTime() > clock().getTime() - NEWS_DAYS * DAY_MS) await alertsFor(job);
        await countCandidates(job);
        await repository.markMatched(database, job, clock());
      }
    }
    await tellSoon();
  }

  jobs.register(matchNewJobs, match);
  jobs.schedule(matchNewJobs, "*/5 * * * *", {}, "UTC");
  return (tx: Db = database) =>
    jobs.enqueue(matchNewJobs, {}, { singletonKey: "new-jobs", db: tx });
}
