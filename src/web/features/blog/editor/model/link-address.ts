import { LINK_SCHEMES } from "#contract/blog-html.ts";
import { isUrl } from "#contract/is-url.ts";

const SCHEME = new RegExp(`^(${LINK_SCHEMES.join("|")}):`, "i");
/** Not "//host" and not "/\\host", which browsers take for another site. */
const OWN_PATH = /^\/(?![/\\])/;
const LIKE_A_HOST = /^[\w-]+(\.[\w-]+)+([/?#:]|$)/;
const LIKE_A_MAILBOX = /^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/;

/** Where a link of an article leads; "" unless it may lead there. */
export function safeAddress(href: string): string {
  const text = href.trim();
  return OWN_PATH.test(text) || (SCHEME.test(text) && isUrl(text)) ? text : "";
}

/** The same for what somebody types, who need not begin with https. "https://x" is a slip of the hand. */
export function typedAddress(typed: string): string {
  const text = typed.trim();
  if (/\s/.test(text)) return "";
  if (LIKE_A_MAILBOX.test(text)) return `mailto:${text}`;
  const address = safeAddress(LIKE_A_HOST.test(text) ? `https://${text}` : text);
  const isPage = /^https?:/i.test(address);
  return isPage && !new URL(address).hostname.includes(".") ? "" : address;
}
