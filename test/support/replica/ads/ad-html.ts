import { escapeHtml } from "#server/platform/escape-html.ts";
import type { Ad } from "./ad.ts";

/** The body of an ad as a careful webmaster writes it. */
export function adHtml(ad: Ad): string {
  const paragraphs = (...texts: string[]) =>
    texts.flatMap((text) => (text ? `<p>${escapeHtml(text)}</p>` : [])).join("\n");
  const list = (lines: readonly string[]) =>
    `<ul>${lines.map((line) => `<li>${escapeHtml(line)}</li>`).join("\n")}</ul>`;
  return [
    paragraphs(ad.opening, ad.addition),
    `<p>Location: ${escapeHtml(ad.place)}</p>`,
    ad.pay && `<p>Salary: ${escapeHtml(ad.pay)}</p>`,
    `<h2>The work</h2>${list(ad.duties)}`,
    `<h2>About you</h2>${list(ad.needs)}`,
    `<h2>What we offer</h2>${paragraphs(...ad.offers)}`,
    paragraphs(ad.closing),
  ].join("\n");
}
