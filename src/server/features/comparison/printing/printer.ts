import type { Log } from "#server/platform/log.ts";
import { builtFile } from "#server/platform/processes/built-file.ts";
import { createProcessPool } from "#server/platform/processes/process-pool.ts";
import type { ReportedComparison } from "./report-words.ts";

/** Setting a report takes some hundred milliseconds: beside the server, not in it. */
export interface Printer {
  print(comparison: ReportedComparison): Promise<Uint8Array>;
  start(): void;
  stop(): Promise<void>;
}

const WITHIN_MS = 15_000;
const POOL = { processes: 1, waiting: 20, niceness: 10, memoryMb: 400 };
const SENTENCE = "The report could not be printed. Please try again, or print the page instead.";

export function createPrinter(log: Log, timeZone: string): Printer {
  const pool = createProcessPool({
    ...POOL,
    file: builtFile("printer-process"),
    sentences: { tooLong: SENTENCE, died: SENTENCE },
    log,
  });
  return {
    // The answer's type is the task's: printer-process.ts has the other half.
    print: (comparison) =>
      pool.run("report", { comparison, timeZone }, WITHIN_MS) as Promise<Uint8Array>,
    start: () => {},
    stop: () => pool.stop(),
  };
}
