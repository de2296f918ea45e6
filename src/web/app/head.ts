import { CARD_SIZE } from "#contract/card-size.ts";

/** What a page tells those who do not see it: tabs, search engines, links shared elsewhere. */
export interface Head {
  title: string;
  /** What the tab says, exactly; otherwise the title and the name of the house. */
  wholeTitle?: string | undefined;
  /** Of pages that the world reads; the others have a title and go without. */
  description?: string | false | undefined;
  /** The page knows better once it has its data: in the browser it sets its title itself. */
  setByPage?: boolean;
  /** Search engines are to leave it out, although anyone may open it. */
  unlisted?: boolean;
  /** The part of the query without which this would be another page. */
  query?: string;
  /** What search engines read instead of the page, in the words of schema.org. */
  structured?: ((address: string) => object) | undefined;
  article?: Article | undefined;
  /** What those with whom it is shared see of it: null is nothing; left out, it is the card of the house. */
  picture?: Picture | null | undefined;
  /** Where what is new here can be followed. */
  feed?: { title: string; path: string };
}

interface Article {
  publishedAt: string | null;
}

/** A PNG of CARD_SIZE. */
interface Picture {
  /** A path of this site. */
  path: string;
  /** What it says and shows. */
  alt: string;
}

interface HeadContext {
  /** Where the page lives, without its query. */
  address: string;
  /** Whether search engines may list it. */
  listed: boolean;
}

const SITE = "Candour";
/** Drawn by scripts/print-share-card.mjs. */
const HOUSE_PICTURE: Picture = {
  path: "/share-card.png",
  alt: "Candour: see which jobs fit your resume, and why",
};

function documentTitle({ title, wholeTitle }: Head): string {
  return wholeTitle || `${title} · ${SITE}`;
}

/** In the browser, after a navigation. */
export function applyHead(head: Head): void {
  document.title = documentTitle(head);
}

/** On the server, for the document. */
export function headTags(head: Head, { address, listed }: HeadContext): string {
  const { title, structured, article, feed, picture = listed ? HOUSE_PICTURE : null } = head;
  const description = head.description || title;
  const isListed = listed && !head.unlisted;
  const whole = address + (head.query ?? "");
  return [
    `<title>${escapeHtml(documentTitle(head))}</title>`,
    meta("name", "description", description),
    ...(isListed
      ? [`<link rel="canonical" href="${escapeHtml(whole)}">`]
      : [meta("name", "robots", "noindex")]),
    meta("property", "og:site_name", SITE),
    meta("property", "og:type", article ? "article" : "website"),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", whole),
    ...(picture ? pictureTags(picture, address) : []),
    ...(article?.publishedAt
      ? [meta("property", "article:published_time", article.publishedAt)]
      : []),
    ...(feed ? [feedTag(feed)] : []),
    ...(isListed && structured
      ? [`<script type="application/ld+json">${jsonForScript(structured(address))}</script>`]
      : []),
  ].join("\n    ");
}

function pictureTags({ path, alt }: Picture, address: string): string[] {
  return [
    meta("property", "og:image", new URL(path, address).href),
    meta("property", "og:image:type", "image/png"),
    meta("property", "og:image:width", String(CARD_SIZE.width)),
    meta("property", "og:image:height", String(CARD_SIZE.height)),
    meta("property", "og:image:alt", alt),
    meta("name", "twitter:card", "summary_large_image"),
  ];
}

const feedTag = ({ title, path }: { title: string; path: string }) =>
  `<link rel="alternate" type="application/rss+xml" title="${escapeHtml(title)}" href="${escapeHtml(path)}">`;

/** JSON that nothing in it can end: no text inside a script element then begins a tag. */
export function jsonForScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

function meta(key: "name" | "property", name: string, content: string): string {
  return `<meta ${key}="${name}" content="${escapeHtml(content)}">`;
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}
