import type { JobData } from "#contract/job-review.ts";
import type { Database } from "#server/platform/database/database.ts";
import { Refusal } from "#server/platform/faults.ts";
import type { Log } from "#server/platform/log.ts";
import { builtFile } from "#server/platform/processes/built-file.ts";
import { createProcessPool } from "#server/platform/processes/process-pool.ts";
import { isPassing } from "#server/platform/processes/task-process.ts";
import type { DecidedAd, WaitingAd } from "../decided-ad.ts";
import * as repository from "../repository.ts";
import type { FoundJob, ReadAhead } from "../service.ts";
import { REVIEW_TEXTS as say } from "../texts.ts";
import { contentHash } from "./content-hash.ts";
import { tidied } from "./tidied.ts";

const TIME_MS = 20_000;
/** A reviewer waits for it: behind one advertisement of a run, and for a process that has to be started anew. */
const DECISION_MS = 45_000;
const POOL = { processes: 1, waiting: 100, niceness: 10, memoryMb: 500 };

interface Parts {
  readonly database: Database;
  readonly log: Log;
  /** Of the process that reads; tests hand in one that misbehaves. */
  readonly file?: string;
  readonly decisionMs?: number;
}

/** Reads advertisements where it holds up nobody, before the transaction that takes them in or decides them. */
export function createReadingAhead(parts: Parts) {
  const { database, log, file = builtFile("ad-process"), decisionMs = DECISION_MS } = parts;
  const sentences = { tooLong: say.tooLong, died: say.tooLong };
  const pool = createProcessPool({ ...POOL, file, sentences, log });
  return {
    /** Nothing when these words are known: they will not be needed. */
    async readAhead(page: FoundJob): Promise<ReadAhead | undefined> {
      const found = tidied(page);
      const known = await repository.hashOf(database, found.sourceKey);
      if (known === contentHash(found)) return undefined;
      // The answer's type is the task's: ad-process.ts has the other half.
      return pool.run("read", found, TIME_MS) as Promise<ReadAhead>;
    },
    decidedAhead: (waiting: WaitingAd, data: JobData) =>
      patiently(decisionMs, () =>
        // The same goes for this one.
        pool.run("decide", [waiting, data], TIME_MS, { isUrgent: true }),
      ) as Promise<DecidedAd>,
    // Only a run or a reviewer asks for it: the first advertisement waits for its process.
    start: () => {},
    stop: pool.stop,
  };
}

const TRY_AGAIN_SECONDS = 10;

/**
 * Work in another process, for somebody who waits: where that process dies, once more in a fresh one. Whoever
 * waited too long is told to come back, and nothing has happened.
 */
async function patiently<T>(longestMs: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(notNow()), longestMs);
  });
  try {
    return await Promise.race([tooLate, twice(work)]);
  } finally {
    clearTimeout(timer);
  }
}

const twice = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((first) => {
    if (!isPassing(first)) throw first;
    return work().catch((error) => {
      throw isPassing(error) ? notNow() : error;
    });
  });

const notNow = () => new Refusal("unavailable", say.notNow, TRY_AGAIN_SECONDS);
