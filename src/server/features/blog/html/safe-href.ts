import { LINK_SCHEMES } from "#contract/blog-html.ts";
import { isUrl } from "#contract/is-url.ts";

const SCHEME = new RegExp(`^(${LINK_SCHEMES.join("|")}):`, "i");
/** Not "//host" and not "/\\host", which browsers take for another site. */
const OWN_PATH = /^\/(?![/\\])/;
/** Browsers leave these out before they look at an address, wherever they stand. */
const UNSEEN = /\p{Cc}/gu;

/** The address of a link as it may be kept; undefined for one that may lead anywhere else. */
export function safeHref(raw: string): string | undefined {
  const href = raw.replace(UNSEEN, "").trim();
  if (OWN_PATH.test(href)) return href;
  return SCHEME.test(href) && isUrl(href) ? href : undefined;
}

export const leadsElsewhere = (href: string) => /^https?:/i.test(href);
