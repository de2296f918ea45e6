import { escapeHtml } from "#server/platform/escape-html.ts";

interface PageWords {
  readonly firm: string;
  readonly title: string;
  readonly main: string;
  /** Into the head: a base, structured data, links. */
  readonly head?: string;
}

const NEWS = [
  "Three new partners from July",
  "What the changes to tenancy law mean for landlords",
  "Our offices close on 23 December",
];

/** A firm's page with everything around it that is no job: menus, news, a cookie bar, a footer. */
export const pageOf = ({ firm, title, main, head = "" }: PageWords): string => `<!doctype html>
<html lang="en-AU"><head>${head}<title>${escapeHtml(title)} | ${escapeHtml(firm)}</title></head>
<body>
<nav><a href="/">Home</a> <a href="/people">People</a> <a href="/expertise">Expertise</a>
<a href="/contact">Contact</a></nav>
<div class="cookie-bar" role="dialog">We use cookies. <a href="/privacy">Read more</a> <button>Accept</button></div>
<main>${main}</main>
<aside class="news">${NEWS.map((line, at) => `<article><a href="/news/${at}">${line}</a></article>`).join("")}</aside>
<footer>${escapeHtml(firm)}. Liability limited by a scheme. <a href="/privacy">Privacy</a></footer>
</body></html>`;
