import type { CheerioAPI } from "cheerio";
import { type PageElement, plainText } from "#server/platform/web-pages/plain-text.ts";
import { foundIn } from "./found-in.ts";
import { LONGEST, SHORTEST_TEXT } from "./longest.ts";

/** Not what a job is about, wherever it stands. */
const AROUND =
  'nav, footer, dialog, button, [role="navigation"], [role="dialog"], [role="alertdialog"], [role="contentinfo"], [role="search"]';
const AROUND_A_PAGE = `${AROUND}, header, aside, [role="banner"], [role="complementary"]`;
const BESIDE = 'aside, nav, footer, [role="complementary"]';
const NOTICES = '[id*="cookie" i], [class*="cookie" i], [id*="consent" i], [class*="consent" i]';
/** Some systems put the whole page into one form. */
const WHOLE_PAGE = "h1, main, article";
const COMMA = /,(?![^([]*[)\]])(?=(?:[^"']*["'][^"']*["'])*[^"']*$)/;

/**
 * The text in what the selector finds. Its alternatives are tried in their order: who writes
 * ".job-description, main" wants the first where there is one. "" when none has enough to say.
 */
export function selectedText(page: CheerioAPI, selector: string): string {
  const alternatives = [...selector.split(COMMA), selector].map((alternative) =>
    outermost(page, foundIn(page, alternative).toArray()),
  );
  // Teasers beside the text are often articles, too: they are meant where nothing else is found.
  const own = alternatives.map((elements) =>
    elements.filter((element) => page(element).parents(BESIDE).length === 0),
  );
  for (const elements of [...own, ...alternatives]) {
    const text = textOf(page, elements, AROUND);
    if (text.length >= SHORTEST_TEXT) return text;
  }
  return "";
}

/** Where a page's own words usually are. */
export function mainText(page: CheerioAPI): string {
  const places = [page("main, [role=main]").first(), page("article").first()];
  for (const place of places) {
    const text = textOf(page, place.toArray(), AROUND);
    if (text.length >= SHORTEST_TEXT) return text;
  }
  return textOf(page, page("body").toArray(), AROUND_A_PAGE);
}

function textOf(page: CheerioAPI, elements: PageElement[], around: string): string {
  const within = new Set(elements);
  const isInside = (_: number, element: PageElement) => isIn(page, element, within);
  foundIn(page, around).filter(isInside).remove();
  foundIn(page, `form, ${NOTICES}`)
    .filter((_, element) => page(element).find(WHOLE_PAGE).length === 0)
    .filter(isInside)
    .remove();
  return plainText(page, elements, LONGEST.text);
}

/** Asked from the inside out: looking for many things inside one with very many takes very long. */
const isIn = (page: CheerioAPI, element: PageElement, others: ReadonlySet<PageElement>) =>
  page(element)
    .parents()
    .toArray()
    .some((parent) => others.has(parent));

/** Those that are in others are read with them. */
function outermost(page: CheerioAPI, elements: PageElement[]): PageElement[] {
  const all = new Set(elements);
  return elements.filter((element) => !isIn(page, element, all));
}
