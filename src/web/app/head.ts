/** What a page tells those who do not see it: tabs, search engines, links shared elsewhere. */
export interface Head {
  title: string;
  description: string;
}

interface HeadContext {
  /** Where the page lives, without its query. */
  address: string;
  /** Whether search engines may list it. */
  listed: boolean;
}

const SITE = "Candour";

function documentTitle({ title }: Head): string {
  return `${title} · ${SITE}`;
}

/** In the browser, after a navigation. */
export function applyHead(head: Head): void {
  document.title = documentTitle(head);
  document.querySelector("meta[name=description]")?.setAttribute("content", head.description);
}

/** On the server, for the document. */
export function headTags(head: Head, { address, listed }: HeadContext): string {
  return [
    `<title>${escapeHtml(documentTitle(head))}</title>`,
    meta("name", "description", head.description),
    ...(listed
      ? [`<link rel="canonical" href="${escapeHtml(address)}">`]
      : [meta("name", "robots", "noindex")]),
    meta("property", "og:site_name", SITE),
    meta("property", "og:type", "website"),
    meta("property", "og:title", head.title),
    meta("property", "og:description", head.description),
    meta("property", "og:url", address),
  ].join("\n    ");
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
