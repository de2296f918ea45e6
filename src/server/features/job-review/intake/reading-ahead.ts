import type { JobData } from "#contract/job-review.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { Log } from "#server/platform/log.ts";
import { builtFile } from "#server/platform/processes/built-file.ts";
import { createProcessPool } from "#server/platform/processes/process-pool.ts";
import type { DecidedAd, WaitingAd } from "../deciding/decided-ad.ts";
import * as repository from "../repository.ts";
import type { FoundJob, ReadAhead } from "../service.ts";
import { REVIEW_TEXTS as say } from "../texts.ts";
import { patiently } from "./patiently.ts";
import { tidied } from "./tidied.ts";
import { contentHash } from "./words/content-hash.ts";

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
