import * as z from "zod";
import { TOLD_AT_MOST } from "#contract/match-rules.ts";
import { PROFILE_VERSION } from "#matching/profiles.ts";
import type { Database } from "#server/platform/database/database.ts";
import { inBites } from "#server/platform/jobs/in-bites.ts";
import { defineJob, type JobContext } from "#server/platform/jobs/job.ts";
import type { Jobs } from "#server/platform/jobs/jobs.ts";
import type { Log } from "#server/platform/log.ts";
import { findDocuments } from "../../documents/service.ts";
import type { JobRow, PostingService } from "../../postings/service.ts";
import { askingResume } from "../asking.ts";
import type { IndexClient } from "../index/index-client.ts";
import { areResumesMissing } from "./background-repository.ts";
import * as repository from "./rescore-repository.ts";

interface Parts {
  readonly database: Database;
  readonly jobs: Jobs;
  readonly log: Log;
  readonly index: Pick<IndexClient, "ask">;
  readonly postings: Pick<PostingService, "byIds">;
  readonly countCandidates: (job: JobRow) => Promise<void>;
  readonly tellSoon: () => Promise<void>;
  readonly stopping: AbortController;
  readonly engine: string;
}

const rescore = defineJob({
  name: "matching.rescore",
  payload: z.object({}),
  timeoutSeconds: 3600,
});

/**
 * What another version of the engine scored is worked out again, in the background and in small bites. The tables say
 * what is left, so a process that ends leaves nothing half done; and nobody is told of anything because of it: what
 * was told stays told, and what was still to be told is told if it holds (docs/decisions/0036).
 */
export function createRescore(parts: Parts) {
  const { database, jobs, log, index, postings, countCandidates, tellSoon, engine } = parts;

  async function recount(id: string): Promise<void> {
    for (const job of await postings.byIds(database, [id])) await countCandidates(job);
  }

  async function rescoreAlerts(alerts: repository.StaleAlerts): Promise<void> {
    const { accountId, resumeId, jobIds } = alerts;
    const [resume] = resumeId ? await findDocuments(database, [resumeId]) : [];
    if (resume?.status !== "read") {
      await repository.replaceAlerts(database, accountId, { engine, scored: jobIds, near: [] });
      return;
    }
    const asked = { resume: askingResume(resume), ids: jobIds };
    const { ids, distances, unknown } = await index.ask("jobDistances", asked);
    // The alert for a job that the index does not know yet waits for the next run.
    const scored = jobIds.filter((id) => !unknown.includes(id));
    const near = ids
      .map((id, at) => [id, distances[at] ?? 1] as const)
      .filter(([, distance]) => distance <= TOLD_AT_MOST);
    await repository.replaceAlerts(database, accountId, { engine, scored, near });
  }

  jobs.register(rescore, async (_: object, context: JobContext) => {
    // They are being profiled by this engine: the next run comes when they are.
    if (await areResumesMissing(database, PROFILE_VERSION)) return;
    const work = { context, log, stopping: parts.stopping.signal };
    const isCounted = await inBites({
      ...work,
      take: (bite) => repository.staleCounts(database, engine, bite),
      idOf: (id) => id,
      work: recount,
    });
    const isDone =
      isCounted &&
      (await inBites({
        ...work,
        take: (bite) => repository.staleAlerts(database, engine, bite),
        idOf: ({ accountId }) => accountId,
        work: rescoreAlerts,
      }));
    if (isDone) await tellSoon();
  });
  jobs.schedule(rescore, "*/5 * * * *", {}, "UTC");
  return () => jobs.enqueue(rescore, {}, { singletonKey: "rescore" });
}
