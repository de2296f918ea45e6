import { Refusal } from "#server/platform/faults.ts";
import { isPassing } from "#server/platform/processes/task-process.ts";
import { REVIEW_TEXTS as say } from "../texts.ts";

const TRY_AGAIN_SECONDS = 10;

/**
 * Work in another process, for somebody who waits: where that process dies, once more in a fresh one. Whoever
 * waited too long is told to come back, and nothing has happened.
 */
export async function patiently<T>(longestMs: number, work: () => Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(notNow()), longestMs);
  });
  try {
    return await Promise.race([tooLate, twice(work)]);
  } finally {
    clearTimeout(timer);
  }
}

const twice = <T>(work: () => Promise<T>): Promise<T> =>
  work().catch((first) => {
    if (!isPassing(first)) throw first;
    return work().catch((error) => {
      throw isPassing(error) ? notNow() : error;
    });
  });

const notNow = () => new Refusal("unavailable", say.notNow, TRY_AGAIN_SECONDS);
