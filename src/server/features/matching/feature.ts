import type { Worker } from "node:worker_threads";
import { engineVersion } from "#matching/engine.ts";
import type { Db } from "#server/platform/database/database.ts";
import type { PersonalData } from "#server/platform/personal-data.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { NotificationService } from "../notifications/service.ts";
import type { PostingService } from "../postings/service.ts";
import { createCounts } from "./background/counts.ts";
import { createDigests } from "./background/digests.ts";
import { createNewJobs } from "./background/new-jobs.ts";
import { createRescore } from "./background/rescore.ts";
import { registerRetention } from "./background/retention.ts";
import { matchingDemo } from "./demo.ts";
import { createIndexClient } from "./index/index-client.ts";
import { indexMetrics } from "./index/index-metrics.ts";
import { matchingPersonalData } from "./personal-data.ts";
import { matchingRoutes } from "./routes.ts";
import { createMatchingService, type MatchingService } from "./service.ts";

interface Needs {
  readonly notify: NotificationService["notify"];
  readonly postings: Pick<PostingService, "byIds" | "view" | "setCandidatesCount">;
  /** Lists that other features keep are made anew where another engine made them. */
  readonly rescoreLists: () => Promise<unknown>;
  /** The index's, where it was opened while the database started. */
  readonly indexThread?: Worker | undefined;
  readonly releaseThread?: ((thread: Worker) => Promise<void>) | undefined;
}

/** An index that is not full by then has a fault that every process has: people are better served without. */
const FILLED_WITHIN_SECONDS = 900;

interface Matching extends MatchingService {
  readonly personalData: PersonalData;
  /** A posting is open again or reads differently: who fits it is looked for soon. */
  readonly matchSoon: (tx: Db) => Promise<unknown>;
}

export function addMatching(
  platform: Platform,
  { notify, postings, rescoreLists, indexThread, releaseThread }: Needs,
): Matching {
  const { config, database, log, routes, services, probes, demo, metrics } = platform;
  const isWorker = config.roles.includes("worker");
  const index = createIndexClient({
    connection: database.connection,
    makesProfiles: isWorker,
    readingModel: config.readingModel,
    startsAtOnce: config.warmUp,
    thread: indexThread,
    release: releaseThread,
    log,
    onProfiled: () => {
      Promise.all([matchNewJobs(), countSoon(), rescoreSoon()]).catch((error: unknown) =>
        log.warn({ err: error }, "new jobs and counts must wait"),
      );
    },
    onReady: () => {
      wasFilled = true;
      if (!isWorker) return;
      rescoreSoon().catch((error: unknown) =>
        log.warn({ err: error }, "scores of another version must wait"),
      );
    },
  });
  services.push(index);
  let wasFilled = false;
  probes.push({
    name: "matching",
    // A process that is being started is given no visitors before its index is full; one that serves keeps them.
    isOptional: () => wasFilled || process.uptime() > FILLED_WITHIN_SECONDS,
    check: async () => {
      if (config.warmUp && !index.isReady) throw new Error("the match index is loading");
    },
  });
  metrics.add(() => indexMetrics(index));
  const { timeZone } = config;
  const engine = engineVersion(config);
  const parts = { ...platform, index, postings, notify, timeZone, engine };
  const tellSoon = createDigests(parts);
  const { count: countCandidates, countSoon } = createCounts(parts);
  const matchNewJobs = createNewJobs({ ...parts, countCandidates, tellSoon });
  const rescoreOwn = createRescore({ ...parts, countCandidates, tellSoon });
  const rescoreSoon = () => Promise.all([rescoreOwn(), rescoreLists()]);
  registerRetention(parts);
  const service = createMatchingService(parts);
  matchingRoutes(routes, service);
  demo.push(matchingDemo);
  return { ...service, matchSoon: matchNewJobs, personalData: matchingPersonalData };
}
