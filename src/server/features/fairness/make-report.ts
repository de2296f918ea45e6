import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { FAIRNESS_SENTENCES, FAIRNESS_SENTENCES as say } from "#contract/fairness.ts";
import type { Database } from "#server/platform/database/database.ts";
import { conflict, Refusal } from "#server/platform/faults.ts";
import type { Log } from "#server/platform/log.ts";
import { builtFile } from "#server/platform/processes/built-file.ts";
import { createProcessPool } from "#server/platform/processes/process-pool.ts";
import { findDocuments } from "../documents/service.ts";
import type { MatchingService } from "../matching/service.ts";
import * as repository from "./repository.ts";
import { runAudit } from "./run-audit.ts";
import type { MakeVariant } from "./variant.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly log: Log;
  readonly matching: Pick<MatchingService, "evidenceFor" | "engine">;
  /** Aborted when the process begins to stop. */
  readonly stopping: AbortSignal;
  readonly patience?: Patience;
}

/** How often the index is asked once more, and after how long. */
interface Patience {
  readonly goes: number;
  readonly apartMs: number;
}

const PATIENCE = { goes: 6, apartMs: 1500 };
const MOST = { resumes: 60, jobs: 30 };

/** It ends completed or failed with a reason, and is never begun again by itself: somebody waits and looks. */
export type MakeReport = (id: string, signal: AbortSignal) => Promise<void>;

export function createMakeReport(parts: Parts): MakeReport {
  const { database, clock, log, matching, stopping, patience = PATIENCE } = parts;

  async function make(id: string, worker: string, signal: AbortSignal): Promise<void> {
    const resumes = await repository.chooseResumes(database, MOST.resumes);
    const jobs = await repository.chooseJobs(database, MOST.jobs);
    const variants = openVariantMaker(log);
    let through = 0;
    const alive = async (done = through) => {
      signal.throwIfAborted();
      through = done;
      const sign = { worker, now: clock(), done, total: resumes.length };
      if (!(await repository.sayAlive(database, id, sign))) throw conflict(say.lost);
    };
    try {
      const outcome = await runAudit(
        { resumes, jobs },
        {
          make: variants.make,
          evidenceFor: (resume, ids) =>
            patiently(() => matching.evidenceFor(resume, ids), alive, patience),
          resume: async (resumeId) => (await findDocuments(database, [resumeId]))[0],
          alive,
        },
      );
      if (outcome.pairs === 0) throw conflict(say.nothing);
      const done = { worker, now: clock(), engine: matching.engine, outcome };
      await repository.complete(database, id, done);
      await repository.removeOld(database);
    } finally {
      await variants.stop();
    }
  }

  return async (id, jobSignal) => {
    const worker = randomUUID();
    const signal = AbortSignal.any([jobSignal, stopping]);
    if (!(await repository.take(database, id, { worker, now: clock() }))) return;
    try {
      await make(id, worker, signal);
    } catch (error) {
      const reason = stopping.aborted ? say.stopped : reasonOf(error, signal);
      if (reason === say.unexpected) log.error({ err: error }, "a fairness report failed");
      await repository.fail(database, id, { worker, now: clock(), error: reason });
    }
  };
}

/** An index that is being loaded again or has much to do is no reason to throw minutes of work away. */
async function patiently<Answer>(
  ask: () => Promise<Answer>,
  alive: () => Promise<void>,
  { goes, apartMs }: Patience,
): Promise<Answer> {
  for (let go = 1; ; go += 1) {
    try {
      return await ask();
    } catch (error) {
      const isPassing = error instanceof Refusal && error.fault === "unavailable";
      if (!isPassing || go === goes) throw error;
      await alive();
      await pause(apartMs);
    }
  }
}

function reasonOf(error: unknown, signal: AbortSignal): string {
  if (signal.aborted) return say.tooLong;
  return error instanceof Refusal ? error.message : say.unexpected;
}

const POOL = { processes: 1, waiting: 4, niceness: 15, memoryMb: 400, firstMs: 30_000 };
const TASK_MS = 15_000;
const TOO_LONG = "The changed resume takes too long to read.";
const SENTENCES = { tooLong: TOO_LONG, died: FAIRNESS_SENTENCES.unexpected };

/** Reads changed resumes in a process that stands behind everything else; it goes with the report. */
function openVariantMaker(log: Log): { make: MakeVariant; stop(): Promise<void> } {
  const file = builtFile("variant-process");
  const pool = createProcessPool({ ...POOL, file, sentences: SENTENCES, log });
  return {
    make: (wanted) =>
      // The answer's type is the task's: variant-process.ts has the other half.
      (pool.run("make", wanted, TASK_MS) as ReturnType<MakeVariant>).catch((error: unknown) => {
        // A document that cannot be read in time must not keep the others from being judged.
        if (error instanceof Error && error.message === TOO_LONG) return "unread";
        throw error;
      }),
    stop: pool.stop,
  };
}
