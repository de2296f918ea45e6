import type { Worker } from "node:worker_threads";
import type { FromThread, ToThread } from "#server/features/matching/index/messages.ts";
import { hasEnded } from "#server/features/matching/index/open-thread.ts";
import type { EarlyStart } from "#server/start-early.ts";

/**
 * Threads of the index that have loaded their knowledge, which takes two seconds of a processor: an app that
 * stops leaves its own to the next one of this worker.
 */
const spare: Worker[] = [];

/** One that is held up is not waited for. */
const LEAVES_WITHIN_MS = 5000;

export const spareIndexThread = (): EarlyStart => ({
  indexThread: spare.pop(),
  releaseThread: async (thread) => {
    if (await hasLeft(thread)) spare.push(thread);
    else await thread.terminate();
  },
});

async function hasLeft(thread: Worker): Promise<boolean> {
  if (hasEnded(thread)) return false;
  const left = await new Promise<boolean>((resolve) => {
    const timer = setTimeout(resolve, LEAVES_WITHIN_MS, false);
    const settle = (isThere: boolean) => {
      clearTimeout(timer);
      resolve(isThere);
    };
    thread.once("exit", () => settle(false));
    thread.on("message", (message: FromThread) => {
      if ("left" in message) settle(true);
    });
    thread.postMessage({ leave: true } satisfies ToThread);
  });
  for (const event of ["message", "exit", "error"]) thread.removeAllListeners(event);
  // As where it was opened: until somebody listens, a failure shows in that it has ended.
  thread.on("error", () => {});
  thread.unref();
  return left;
}
