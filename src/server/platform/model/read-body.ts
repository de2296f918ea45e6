import { ModelError } from "./model-error.ts";

const MEGABYTE = 1024 * 1024;

/** Longer than any answer that we ask for, shorter than anything that hurts. */
const LONGEST = MEGABYTE;

/** The text of an answer, as far as it is text, within bounds, and only until the signal. */
export async function readBody(response: Response, signal: AbortSignal): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return "";
  const stop = () => void reader.cancel().catch(() => {});
  signal.addEventListener("abort", stop, { once: true });
  const pieces: Uint8Array[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (signal.aborted) throw signal.reason;
      if (done) return decode(pieces);
      length += value.byteLength;
      if (length > LONGEST)
        throw new ModelError(
          "bad-response",
          `The model's answer is longer than ${LONGEST / MEGABYTE} MB.`,
        );
      pieces.push(value);
    }
  } finally {
    signal.removeEventListener("abort", stop);
    stop();
  }
}

/** Strict: a replaced letter would make a true quotation a false one. */
function decode(pieces: readonly Uint8Array[]): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(pieces));
  } catch {
    throw new ModelError("bad-response", "The model's answer is not UTF-8 text.");
  }
}
