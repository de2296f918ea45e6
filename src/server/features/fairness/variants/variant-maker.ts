import { FAIRNESS_SENTENCES } from "#contract/fairness.ts";
import type { Log } from "#server/platform/log.ts";
import { builtFile } from "#server/platform/processes/built-file.ts";
import { createProcessPool } from "#server/platform/processes/process-pool.ts";
import type { MakeVariant } from "./variant.ts";

const POOL = { processes: 1, waiting: 4, niceness: 15, memoryMb: 400, firstMs: 30_000 };
const TASK_MS = 15_000;
const TOO_LONG = "The changed resume takes too long to read.";
const SENTENCES = { tooLong: TOO_LONG, died: FAIRNESS_SENTENCES.unexpected };

/** Reads changed resumes in a process that stands behind everything else; it goes with the report. */
export function openVariantMaker(log: Log): { make: MakeVariant; stop(): Promise<void> } {
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
