import type { Log } from "#server/platform/log.ts";
import { builtFile } from "#server/platform/processes/built-file.ts";
import { createProcessPool } from "#server/platform/processes/process-pool.ts";
import type { Paper } from "./paper.ts";

/** Setting pages takes some hundred milliseconds: beside the server, not in it. */
export interface Setter {
  pdf(paper: Paper): Promise<Uint8Array>;
  start(): void;
  stop(): Promise<void>;
}

const WITHIN_MS = 15_000;
const POOL = { processes: 1, waiting: 20, niceness: 10, memoryMb: 400 };
const SENTENCE = "The PDF could not be made. Please try again, or take the Word document.";

export function createSetter(log: Log): Setter {
  const pool = createProcessPool({
    ...POOL,
    file: builtFile("tailored-process"),
    sentences: { tooLong: SENTENCE, died: SENTENCE },
    log,
  });
  return {
    // The answer's type is the task's: tailored-process.ts has the other half.
    pdf: (paper) => pool.run("pdf", paper, WITHIN_MS) as Promise<Uint8Array>,
    start: () => {},
    stop: () => pool.stop(),
  };
}
