import { ModelError } from "./model-error.ts";

const MEGABYTE = 1024 * 1024;

/** Longer than any answer that we ask for, shorter than anything that hurts. */
const LONGEST = MEGABYTE;

/** The text of an answer, as far as it is text, within bounds, and only until the signal. */
async function readBody(response: Response, signal: AbortSignal): Promise<string> {
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

export interface ModelConfig {
  /** Of an OpenAI-compatible API: "https://host/v1". */
  readonly baseUrl: string;
  /** "" for servers that want none. */
  readonly apiKey: string;
  readonly name: string;
  readonly timeoutMs: number;
}

export interface ChatParts {
  readonly config: ModelConfig;
  readonly fetch: typeof fetch;
  readonly clock: () => Date;
}

/** A request that the server calls bad: perhaps it only cannot give the form that was asked for. */
export class BadRequest extends ModelError {
  readonly complaint: string;
  constructor(message: string, complaint: string) {
    super("http", message);
    this.complaint = complaint;
  }
}

const FIRST_PAUSE_MS = 500;
const PASSING = new Set([408, 409, 429]);
const BAD = new Set([400, 422]);

/** How often one question may be tried again, over all of its requests. */
export interface Patience {
  retries: number;
}

/** The text of a good answer. What may be over in a moment is tried again while there is time. */
export async function postChat(
  parts: ChatParts,
  body: unknown,
  deadline: Deadline,
  patience: Patience,
): Promise<string> {
  for (let attempt = 0; ; attempt++) {
    const outcome = await attemptPost(parts, body, deadline);
    if ("text" in outcome) return outcome.text;
    const usual = FIRST_PAUSE_MS * 2 ** attempt * (0.75 + Math.random() / 2);
    const pauseMs = outcome.pauseMs ?? usual;
    const isWorthIt = outcome.passes && patience.retries > 0 && pauseMs < deadline.leftMs();
    if (!isWorthIt) throw outcome.fault;
    patience.retries -= 1;
    await deadline.pause(pauseMs);
  }
}

type Outcome =
  | { readonly text: string }
  | { readonly fault: ModelError; readonly passes: boolean; readonly pauseMs?: number | undefined };

async function attemptPost(
  { config, fetch, clock }: ChatParts,
  body: unknown,
  { signal }: Deadline,
): Promise<Outcome> {
  try {
    const response = await fetch(chatUrl(config.baseUrl), {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json",
        ...(config.apiKey && { authorization: `Bearer ${config.apiKey}` }),
      },
      body: JSON.stringify(body),
      // Never followed: the key and the documents are for this server only.
      redirect: "manual",
      signal,
    });
    const text = await readBody(response, signal);
    return response.ok ? { text } : refused(response, text, clock);
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (error instanceof ModelError) throw error;
    // Only the code: fetch's own messages may repeat a header or an address.
    const why = errorCode(error) ?? "the connection failed";
    return {
      fault: new ModelError("network", `The model cannot be reached (${why}).`),
      passes: true,
    };
  }
}

function refused(response: Response, text: string, clock: () => Date): Outcome {
  const { status } = response;
  if (response.type === "opaqueredirect" || (status >= 300 && status < 400))
    return { passes: false, fault: new ModelError("http", "The model's address redirects.") };
  const code = codeIn(text);
  const message = `The model answered with status ${status}${code && ` (${code})`}.`;
  if (code === "content_filter")
    return { passes: false, fault: new ModelError("refusal", message) };
  if (BAD.has(status)) return { passes: false, fault: new BadRequest(message, text) };
  return {
    fault: new ModelError(status === 429 ? "rate-limited" : "http", message),
    passes: PASSING.has(status) || status >= 500,
    pauseMs: retryAfterMs(response.headers.get("retry-after"), clock),
  };
}

/** Seconds, or a date. */
function retryAfterMs(header: string | null, clock: () => Date): number | undefined {
  if (header === null) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - clock().getTime();
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}

/** "insufficient_quota": the one word of an error body that repeats nothing of the request. */
const codeIn = (text: string) =>
  /"(?:code|type)"\s*:\s*"([a-z]+(?:_[a-z]+){0,5})"/.exec(text.slice(0, 10_000))?.[1] ?? "";

function chatUrl(baseUrl: string): URL {
  const url = new URL(baseUrl);
  url.pathname = `${url.pathname.replace(/\/+$/, "")}/chat/completions`;
  return url;
}

function errorCode(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ("code" in error && typeof error.code === "string") return error.code;
  return errorCode(error.cause);
}

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
