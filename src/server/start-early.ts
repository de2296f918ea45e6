import type { Worker } from "node:worker_threads";
import { openIndexThread } from "./features/matching/index/open-thread.ts";
import type { Config } from "./platform/config.ts";

/** What takes long to load and needs no database for it. */
export interface EarlyStart {
  readonly indexThread?: Worker | undefined;
  /** What becomes of the index's thread in the end; without it, the thread ends. */
  readonly releaseThread?: (thread: Worker) => Promise<void>;
}

export const startEarly = ({ warmUp }: Config): EarlyStart =>
  warmUp ? { indexThread: openIndexThread() } : {};
