import type { Log } from "#server/platform/log.ts";
import { builtFile } from "#server/platform/processes/built-file.ts";
import { createProcessPool, type ProcessPool } from "#server/platform/processes/process-pool.ts";
import type { Card } from "./card-page.ts";

/** Drawing a card takes some hundred milliseconds: beside the server, not in it. */
export interface CardPrinter {
  print(card: Card): Promise<Uint8Array>;
  start(): void;
  stop(): Promise<void>;
}

const TIMES = { taskMs: 15_000, firstMs: 40_000 };
const POOL = { processes: 1, waiting: 20, niceness: 10, memoryMb: 400 };
const SENTENCE = "The picture could not be drawn.";
/** A card is drawn once: nobody needs a process for the next one, which may come in a week. */
const IDLE_MS = 20_000;

export function createCardPrinter(log: Log): CardPrinter {
  const file = builtFile("card-process");
  const sentences = { tooLong: SENTENCE, died: SENTENCE };
  let pool: ProcessPool | undefined;
  let waiting = 0;
  let tidy: NodeJS.Timeout | undefined;

  async function stop(): Promise<void> {
    clearTimeout(tidy);
    const ended = pool;
    pool = undefined;
    await ended?.stop();
  }

  return {
    async print(card) {
      clearTimeout(tidy);
      pool ??= createProcessPool({ ...POOL, firstMs: TIMES.firstMs, file, sentences, log });
      waiting += 1;
      try {
        // The answer's type is the task's: card-process.ts has the other half.
        return (await pool.run("card", card, TIMES.taskMs)) as Uint8Array;
      } finally {
        waiting -= 1;
        if (waiting === 0) tidy = setTimeout(() => void stop(), IDLE_MS).unref();
      }
    },
    start: () => {},
    stop,
  };
}
