import { setTimeout as pause } from "node:timers/promises";
import { Refusal } from "../faults.ts";
import type { Log } from "../log.ts";
import type { JobContext } from "./job.ts";

/** Which part of the work is next: so many, after the last one of the bite before. */
export interface Bite {
  readonly after: string;
  readonly limit: number;
}

interface Work<Item> {
  readonly context: Pick<JobContext, "signal">;
  readonly stopping: AbortSignal;
  readonly log: Log;
  /** What is left, in the order of its ids. */
  readonly take: (bite: Bite) => Promise<readonly Item[]>;
  readonly idOf: (item: Item) => string;
  readonly work: (item: Item) => Promise<unknown>;
}

const AT_ONCE = 20;
const FIRST_ID = "00000000-0000-0000-0000-000000000000";
const LONGEST_REST_MS = 1000;

/**
 * Goes through much work gently: a few at a time, with as long a rest after each as it took, so that others get at
 * least half of what it uses. Answers whether it got to the end; a process that stops does not wait for it, and
 * whoever comes next takes what the tables say is left.
 */
export async function inBites<Item>(job: Work<Item>): Promise<boolean> {
  const { context, stopping, take, idOf } = job;
  for (let after = FIRST_ID; ; ) {
    const items = await take({ after, limit: AT_ONCE });
    for (const item of items) {
      context.signal.throwIfAborted();
      if (stopping.aborted) return false;
      const began = performance.now();
      await tryOne(job, item);
      await pause(Math.min(LONGEST_REST_MS, performance.now() - began));
    }
    const last = items.at(-1);
    if (last === undefined || items.length < AT_ONCE) return true;
    after = idOf(last);
  }
}

/** One that fails by itself must not hold up the others; one that nobody can do now ends this go. */
async function tryOne<Item>({ work, idOf, log }: Work<Item>, item: Item): Promise<void> {
  try {
    await work(item);
  } catch (error) {
    if (error instanceof Refusal && error.fault === "unavailable") throw error;
    log.warn({ err: error, id: idOf(item) }, "one of many was left out");
  }
}
