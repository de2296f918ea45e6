/** What a page tells those who do not see it: tabs, search engines, links shared elsewhere. */
export interface Head {
  title: string;
  /** Of pages that the world reads; the others have a title and go without. */
  description?: string | false | undefined;
  /** The page knows better once it has its data: in the browser it sets its title itself. */
  setByPage?: boolean;
  /** Search engines are to leave it out, although anyone may open it. */
  unlisted?: boolean;
  /** What search engines read instead of the page, in the words of schema.org. */
  structured?: ((address: string) => object) | undefined;
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
}

/** On the server, for the document. */
export function headTags(head: Head, { address, listed }: HeadContext): string {
  const { title, structured } = head;
  const description = head.description || title;
  const isListed = listed && !head.unlisted;
  return [
    `<title>${escapeHtml(documentTitle(head))}</title>`,
    meta("name", "description", description),
    ...(isListed
      ? [`<link rel="canonical" href="${escapeHtml(address)}">`]
      : [meta("name", "robots", "noindex")]),
    meta("property", "og:site_name", SITE),
    meta("property", "og:type", "website"),
    meta("property", "og:title", title),
    meta("property", "og:description", description),
    meta("property", "og:url", address),
    ...(isListed && structured
      ? [`<script type="application/ld+json">${jsonForScript(structured(address))}</script>`]
      : []),
  ].join("\n    ");
}

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
