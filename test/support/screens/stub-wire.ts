import { isConnectionLost, replyTo } from "./stub-api.ts";

/**
 * The three ways in which the browser reaches the server, led to the stub. What the test runner itself
 * fetches goes on as before.
 */

const OF_THE_RUNNER = /^\/(@|node_modules\/|src\/|test\/|__vitest)/;
const realFetch = globalThis.fetch;

export function replaceWire(): void {
  globalThis.fetch = stubFetch;
  globalThis.XMLHttpRequest = StubUpload as unknown as typeof XMLHttpRequest;
  globalThis.EventSource = StubEvents as unknown as typeof EventSource;
}

const stubFetch: typeof fetch = async (input, init) => {
  const address = input instanceof Request ? input.url : String(input);
  const { pathname, origin } = new URL(address, location.href);
  if (origin !== location.origin || OF_THE_RUNNER.test(pathname)) return realFetch(input, init);
  const body = typeof init?.body === "string" ? init.body : undefined;
  const answer = replyTo(init?.method ?? "GET", address, body).catch((error) => {
    if (isConnectionLost(error)) throw new TypeError("Failed to fetch");
    throw error;
  });
  const { status, text } = await Promise.race([answer, abortOf(init?.signal)]);
  return new Response(text, { status, headers: { "content-type": "application/json" } });
};

function abortOf(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener("abort", () => reject(signal.reason));
  });
}

/** As much of XMLHttpRequest as src/web/lib/upload.ts uses. */
class StubUpload {
  readonly upload: { onprogress?: (event: ProgressEvent) => void } = {};
  status = 0;
  responseText = "";
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  #method = "";
  #address = "";
  #given = false;

  open(method: string, address: string): void {
    this.#method = method;
    this.#address = address;
  }

  setRequestHeader(): void {}

  abort(): void {
    if (this.#given) return;
    this.#given = true;
    givenUp += 1;
    this.onabort?.();
    this.onloadend?.();
  }

  send(form: FormData): void {
    uploads.push(this);
    replyTo(this.#method, this.#address, form).then(
      ({ status, text }) => {
        this.status = status;
        this.responseText = text;
        this.#end(this.onload);
      },
      () => this.#end(this.onerror),
    );
  }

  #end(tell: (() => void) | undefined): void {
    if (this.#given) return;
    this.#given = true;
    tell?.();
    this.onloadend?.();
  }
}

let uploads: StubUpload[] = [];
let givenUp = 0;
let streams: StubEvents[] = [];

/** Tells the newest upload that so many bytes of so many have left. */
export function uploadProgress(loaded: number, total: number): void {
  uploads.at(-1)?.upload.onprogress?.(new ProgressEvent("progress", { loaded, total }));
}

/** How many uploads were stopped before their answer. */
export const uploadsGivenUp = () => givenUp;

/** As much of EventSource as src/web/lib/live.ts uses. */
class StubEvents {
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;

  constructor() {
    streams.push(this);
    queueMicrotask(() => this.onopen?.());
  }

  close(): void {
    streams = streams.filter((one) => one !== this);
  }
}

/** Says to the screen, as the server would, that what a line answers has changed. */
export function liveEvent(topic: string): void {
  for (const stream of streams) stream.onmessage?.({ data: JSON.stringify({ topic }) });
}

export function resetWire(): void {
  uploads = [];
  givenUp = 0;
  streams = [];
}
