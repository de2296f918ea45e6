import { randomBytes, timingSafeEqual } from "node:crypto";
import type { FastifyRequest } from "fastify";
import { type CookieRules, type Cookies, readSigned } from "./cookies.ts";

/**
 * On one's own machine without PUBLIC_URL, whoever started the program is shown what nobody else may see:
 * the mailbox, the demo administrator, the metrics. That a request comes from this machine does not say
 * so, for a proxy on it hands on requests from everywhere. The program prints a link with this token;
 * the link leaves a signed cookie in the browser, and programs send the token itself.
 */
export const createStartToken = (): string => randomBytes(24).toString("base64url");

/** The path of the link; `src/contract/platform.ts` has its line. */
export const startLink = (url: string, token: string): string => `${url}/dev/open?token=${token}`;

const COOKIE = "started-here";
/** Nothing else that is signed for a cookie reads like this. */
const VALUE = "this browser was opened by whoever started the program";
const DAYS_30 = 30 * 86_400;

export const rememberStarter = (cookies: Cookies): void =>
  cookies.keepSigned(COOKIE, VALUE, DAYS_30);

export function isStarter(
  request: FastifyRequest,
  rules: CookieRules & { readonly startToken: string },
): boolean {
  const bearer = bearerOf(request);
  return readSigned(request, COOKIE, rules) === VALUE || sameSecret(bearer, rules.startToken);
}

export const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/.exec(headers.authorization ?? "")?.[1];

/** Takes as long whatever differs, so that time tells nothing but the length. */
export function sameSecret(given: string | undefined, expected: string | undefined): boolean {
  if (!given || !expected) return false;
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
