import { type CheerioAPI, load } from "cheerio";
import { type PageElement, plainText } from "#server/platform/web-pages/plain-text.ts";
import { tidied } from "#server/platform/web-pages/tidied.ts";
import { removeUnseen } from "#server/platform/web-pages/visible-page.ts";
import { baseOf, webAddress } from "#server/platform/web-pages/web-address.ts";
import type { JobPage, JobSelectors, StructuredJob } from "../service.ts";
import { foundIn } from "./found-in.ts";
import { jobPostings } from "./job-postings.ts";
import { LONGEST, SHORTEST_TEXT } from "./longest.ts";

/** A job's own page: by the firm's selectors, by what it says to machines, by where words usually are. */
export function jobPage(
  { url, text }: { readonly url: string; readonly text: string },
  selectors: JobSelectors,
): JobPage {
  const page = load(text);
  const base = baseOf(page, url);
  const canonical = webAddress(page('link[rel~="canonical"]').attr("href") ?? "", base);
  const head = headTitles(page);
  const postings = jobPostings(page, base).jobs;
  removeUnseen(page);
  const seen = firstText(page, selectors.title);
  const heading = firstText(page, "h1");
  const here = [webAddress(url, url), canonical];
  const structured = thisOne(postings, here, seen || heading);
  const titles = [seen, structured?.title ?? "", heading, ...head];
  return {
    title: (titles.find((title) => title !== "") ?? "").slice(0, LONGEST.title),
    text: textIn(page, selectors.content, structured),
    structured,
    canonical,
  };
}

function textIn(page: CheerioAPI, selector: string, structured: StructuredJob | null): string {
  const selected = selectedText(page, selector);
  if (selected !== "") return selected;
  const told = structured?.text ?? "";
  return told.length >= SHORTEST_TEXT ? told : mainText(page);
}

/** Other jobs may be named beside it: the one with this address or title, else the first. */
function thisOne(
  postings: readonly StructuredJob[],
  here: readonly string[],
  title: string,
): StructuredJob | null {
  const byUrl = postings.find(({ url }) => url !== "" && here.includes(url));
  const byTitle = postings.find((one) => one.title.toLowerCase() === title.toLowerCase());
  return byUrl ?? byTitle ?? postings[0] ?? null;
}

function firstText(page: CheerioAPI, selector: string): string {
  const texts = foundIn(page, selector)
    .toArray()
    .map((element) => tidied(page(element).text()));
  return texts.find((text) => text !== "") ?? "";
}

/** "Solicitor | Harrow Legal": the page's part of it. */
function headTitles(page: CheerioAPI): string[] {
  const shared = tidied(page('meta[property="og:title"]').attr("content") ?? "");
  const title = tidied(page("head title").first().text());
  return [shared, title].map((words) => words.split(/\s+[|–—·•»]\s+|\s+-\s+/)[0] ?? "");
}

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
function selectedText(page: CheerioAPI, selector: string): string {
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
function mainText(page: CheerioAPI): string {
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
