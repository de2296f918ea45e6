import type { FetchedPage } from "#server/platform/fetching/guarded-fetch.ts";
import type { Log } from "#server/platform/log.ts";
import { builtFile } from "#server/platform/processes/built-file.ts";
import { createProcessPool } from "#server/platform/processes/process-pool.ts";
import type { PageTools } from "./service.ts";

/** A process takes its first page while it is still starting. */
const TIMES = { taskMs: 8000, firstMs: 20_000 };
const POOL = { processes: 2, waiting: 50, niceness: 10, memoryMb: 300 };
const TOO_COMPLEX = "That page is too complex to be read.";
const SENTENCES = { tooLong: TOO_COMPLEX, died: TOO_COMPLEX };

/** Takes strangers' pages apart, in processes of their own. */
export function createPageTools(
  log: Log,
  { taskMs, firstMs } = TIMES,
): PageTools & { warm(): void; start(): void; stop(): Promise<void> } {
  const file = builtFile("scraped-page-process");
  const pool = createProcessPool({ ...POOL, firstMs, file, sentences: SENTENCES, log });
  const run = (task: keyof PageTools, page: FetchedPage, how: object = {}) =>
    // The answer's type is the task's: scraped-page-process.ts has the other half.
    pool.run(task, { page, how }, taskMs) as Promise<never>;
  return {
    list: (page, selectors) => run("list", page, selectors),
    job: (page, selectors) => run("job", page, selectors),
    site: (page) => run("site", page),
    state: (page, wanted) => run("state", page, wanted),
    warm: pool.warm,
    // Runs are few: each warms the pool when it begins.
    start: () => {},
    stop: pool.stop,
  };
}
