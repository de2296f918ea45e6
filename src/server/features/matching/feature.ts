import type { Worker } from "node:worker_threads";
import type { Db } from "#server/platform/database/database.ts";
import type { PersonalData } from "#server/platform/personal-data.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { NotificationService } from "../notifications/service.ts";
import type { PostingService } from "../postings/service.ts";
import { createCounts } from "./background/counts.ts";
import { createDigests } from "./background/digests.ts";
import { createNewJobs } from "./background/new-jobs.ts";
import { registerTidying } from "./background/tidy.ts";
import { matchingDemo } from "./demo.ts";
import { createIndexClient } from "./index/index-client.ts";
import { matchingPersonalData } from "./personal-data.ts";
import { matchingRoutes } from "./routes.ts";
import { createMatchingService, type MatchingService } from "./service.ts";

interface Needs {
  readonly notify: NotificationService["notify"];
  readonly postings: Pick<PostingService, "byIds" | "view" | "setCandidatesCount">;
  /** The index's, where it was opened while the database started. */
  readonly indexThread?: Worker | undefined;
  readonly releaseThread?: ((thread: Worker) => Promise<void>) | undefined;
}

interface Matching extends MatchingService {
  readonly personalData: PersonalData;
  /** A posting is open again or reads differently: who fits it is looked for soon. */
  readonly matchSoon: (tx: Db) => Promise<unknown>;
}

export function addMatching(
  platform: Platform,
  { notify, postings, indexThread, releaseThread }: Needs,
): Matching {
  const { config, database, log, routes, services, probes, demo } = platform;
  const index = createIndexClient({
    connection: database.connection,
    makesProfiles: config.roles.includes("worker"),
    readingModel: config.readingModel,
    startsAtOnce: config.warmUp,
    thread: indexThread,
    release: releaseThread,
    log,
    onProfiled: () => {
      Promise.all([matchNewJobs(), countSoon()]).catch((error: unknown) =>
        log.warn({ err: error }, "new jobs and counts must wait"),
      );
    },
  });
  services.push(index);
  probes.push({
    name: "matching",
    check: async () => {
      if (config.warmUp && !index.isReady) throw new Error("the match index is loading");
    },
  });
  const parts = { ...platform, index, postings, notify, timeZone: config.timeZone };
  const tellSoon = createDigests(parts);
  const { count: countCandidates, countSoon } = createCounts(parts);
  const matchNewJobs = createNewJobs({ ...parts, countCandidates, tellSoon });
  registerTidying(parts);
  const service = createMatchingService(parts);
  matchingRoutes(routes, service);
  demo.push(matchingDemo);
  return { ...service, matchSoon: matchNewJobs, personalData: matchingPersonalData };
}
