import { Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { Agent, buildConnector, fetch, type Response } from "undici";
import { invalid, Refusal } from "../faults.ts";
import { FetchRefused } from "./fetch-refused.ts";
import { FETCH_SENTENCES as say } from "./fetch-sentences.ts";
import type { StandIns } from "./stand-ins.ts";

export interface FetchOptions extends HopRules {
  /** Who is asking, and where to complain. */
  readonly userAgent: string;
  readonly maxBytes?: number;
  /** What is longer is cut there, and not refused. */
  readonly isCutShort?: boolean;
  readonly timeoutMs?: number;
  readonly maxRedirects?: number;
  /** What is read; anything else is refused. Everything is with ANY_TYPE. */
  readonly contentTypes?: readonly string[];
  /** Sent besides, and only to the origin that was asked for: they may hold a key. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Awaited before every hop, redirects too; throwing ends it. Its time is not the website's. */
  readonly beforeHop?: (url: URL) => Promise<void>;
  readonly signal?: AbortSignal | undefined;
}

export interface FetchedPage {
  /** After redirects. */
  readonly url: string;
  readonly text: string;
}

const LIMITS = { maxBytes: 2 * 1024 * 1024, timeoutMs: 10_000, maxRedirects: 5 };
/** Whatever it says of itself. */
export const ANY_TYPE = "*/*";
const HTML = ["text/html", "application/xhtml+xml"];
const REDIRECTS = [301, 302, 303, 307, 308];

/**
 * A page from an address that a stranger typed. Every hop is judged, and the connection goes to the address
 * that was judged: a name that means something else a moment later changes nothing. Why a page was not read
 * is a refusal with a sentence.
 */
export async function guardedFetch(address: string, options: FetchOptions): Promise<FetchedPage> {
  const time = startTimeLimit(options.timeoutMs ?? LIMITS.timeoutMs);
  const signals = options.signal ? [time.signal, options.signal] : [time.signal];
  try {
    return await follow(parsed(address), { ...options, time, signal: AbortSignal.any(signals) });
  } catch (error) {
    if (error instanceof Refusal) throw error;
    if (error instanceof NotOurs) throw error.cause;
    options.signal?.throwIfAborted();
    throw invalid(time.signal.aborted ? say.tooSlow : say.unreachable);
  } finally {
    time.end();
  }
}

/** Nobody answered there; whether somebody does at another address is not said. */
export const isUnreachable = (error: unknown) =>
  error instanceof Refusal && error.message === say.unreachable;

type Options = FetchOptions & { readonly signal: AbortSignal; readonly time: TimeLimit };

async function follow(first: URL, options: Options): Promise<FetchedPage> {
  let url = first;
  for (let left = options.maxRedirects ?? LIMITS.maxRedirects; ; left -= 1) {
    const target = await unlessAborted(judgeHop(url, options), options.signal);
    const hop = url;
    await options.time.without(() => before(hop, options));
    const agent = agentFor(target);
    try {
      const isSameOrigin = url.origin === first.origin;
      const response = await ask(url, agent, { ...options, ...(!isSameOrigin && { headers: {} }) });
      if (!REDIRECTS.includes(response.status)) return await read(url, response, options);
      if (left === 0) throw invalid(say.tooManyRedirects);
      url = parsed(response.headers.get("location") ?? "", url);
    } finally {
      await agent.destroy();
    }
  }
}

/** What the caller's own part throws is the caller's, and no verdict on the website. */
class NotOurs extends Error {}

async function before(url: URL, { beforeHop }: Options): Promise<void> {
  try {
    await beforeHop?.(url);
  } catch (cause) {
    throw new NotOurs("before a hop", { cause });
  }
}

const ask = (
  url: URL,
  dispatcher: Agent,
  { userAgent, signal, headers, contentTypes = HTML }: Options,
) =>
  fetch(url, {
    dispatcher,
    signal,
    redirect: "manual",
    headers: {
      accept: contentTypes.join(", "),
      "accept-language": "en-AU, en;q=0.9",
      ...headers,
      "user-agent": userAgent,
    },
  });

async function read(url: URL, response: Response, options: Options): Promise<FetchedPage> {
  if (!response.ok) throw refusedBy(url, response);
  const contentType = response.headers.get("content-type") ?? "";
  const [type = ""] = contentType.toLowerCase().split(";");
  const wanted = options.contentTypes ?? HTML;
  if (!wanted.includes(ANY_TYPE) && !wanted.includes(type.trim())) throw invalid(say.notAPage);
  const bytes = await bodyOf(response, options);
  return { url: url.href, text: decodePage(bytes, contentType) };
}

const refusedBy = ({ href }: URL, { status, headers }: Response) =>
  new FetchRefused(status, href, headers.get("retry-after") ?? "");

/** Counted as it comes out of compression, whatever the headers say. */
async function bodyOf(response: Response, options: Options): Promise<Uint8Array> {
  const { maxBytes = LIMITS.maxBytes, isCutShort = false } = options;
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    chunks.push(chunk);
    if (bytes <= maxBytes) continue;
    if (!isCutShort) throw invalid(say.tooLarge);
    break;
  }
  return Buffer.concat(chunks).subarray(0, maxBytes);
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

/** So far a page says which letters it is written in (HTML standard). */
const PRESCAN = 1024;
const DECLARED = /<meta[^>]+charset\s*=\s*["']?\s*([\w:.-]+)/i;

/** The text of a page, by its byte order mark, its header or its own word; UTF-8 otherwise. */
function decodePage(bytes: Uint8Array, contentType: string): string {
  const fromHeader = /charset\s*=\s*"?([\w:.-]+)/i.exec(contentType)?.[1];
  const start = new TextDecoder("latin1").decode(bytes.subarray(0, PRESCAN));
  const label = markOf(bytes) ?? fromHeader ?? DECLARED.exec(start)?.[1] ?? "utf-8";
  const decoder = decoderOf(label);
  // In one go, Node takes windows-1252 for Latin-1 and loses the curly quotes; as a stream it does not.
  return decoder.decode(bytes, { stream: true }) + decoder.decode();
}

function markOf([first, second]: Uint8Array): string | undefined {
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  return first === 0xef && second === 0xbb ? "utf-8" : undefined;
}

function decoderOf(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder();
  }
}

/** Time that can be stopped: waiting for a turn is not the website's fault. */
interface TimeLimit {
  readonly signal: AbortSignal;
  /** What happens meanwhile takes no time. */
  without<T>(work: () => Promise<T>): Promise<T>;
  end(): void;
}

function startTimeLimit(limitMs: number): TimeLimit {
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

/** All addresses of a name. */
type Resolve = (host: string, signal?: AbortSignal) => Promise<readonly string[]>;

const PATIENCE = { timeout: 2000, tries: 2 };

/**
 * Asks the name servers itself: the system's own look-up occupies one of the few threads that files and
 * passwords need as well, and nothing ends it. `servers`: others than the machine's, for tests.
 */
export async function resolveName(
  host: string,
  signal?: AbortSignal,
  servers?: readonly string[],
): Promise<string[]> {
  const resolver = new Resolver(PATIENCE);
  if (servers) resolver.setServers(servers);
  signal?.addEventListener("abort", () => resolver.cancel(), { once: true });
  signal?.throwIfAborted();
  // Version 4 first: it is connected to the first one, and not every machine has version 6.
  const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
  signal?.throwIfAborted();
  return found.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
}

/** Where the addresses of the public internet begin and end, in version 6; version 4 has names for the rest. */
const PUBLIC_V6 = ipaddr.parseCIDR("2000::/3");

/** Public by its number, but a cloud's own inside for every machine in it (Azure's wire server). */
const CLOUD_INSIDES = ["168.63.129.16"];

/**
 * Whether an address belongs to the public internet: not to this machine, a private network, a provider's
 * inside, a group, a reserved block, nor to a version 4 address dressed as version 6.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== "unicast" || CLOUD_INSIDES.includes(parsed.toString())) return false;
  return parsed.kind() === "ipv4" || parsed.match(PUBLIC_V6);
}

/** Where a connection goes: to this address, whatever a name may mean a moment later. */
interface Target {
  readonly address: string;
  readonly port: number;
  /** A stand-in on this machine, spoken to without TLS. */
  readonly isStandIn: boolean;
}

interface HopRules {
  /** Only outside production. */
  readonly standIns: StandIns;
  /** Nothing else is connected to: for tests. */
  readonly standInsOnly: boolean;
  readonly resolve?: Resolve;
  /** Ends a question for a name that nobody answers. */
  readonly signal?: AbortSignal | undefined;
}

const PORTS = new Map([
  ["http:", [80, 8080]],
  ["https:", [443, 8443]],
]);
const USUAL_PORT = { "http:": 80, "https:": 443 };

/** Judged anew for every redirect. Throws the reason why an address is not connected to. */
async function judgeHop(url: URL, rules: HopRules): Promise<Target> {
  const { protocol, username, password } = url;
  if (protocol !== "http:" && protocol !== "https:") throw invalid(say.wrongScheme);
  if (username !== "" || password !== "") throw invalid(say.credentials);
  const port = url.port === "" ? USUAL_PORT[protocol] : Number(url.port);
  if (!PORTS.get(protocol)?.includes(port)) throw invalid(say.wrongPort);
  const host = url.hostname.replace(/^\[|\]$/g, "").replace(/\.$/, "");
  const standIn = rules.standIns.get(host.toLowerCase());
  if (standIn) return { ...standIn, isStandIn: true };
  const addresses = isIP(host) ? [host] : await addressesOf(host, rules);
  // One that is not public among several is no mistake of a public website.
  if (!addresses.every(isPublicAddress)) throw invalid(say.notPublic);
  const [address] = addresses;
  if (address === undefined || rules.standInsOnly) throw invalid(say.notPublic);
  return { address, port, isStandIn: false };
}

async function addressesOf(host: string, { resolve, standInsOnly, signal }: HopRules) {
  if (isLocalName(host)) throw invalid(say.notPublic);
  if (standInsOnly && !resolve) throw invalid(say.notPublic);
  try {
    return await (resolve ?? resolveName)(host, signal);
  } catch {
    throw invalid(say.notPublic);
  }
}

/** Names of this machine and of its own network. */
const isLocalName = (host: string) =>
  !host.includes(".") || /\.(?:localhost|local|internal|lan|home\.arpa)$/i.test(host);
