import type { CheerioAPI } from "cheerio";
import { isUrl } from "#contract/is-url.ts";

/** Say where a visitor came from or who it is, and nothing about the page, on any website. */
const TRACKING =
  /^(?:utm_.*|fbclid|gclid|gclsrc|gbraid|wbraid|dclid|msclkid|yclid|igshid|mc_[ce]id|_g[al]|_hs.*|(?:php|asp|j)?sess(?:ion)?_?id.*|cfid|cftoken)$/i;
const SESSION_IN_PATH = /;jsessionid=[^/?#]*/i;
const LONGEST = 2000;

/**
 * A link's whole address, in the form in which the same page is always the same text: no fragment, no
 * tracking, no session. "" when it leads to no web page.
 */
export function webAddress(href: string, base: string): string {
  const bare = href.trim();
  // A place on the same page is no other page.
  if (/^(?:#|$)/.test(bare) || bare.length > LONGEST || !isUrl(bare, base)) return "";
  const url = new URL(bare, base);
  if (!/^https?:$/.test(url.protocol) || url.username !== "" || url.password !== "") return "";
  url.hash = "";
  return withoutTracking(url).href;
}

/** The same page's address. What stays is not written anew: a website may tell "+" from "%20". */
export function withoutTracking(address: URL): URL {
  const url = new URL(address);
  url.pathname = url.pathname.replace(SESSION_IN_PATH, "");
  const said = url.search.slice(1).split("&");
  url.search = said.filter((pair) => !TRACKING.test(pair.split("=", 1)[0] ?? "")).join("&");
  return url;
}

/** What the page's links are relative to. */
export function baseOf(page: CheerioAPI, url: string): string {
  const base = page("base[href]").first().attr("href") ?? "";
  return webAddress(base, url) || url;
}
