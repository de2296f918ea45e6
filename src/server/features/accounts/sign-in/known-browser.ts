import { createHash, randomUUID } from "node:crypto";
import type { Cookies } from "#server/platform/http/cookies.ts";

/**
 * A browser in which somebody signed in before. It has its own count of wrong tries, so that others
 * who guess at the account cannot lock its owner out. The cookie opens nothing by itself.
 */

const COOKIE = "known";
const SECONDS = 365 * 86_400;
const MOST_ACCOUNTS = 5;
const SEPARATOR = ".";

/** Enough to tell accounts apart, without their ids. */
const markOf = (accountId: string) =>
  createHash("sha256").update(accountId).digest("hex").slice(0, 24);

const read = (cookies: Cookies) => {
  const [browser, ...marks] = cookies.readSigned(COOKIE)?.split(SEPARATOR) ?? [];
  return { browser, marks };
};

/** The browser's name, when this account has signed in here before. */
export function knownBrowser(cookies: Cookies, accountId: string): string | undefined {
  const { browser, marks } = read(cookies);
  return marks.includes(markOf(accountId)) ? browser : undefined;
}

export function rememberBrowser(cookies: Cookies, accountId: string): void {
  const { browser = randomUUID(), marks } = read(cookies);
  const mark = markOf(accountId);
  const kept = [mark, ...marks.filter((one) => one !== mark)].slice(0, MOST_ACCOUNTS);
  cookies.keepSigned(COOKIE, [browser, ...kept].join(SEPARATOR), SECONDS);
}
