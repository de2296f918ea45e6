import { isIPv6 } from "node:net";
import type { FastifyRequest } from "fastify";
import type { Client } from "./caller.ts";

export function clientOf(
  request: FastifyRequest,
  { isPublished }: { isPublished: boolean },
): Client {
  return {
    address: request.ip,
    network: networkOf(request.ip),
    userAgent: (request.headers["user-agent"] ?? "").slice(0, 300),
    isLocal: !isPublished && isLocal(request),
    isCrossSite: request.headers["sec-fetch-site"] === "cross-site",
    isGlance:
      request.method === "HEAD" ||
      /prefetch|prerender/.test(String(request.headers["sec-purpose"])),
  };
}

const LOCAL_HOST = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/;

/** The Host header too: a page elsewhere may have pointed its own name at this machine. */
function isLocal({ headers, socket }: FastifyRequest): boolean {
  if (headers["x-forwarded-for"] ?? headers.forwarded ?? headers["x-real-ip"]) return false;
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
