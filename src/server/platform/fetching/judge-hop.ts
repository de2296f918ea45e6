import { Resolver } from "node:dns/promises";
import { isIP } from "node:net";
import ipaddr from "ipaddr.js";
import { invalid } from "../faults.ts";
import { FETCH_SENTENCES as say } from "./fetch-sentences.ts";
import type { StandIns } from "./stand-ins.ts";

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
export interface Target {
  readonly address: string;
  readonly port: number;
  /** A stand-in on this machine, spoken to without TLS. */
  readonly isStandIn: boolean;
}

export interface HopRules {
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
export async function judgeHop(url: URL, rules: HopRules): Promise<Target> {
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
