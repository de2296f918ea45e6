import { isIP } from "node:net";
import { invalid } from "../faults.ts";
import { FETCH_SENTENCES as say } from "./fetch-sentences.ts";
import { isPublicAddress } from "./public-address.ts";
import { type Resolve, resolveName } from "./resolve-name.ts";
import type { StandIns } from "./stand-ins.ts";

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
