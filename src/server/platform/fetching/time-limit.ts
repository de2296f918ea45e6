/** Time that can be stopped: waiting for a turn is not the website's fault. */
export interface TimeLimit {
  readonly signal: AbortSignal;
  /** What happens meanwhile takes no time. */
  without<T>(work: () => Promise<T>): Promise<T>;
  end(): void;
}

export function startTimeLimit(limitMs: number): TimeLimit {
  const controller = new AbortController();
  let left = limitMs;
  let since = performance.now();
  const timeUp = () => controller.abort(new Error("The time is up."));
  let timer = setTimeout(timeUp, left);
  return {
    signal: controller.signal,
    async without(work) {
      clearTimeout(timer);
      left -= performance.now() - since;
      try {
        return await work();
      } finally {
        since = performance.now();
        timer = setTimeout(timeUp, Math.max(0, left));
      }
    },
    end: () => clearTimeout(timer),
  };
}
