/** So many at once; others wait in line until it is their turn or their signal is aborted. */
export function createTurns(atOnce: number) {
  let active = 0;
  const line = new Set<() => void>();
  const take = (signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason);
      if (active < atOnce) {
        active += 1;
        return resolve();
      }
      const leave = () => {
        line.delete(enter);
        reject(signal.reason);
      };
      const enter = () => {
        line.delete(enter);
        signal.removeEventListener("abort", leave);
        resolve();
      };
      line.add(enter);
      signal.addEventListener("abort", leave, { once: true });
    });
  const give = () => {
    const [next] = line;
    if (next) next();
    else active -= 1;
  };
  return async <T>(signal: AbortSignal, work: () => Promise<T>): Promise<T> => {
    await take(signal);
    try {
      return await work();
    } finally {
      give();
    }
  };
}
