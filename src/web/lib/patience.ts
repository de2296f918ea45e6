import { ApiError } from "./api.ts";

/** A server that has just started says that it is not ready yet. */
const NOT_READY = { tries: 20, apartMs: 3000 };
const SERVICE_UNAVAILABLE = 503;

/** Rejects with the signal's reason when somebody gives up meanwhile. */
export function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(signal.reason);
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}

/** What passes by itself is waited for; a refusal stays a refusal. */
export async function onceReady<Answer>(
  ask: () => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await ask();
    } catch (error) {
      if (!isNotReady(error) || tries === NOT_READY.tries) throw error;
      await pause(NOT_READY.apartMs, signal);
    }
  }
}

const isNotReady = (error: unknown) =>
  error instanceof ApiError && error.status === SERVICE_UNAVAILABLE;
