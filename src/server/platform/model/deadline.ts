import { ModelError } from "./model-error.ts";

/** One end for everything that is done for one question: waiting, asking, reading, asking again. */
export interface Deadline {
  /** Aborted with a ModelError when time is up, or with the caller's reason when they gave up. */
  readonly signal: AbortSignal;
  leftMs(): number;
  /** Resolves after `ms`, or rejects with the reason of the signal. */
  pause(ms: number): Promise<void>;
  /** Nothing is waited for any more. */
  clear(): void;
}

export function startDeadline(
  timeoutMs: number,
  clock: () => Date,
  outer: AbortSignal | undefined,
): Deadline {
  const ending = new AbortController();
  const { signal } = ending;
  const until = clock().getTime() + timeoutMs;
  const late = `The model did not answer within ${timeoutMs / 1000} seconds.`;
  const timer = setTimeout(() => ending.abort(new ModelError("timeout", late)), timeoutMs);
  // By hand: what AbortSignal.any returns may be collected while only its event is waited for.
  const giveUp = () => ending.abort(outer?.reason);
  outer?.addEventListener("abort", giveUp, { once: true });
  if (outer?.aborted) giveUp();
  return {
    signal,
    leftMs: () => until - clock().getTime(),
    pause: (ms) =>
      new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason);
        const stop = () => {
          clearTimeout(waiting);
          reject(signal.reason);
        };
        const waiting = setTimeout(() => {
          signal.removeEventListener("abort", stop);
          resolve();
        }, ms);
        signal.addEventListener("abort", stop, { once: true });
      }),
    clear() {
      clearTimeout(timer);
      outer?.removeEventListener("abort", giveUp);
    },
  };
}
