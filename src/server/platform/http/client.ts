import { isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";
import type { Client } from "./caller.ts";
import type { CookieRules } from "./cookies.ts";
import { isStarter } from "./start-token.ts";

interface ClientRules extends CookieRules {
  readonly isPublished: boolean;
  readonly startToken: string;
}

export function clientOf(request: FastifyRequest, rules: ClientRules): Client {
  return {
    address: request.ip,
    network: networkOf(request.ip),
    userAgent: (request.headers["user-agent"] ?? "").slice(0, 300),
    isLocal: !rules.isPublished && isLocal(request) && isStarter(request, rules),
    isCrossSite: request.headers["sec-fetch-site"] === "cross-site",
    isGlance:
      request.method === "HEAD" ||
      /prefetch|prerender/.test(String(request.headers["sec-purpose"])),
  };
}

const LOCAL_HOST = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;

const BY_PROXIES = [
  "forwarded",
  "via",
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-real-ip",
  "cf-connecting-ip",
  "true-client-ip",
];

/** The Host header too: a page elsewhere may have pointed its own name at this machine. */
function isLocal({ headers, socket }: FastifyRequest): boolean {
  if (BY_PROXIES.some((name) => headers[name] !== undefined)) return false;
  const peer = (socket.remoteAddress ?? "").replace(/^::ffff:/, "");
  return (peer.startsWith("127.") || peer === "::1") && LOCAL_HOST.test(headers.host ?? "");
}

/** One customer usually gets a whole /64 and could count as endlessly many addresses. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail = ""] = (plain.split("%")[0] ?? "").split("::");
  const before = head.split(":").filter(Boolean);
  const after = tail.split(":").filter(Boolean);
  const missing = plain.includes("::") ? Array(8 - before.length - after.length).fill("0") : [];
  const groups = [...before, ...missing, ...after].map((group) => Number.parseInt(group, 16));
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":")}::/64`;
}
