import { Agent, buildConnector, fetch, type Response } from "undici";
import { invalid, Refusal } from "../faults.ts";
import { decodePage } from "./decode-page.ts";
import { FETCH_SENTENCES as say } from "./fetch-sentences.ts";
import { type HopRules, judgeHop, type Target } from "./judge-hop.ts";

export interface FetchOptions extends HopRules {
  /** Who is asking, and where to complain. */
  readonly userAgent: string;
  readonly maxBytes?: number;
  readonly timeoutMs?: number;
  readonly maxRedirects?: number;
  /** What is read; anything else is refused. */
  readonly contentTypes?: readonly string[];
  readonly signal?: AbortSignal | undefined;
}

export interface FetchedPage {
  /** After redirects. */
  readonly url: string;
  readonly text: string;
}

const LIMITS = { maxBytes: 2 * 1024 * 1024, timeoutMs: 10_000, maxRedirects: 5 };
const HTML = ["text/html", "application/xhtml+xml"];
const REDIRECTS = [301, 302, 303, 307, 308];

/**
 * A page from an address that a stranger typed. Every hop is judged, and the connection goes to the address
 * that was judged: a name that means something else a moment later changes nothing. Why a page was not read
 * is a refusal with a sentence.
 */
export async function guardedFetch(address: string, options: FetchOptions): Promise<FetchedPage> {
  const timeout = AbortSignal.timeout(options.timeoutMs ?? LIMITS.timeoutMs);
  const signal = options.signal ? AbortSignal.any([timeout, options.signal]) : timeout;
  try {
    return await follow(parsed(address), { ...options, signal });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    options.signal?.throwIfAborted();
    throw invalid(timeout.aborted ? say.tooSlow : say.unreachable);
  }
}

/** Nobody answered there; whether somebody does at another address is not said. */
export const isUnreachable = (error: unknown) =>
  error instanceof Refusal && error.message === say.unreachable;

type Options = FetchOptions & { readonly signal: AbortSignal };

async function follow(first: URL, options: Options): Promise<FetchedPage> {
  let url = first;
  for (let left = options.maxRedirects ?? LIMITS.maxRedirects; ; left -= 1) {
    const target = await unlessAborted(judgeHop(url, options), options.signal);
    const agent = agentFor(target);
    try {
      const response = await ask(url, agent, options);
      if (!REDIRECTS.includes(response.status)) return await read(url, response, options);
      if (left === 0) throw invalid(say.tooManyRedirects);
      url = parsed(response.headers.get("location") ?? "", url);
    } finally {
      await agent.destroy();
    }
  }
}

const ask = (url: URL, dispatcher: Agent, { userAgent, signal, contentTypes = HTML }: Options) =>
  fetch(url, {
    dispatcher,
    signal,
    redirect: "manual",
    headers: {
      accept: contentTypes.join(", "),
      "accept-language": "en-AU, en;q=0.9",
      "user-agent": userAgent,
    },
  });

async function read(url: URL, response: Response, options: Options): Promise<FetchedPage> {
  if (!response.ok) throw invalid(say.refused(response.status));
  const contentType = response.headers.get("content-type") ?? "";
  const [type = ""] = contentType.toLowerCase().split(";");
  if (!(options.contentTypes ?? HTML).includes(type.trim())) throw invalid(say.notAPage);
  const bytes = await bodyOf(response, options.maxBytes ?? LIMITS.maxBytes);
  return { url: url.href, text: decodePage(bytes, contentType) };
}

/** Counted as it comes out of compression, whatever the headers say. */
async function bodyOf(response: Response, maxBytes: number): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw invalid(say.tooLarge);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** The name stays in the request and in the TLS handshake; only where it leads is settled. */
function agentFor({ address, port, isStandIn }: Target): Agent {
  const connect = buildConnector({});
  return new Agent({
    connect: (how, done) => {
      const protocol = isStandIn ? "http:" : how.protocol;
      connect({ ...how, protocol, hostname: address, port: String(port) }, done);
    },
  });
}

/** A name that nobody answers for must not outlast the time. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
    work.then(resolve, reject);
  });
}

function parsed(address: string, base?: URL): URL {
  try {
    return new URL(address, base);
  } catch {
    throw invalid(say.badAddress);
  }
}
