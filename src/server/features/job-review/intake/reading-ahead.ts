import type { JobData } from "#contract/job-review.ts";
import type { Database } from "#server/platform/database/database.ts";
import type { Log } from "#server/platform/log.ts";
import { createProcessPool } from "#server/platform/processes/process-pool.ts";
import type { DecidedAd, WaitingAd } from "../deciding/decided-ad.ts";
import * as repository from "../repository.ts";
import type { FoundJob, ReadAhead } from "../service.ts";
import { tidied } from "./tidied.ts";
import { contentHash } from "./words/content-hash.ts";

const TIME_MS = 20_000;
const POOL = { processes: 1, waiting: 100, niceness: 10, memoryMb: 500 };
const TOO_LONG = "That advertisement is too long to be read.";

/** Reads advertisements where it holds up nobody, before the transaction that takes them in or decides them. */
export function createReadingAhead({ database, log }: { database: Database; log: Log }) {
  const entry = { folder: import.meta.dirname, name: "ad-process" };
  const sentences = { tooLong: TOO_LONG, died: TOO_LONG };
  const pool = createProcessPool({ ...POOL, entry, sentences, log });
  return {
    /** Nothing when these words are known: they will not be needed. */
    async readAhead(page: FoundJob): Promise<ReadAhead | undefined> {
      const found = tidied(page);
      const known = await repository.hashOf(database, found.sourceKey);
      if (known === contentHash(found)) return undefined;
      // The answer's type is the task's: ad-process.ts has the other half.
      return pool.run("read", found, TIME_MS) as Promise<ReadAhead>;
    },
    // The same goes for this one.
    decidedAhead: (waiting: WaitingAd, data: JobData) =>
      pool.run("decide", [waiting, data], TIME_MS) as Promise<DecidedAd>,
    // Only a run or a reviewer asks for it: the first advertisement waits for its process.
    start: () => {},
    stop: pool.stop,
  };
}
