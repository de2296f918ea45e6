import { randomUUID } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

const DAY = 86_400;
const SESSION_SECONDS = 90 * DAY;
const VISITOR_SECONDS = 7 * DAY;

/** What a route may do to the browser's cookies. */
export interface Cookies {
  startSession(token: string): void;
  endSession(): void;
  readonly sessionToken: string | undefined;
  /** The id in the visitor cookie, if the browser has one. */
  readonly visitor: string | null;
  /** A new visitor id: the old one must not follow a person across sign-in and sign-out. */
  renewVisitor(): string;
  /** The same id for another while, so that it lives as long as what it owns. */
  prolongVisitor(id: string): void;
  /** What a feature keeps in the browser: readable there, but only we can write it. */
  readSigned(name: string): string | undefined;
  keepSigned(name: string, value: string, seconds: number): void;
}

export interface CookieRules {
  readonly secure: boolean;
}

/** `__Host-` binds a cookie to this host over https; plain http (a laptop) cannot have it. */
const nameOf = (name: string, { secure }: CookieRules) => (secure ? `__Host-${name}` : name);

export function readSessionToken(request: FastifyRequest, rules: CookieRules): string | undefined {
  return request.cookies[nameOf("session", rules)];
}

const readVisitor = (request: FastifyRequest, rules: CookieRules): string | null =>
  readSigned(request, "visitor", rules);

export function readSigned(
  request: FastifyRequest,
  name: string,
  rules: CookieRules,
): string | null {
  const raw = request.cookies[nameOf(name, rules)];
  if (!raw) return null;
  const signed = request.unsignCookie(raw);
  return signed.valid ? signed.value : null;
}

export function cookiesOf(
  request: FastifyRequest,
  reply: FastifyReply,
  rules: CookieRules,
): Cookies {
  const { server } = request;
  // Written as plain headers at once: a stream takes over the response before any hook could.
  const set = (name: string, value: string, maxAge: number) => {
    const options = { path: "/", httpOnly: true, sameSite: "lax", secure: rules.secure } as const;
    const line = server.serializeCookie(nameOf(name, rules), value, { ...options, maxAge });
    reply.header("set-cookie", line);
  };
  const keepVisitor = (id: string) => set("visitor", server.signCookie(id), VISITOR_SECONDS);
  return {
    sessionToken: readSessionToken(request, rules),
    visitor: readVisitor(request, rules),
    startSession: (token) => set("session", token, SESSION_SECONDS),
    endSession: () => set("session", "", 0),
    renewVisitor() {
      const visitor = randomUUID();
      keepVisitor(visitor);
      return visitor;
    },
    prolongVisitor: keepVisitor,
    readSigned: (name) => readSigned(request, name, rules) ?? undefined,
    keepSigned: (name, value, seconds) => set(name, value && server.signCookie(value), seconds),
  };
}
