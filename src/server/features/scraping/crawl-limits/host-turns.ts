import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "#server/platform/database/database.ts";
import { unavailable } from "#server/platform/faults.ts";
import { POLITE_SENTENCES as say } from "./crawl-sentences.ts";
import { giveTurnBack, takeTurn, waitFor } from "./host-records.ts";

/** One after another: nobody is asked by two of us at once, nor before the time between two has passed. */
export interface Visit {
  /** Waits for the host's turn, and has it until `leave`. */
  enter(host: string): Promise<void>;
  /** The next comes after the usual time, or after `delayMs` where the host wants it longer. */
  leave(how?: { readonly delayMs?: number; readonly isWell?: boolean }): Promise<void>;
}

export interface Turns {
  visit(signal: AbortSignal | undefined): Visit;
}

/** Whoever asks to be left alone for longer is not waited for. */
export const LONGEST_WAIT_MS = 60_000;
const SHORTEST_NAP_MS = 20;

/**
 * A turn is a row in the database, so several processes keep the rate together, and one that was killed has
 * left its mark. It is never taken in advance: who waits sees what the host said meanwhile.
 */
export function createHostTurns(database: Database, intervalMs: number): Turns {
  async function turnOf(host: string, signal: AbortSignal | undefined): Promise<string> {
    for (;;) {
      signal?.throwIfAborted();
      const turn = await takeTurn(database, host);
      if (turn !== undefined) return turn;
      const { freeMs, askedMs } = await waitFor(database, host);
      if (askedMs > LONGEST_WAIT_MS)
        throw unavailable(say.leftAlone(host, Math.ceil(askedMs / 1000)));
      // Somebody has it: it is free an interval after they are done, which may be before their time is up.
      const napMs = Math.min(freeMs + 1, Math.max(intervalMs, SHORTEST_NAP_MS));
      await abortable(Math.max(napMs, 1), signal);
    }
  }

  return {
    visit(signal) {
      let held: { readonly host: string; readonly turn: string } | undefined;
      return {
        async enter(host) {
          held = { host, turn: await turnOf(host, signal) };
        },
        async leave({ delayMs = 0, isWell = false } = {}) {
          const left = held;
          held = undefined;
          if (!left) return;
          const gapMs = Math.max(intervalMs, delayMs);
          await giveTurnBack(database, { ...left, gapMs, isWell });
        },
      };
    },
  };
}

/** With the signal's own reason, whatever the timer calls it. */
async function abortable(ms: number, signal: AbortSignal | undefined): Promise<void> {
  await sleep(ms, undefined, { signal }).catch((error) => {
    signal?.throwIfAborted();
    throw error;
  });
}
