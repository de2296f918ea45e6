import { unavailable } from "./faults.ts";

/** Runs at most `running` pieces of work at once; `waiting` more stand in line, others are refused. */
export function atMost(running: number, waiting: number) {
  let active = 0;
  const line: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (active >= running) {
      if (line.length >= waiting)
        throw unavailable("The service is busy right now. Please try again in a moment.");
      await new Promise<void>((resolve) => line.push(resolve));
    } else {
      active += 1;
    }
    try {
      return await work();
    } finally {
      const next = line.shift();
      if (next) next();
      else active -= 1;
    }
  };
}
