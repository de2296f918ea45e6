import { setTimeout as sleep } from "node:timers/promises";
import { type RunType, SCRAPING_SENTENCES } from "#contract/scraping.ts";
import { SEEK_SENTENCES } from "#contract/seek.ts";
import { recordAudit } from "#server/platform/audit.ts";
import type { Database, Db } from "#server/platform/database/database.ts";
import { conflict, notFound } from "#server/platform/faults.ts";
import { isOver, type RunRow, type Runs } from "../service.ts";
import { leaveParts } from "./part-records.ts";
import * as records from "./run-records.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly stopping: AbortController;
  /** Has it worked through after the transaction. */
  readonly work: (tx: Db, runId: string) => Promise<void>;
  readonly tell: (tx: Db, type: RunType) => Promise<void>;
}

const LOOK_EVERY_MS = 300;

export interface StoppableRuns extends Runs {
  stop(tx: Db, id: string, actorId: string): Promise<RunRow>;
}

/** Runs as records. */
export function createRuns({ database, clock, stopping, work, tell }: Parts): StoppableRuns {
  async function read(db: Db, id: string, type?: RunType) {
    const run = await records.findRun(db, id, type);
    if (!run) throw notFound(SCRAPING_SENTENCES.notFound);
    return run;
  }
  const audit = (tx: Db, id: string, actorId: string, happened: string, type: RunType) => {
    const subject = { type: "scrape_run", id };
    return recordAudit(tx, { actorId, action: `run.${happened}`, subject, detail: { type } });
  };

  return {
    read,
    parts: records.partsOf,
    recent: records.recentRuns,
    totals: records.totalsOf,

    async start(tx, run) {
      const id = await records.insertRun(tx, run, clock());
      if (!id) throw conflict(alreadyRunning(run.type));
      await records.insertParts(tx, id, run.parts);
      await audit(tx, id, run.startedBy, "started", run.type);
      await work(tx, id);
      await tell(tx, run.type);
      return id;
    },

    async recordFailed(tx, run, error) {
      const id = await records.insertEnded(tx, run, { status: "failed", error }, clock());
      await audit(tx, id, run.startedBy, "failed", run.type);
      await tell(tx, run.type);
      return id;
    },

    async ended(id, withinMs) {
      const until = performance.now() + withinMs;
      for (;;) {
        const run = await read(database, id);
        const leftMs = until - performance.now();
        if (isOver(run) || leftMs <= 0 || stopping.signal.aborted) return run;
        const { signal } = stopping;
        await sleep(Math.min(leftMs, LOOK_EVERY_MS), undefined, { signal }).catch(() => {});
      }
    },

    async stop(tx, id, actorId) {
      const run = await records.askToStop(tx, id);
      if (!run) {
        await read(tx, id);
        throw conflict(SCRAPING_SENTENCES.notRunning);
      }
      if (isOver(run)) await leaveParts(tx, id);
      await audit(tx, id, actorId, "stopped", run.runType);
      await tell(tx, run.runType);
      return run;
    },
  };
}

const alreadyRunning = (type: RunType) =>
  type === "seek" ? SEEK_SENTENCES.alreadyRunning : SCRAPING_SENTENCES.alreadyRunning;
