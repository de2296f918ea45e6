import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";

/** Proxies give up on a connection on which nothing comes. */
const EVERY_MS = 15_000;

/**
 * An answer that may take minutes. What is there at once is answered like any other, refusals too; after
 * that the status is said, a space goes out now and then, and JSON does not mind spaces before it.
 * `faultOf` says what is written in place of an answer that fails then.
 */
export async function holdOpen(
  answer: Promise<unknown>,
  faultOf: (error: unknown) => unknown,
  everyMs = EVERY_MS,
): Promise<string | Readable> {
  const waited = new AbortController();
  const first = await Promise.race([
    answer.then((value) => ({ value })),
    sleep(everyMs, undefined, { signal: waited.signal, ref: false }).catch(() => undefined),
  ]).finally(() => waited.abort());
  if (first) return JSON.stringify(first.value);
  return spacesBefore(answer.catch(faultOf), everyMs);
}

function spacesBefore(answer: Promise<unknown>, everyMs: number): Readable {
  const body = new Readable({ read() {} });
  body.push(" ");
  const timer = setInterval(() => body.push(" "), everyMs).unref();
  // Whoever left is not written to; what they had asked for goes on.
  body.once("close", () => clearInterval(timer));
  void answer.then((value) => {
    clearInterval(timer);
    if (body.destroyed) return;
    body.push(JSON.stringify(value));
    body.push(null);
  });
  return body;
}
