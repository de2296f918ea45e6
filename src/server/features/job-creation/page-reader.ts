import type { FetchedPage } from "#server/platform/fetching/guarded-fetch.ts";
import type { Log } from "#server/platform/log.ts";
import { builtFile } from "#server/platform/processes/built-file.ts";
import { createProcessPool } from "#server/platform/processes/process-pool.ts";
import type { PageFacts } from "./page-facts.ts";

/** Takes strangers' pages apart, in processes of their own. */
export interface PageReader {
  /** A page that takes longer is refused. */
  read(page: FetchedPage, timeMs?: number): Promise<PageFacts>;
  start(): void;
  stop(): Promise<void>;
}

const TIME_MS = 8000;
const POOL = { processes: 2, waiting: 20, niceness: 10, memoryMb: 300 };
const TOO_COMPLEX = "That page is too complex to be read.";
const SENTENCES = { tooLong: TOO_COMPLEX, died: TOO_COMPLEX };

export function createPageReader(log: Log): PageReader {
  const file = builtFile("page-process");
  const pool = createProcessPool({ ...POOL, file, sentences: SENTENCES, log });
  return {
    // The answer's type is the task's: page-process.ts has the other half.
    read: (page, timeMs = TIME_MS) => pool.run("page", page, timeMs) as Promise<PageFacts>,
    // Few ask for it: the first one waits for its process.
    start: () => {},
    stop: pool.stop,
  };
}
