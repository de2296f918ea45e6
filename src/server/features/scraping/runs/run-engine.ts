import * as z from "zod";
import { RUN_TYPES, type RunType } from "#contract/scraping.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import { defineJob } from "#server/platform/jobs/job.ts";
import type { Jobs } from "#server/platform/jobs/jobs.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { RunKind } from "../service.ts";
import { unheldRuns } from "./lease.ts";
import { removeOldSightings } from "./run-records.ts";
import { createRuns } from "./runs.ts";
import { createRunNotices, type WorkTools, workRun } from "./work-run.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly jobs: Jobs;
  readonly timeZone: string;
}

const tidy = defineJob({ name: "scraping.tidy", payload: z.object({}) });

const KEPT_DAYS = 60;
const DAY_MS = 86_400_000;

function registerRetention({ database, clock, jobs, timeZone }: Parts): void {
  jobs.register(tidy, () =>
    removeOldSightings(database, new Date(clock().getTime() - KEPT_DAYS * DAY_MS)),
  );
  jobs.schedule(tidy, "55 3 * * *", {}, timeZone);
}

interface Needs {
  readonly review: WorkTools["review"];
  readonly pages: { warm(): void };
  readonly administrators: (db: Db) => Promise<readonly string[]>;
}

/** One of each kind can be under way. A run that takes longer than this goes on in the next job. */
const runJob = defineJob({
  name: "scraping.run",
  payload: z.object({ runId: z.uuid() }),
  concurrency: RUN_TYPES.length,
  timeoutSeconds: 6 * 3600,
});
const LOOK_EVERY_MS = 5000;

/**
 * A run is rows, and a job that works through them. The job of a process that was killed would be missed only
 * hours later: so the rows say who is at work, and a keeper looks for runs that nobody is at work on.
 */
export function createRunEngine(platform: Platform, { review, pages, administrators }: Needs) {
  const { database, jobs, log, stopping, services, config } = platform;
  const kinds = new Map<RunType, RunKind>();
  const notices = createRunNotices({ ...platform, administrators });

  const tools: WorkTools = {
    database,
    log,
    review,
    warm: pages.warm,
    changed: ({ runType }, news) => notices.changed(runType, news),
    kindOf({ runType }) {
      const kind = kinds.get(runType);
      if (!kind) throw new Error(`This program has no way to work through ${runType} runs.`);
      return kind;
    },
  };
  jobs.register(runJob, async ({ runId }, { signal }) => {
    await workRun(runId, AbortSignal.any([signal, stopping.signal]), tools);
    // Put back, so that another process takes it at once.
    signal.throwIfAborted();
  });
  registerRetention({ ...platform, timeZone: config.timeZone });

  const work = async (db: Db, runId: string) => {
    await jobs.enqueue(runJob, { runId }, { db, singletonKey: runId });
  };
  const keeper = createKeeper(async () => {
    if (stopping.signal.aborted) return;
    for (const runId of await unheldRuns(database)) await work(database, runId);
  }, log);
  if (config.roles.includes("worker")) services.push(keeper);
  services.push({ start() {}, stop: () => notices.flush() });

  return {
    runs: createRuns({ ...platform, work, tell: notices.tell }),
    addKind: (kind: RunKind) => void kinds.set(kind.type, kind),
  };
}

function createKeeper(look: () => Promise<void>, log: Platform["log"]) {
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  const lookOnce = () => {
    looking = looking.then(look).catch((error: unknown) => {
      log.warn({ err: error }, "runs that nobody is at work on could not be looked for");
    });
  };
  return {
    start() {
      lookOnce();
      timer = setInterval(lookOnce, LOOK_EVERY_MS);
    },
    async stop() {
      clearInterval(timer);
      await looking;
    },
  };
}
