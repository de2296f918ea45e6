import { Worker } from "node:worker_threads";
import { builtFile } from "#server/platform/processes/built-file.ts";

/**
 * The index's thread. It loads its knowledge, which takes most of a second, and then waits to be told where the
 * database is: so it can be opened while the database starts.
 */
export function openIndexThread(): Worker {
  const thread = new Worker(builtFile("index-thread"), {
    // Short-lived lists of a ranking fit into the young generation, and are dropped for nothing.
    resourceLimits: { maxYoungGenerationSizeMb: 64, maxOldGenerationSizeMb: 4096 },
  });
  // Until somebody listens, a failure shows in that it has ended.
  thread.on("error", () => {});
  thread.unref();
  return thread;
}

export const hasEnded = (thread: Worker) => thread.threadId === -1;
