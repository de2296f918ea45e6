import { type CheerioAPI, load } from "cheerio";
import { hostOf } from "#contract/firm-rules.ts";
import type { FetchedPage } from "#server/platform/fetching/guarded-fetch.ts";
import { companyName } from "#server/platform/web-pages/company-name.ts";
import { organisationIn } from "#server/platform/web-pages/organisation.ts";
import { type PageElement, plainText } from "#server/platform/web-pages/plain-text.ts";
import { tidied } from "#server/platform/web-pages/tidied.ts";
import { removeUnseen } from "#server/platform/web-pages/visible-page.ts";
import { baseOf, webAddress } from "#server/platform/web-pages/web-address.ts";
import { jobPostings, LONGEST, SHORTEST_TEXT } from "./job-postings.ts";
import { foundIn, listPage } from "./list-page.ts";
import type {
  JobPage,
  JobSelectors,
  ListSelectors,
  SitePage,
  StatePage,
  StateWanted,
  StructuredJob,
} from "./service.ts";

/** What the link to a firm's jobs says. */
const CAREERS_WORDS =
  /^(?:(?:our |current |see |view |all )?(?:careers?|jobs|vacanc(?:y|ies)|opportunities|positions vacant|job openings|open roles)|careers? (?:opportunities|at .{2,60}|with us|& .{2,30}|and .{2,30})|(?:join|work (?:with|for|at)) (?:us|our (?:team|firm)|the team)|we(?:'|’)?(?:re| are) hiring|employment(?: opportunities)?)$/i;
const CAREERS_PATH =
  /\/(?:careers?|jobs|vacanc(?:y|ies)|join-(?:us|our-team)|work-(?:with|for)-us|(?:career-|job-|current-)?opportunities|employment|positions-vacant)(?:[/.]|$)/i;
const CAREERS_HOST = /^(?:careers?|jobs|join|work|recruitment)\./;

/** Who a website belongs to, and where its jobs are. */
export function sitePage({ url, text }: { readonly url: string; readonly text: string }): SitePage {
  const page = load(text);
  return { name: companyName(page, url, organisationIn(page)), careersUrl: careersUrl(page, url) };
}

function careersUrl(page: CheerioAPI, url: string): string {
  const base = baseOf(page, url);
  const [own, here] = [hostOf(url), webAddress(url, url)];
  const links = page("a[href]")
    .toArray()
    .flatMap((element) => {
      const address = webAddress(page(element).attr("href") ?? "", base);
      const isOwn = hostOf(address).replace(CAREERS_HOST, "") === own.replace(CAREERS_HOST, "");
      if (address === "" || address === here || !isOwn) return [];
      return { address, words: tidied(page(element).text()) };
    });
  const said = links.find(({ words }) => CAREERS_WORDS.test(words));
  const byHost = links.find(({ address }) => CAREERS_HOST.test(hostOf(address)));
  const byPath = links.find(({ address }) => CAREERS_PATH.test(new URL(address).pathname));
  return (said ?? byHost ?? byPath)?.address ?? "";
}

const MOST_CARDS = 200;
const LONGEST_FIELD = 5000;

/** The state that a page hands to its own scripts, and its cards as a reader sees them. */
export function statePage(
  { text }: { readonly text: string },
  { variable, cards }: StateWanted,
): StatePage {
  const page = load(text);
  const scripts = page("script").toArray();
  const states = scripts.map((element) => stateIn(page(element).text(), variable));
  const state = states.find((one) => one !== null) ?? null;
  return { state, cards: cards ? cardsOf(page, cards) : [] };
}

/** `window.NAME = {…};`, and the same with brackets. */
function stateIn(script: string, variable: string): unknown {
  const name = variable.replace(/[^\w$]/g, "").replaceAll("$", "\\$");
  const assigned = new RegExp(
    `\\bwindow(?:\\.${name}|\\[["']${name}["']\\])\\s*=\\s*(?=[{[])`,
    "g",
  );
  for (const { index, 0: found } of script.matchAll(assigned)) {
    const state = balancedJson(script, index + found.length);
    if (state !== null) return state;
  }
  return null;
}

function cardsOf(
  page: CheerioAPI,
  { selector, fields }: NonNullable<StateWanted["cards"]>,
): StatePage["cards"] {
  const cards = foundIn(page, selector).toArray().slice(0, MOST_CARDS);
  return cards.map((element) => {
    const card = page(element);
    const read = Object.entries(fields).map(([name, field]) => {
      // The card itself, where a field names nothing in it.
      const isSelf = field.selector === "" || field.selector === ":scope";
      const found = isSelf ? card : foundIn(page, field.selector, card).first();
      const said = field.attribute === undefined ? found.text() : found.attr(field.attribute);
      return [name, tidied(said ?? "").slice(0, LONGEST_FIELD)];
    });
    return Object.fromEntries(read);
  });
}

const MOST = { characters: 4 * 1024 * 1024, depth: 200 };
const OPENS = "{[";
const CLOSES = "}]";

/**
 * The JSON value that begins at `start` of a script, which is never run. JavaScript's `undefined` is read as
 * null. Null when it does not end, is too large or too deep, or is no JSON.
 */
function balancedJson(script: string, start: number): unknown {
  const end = endOf(script, start);
  if (end === undefined) return null;
  try {
    return JSON.parse(withoutUndefined(script.slice(start, end)));
  } catch {
    return null;
  }
}

function endOf(script: string, start: number): number | undefined {
  const last = Math.min(script.length, start + MOST.characters);
  let depth = 0;
  for (let at = start; at < last; at += 1) {
    const sign = script.charAt(at);
    if (sign === '"') at = endOfString(script, at, last);
    else if (OPENS.includes(sign)) depth += 1;
    else if (CLOSES.includes(sign)) depth -= 1;
    if (depth > MOST.depth) return undefined;
    if (depth === 0) return at + 1;
  }
  return undefined;
}

/** Where the quotation mark is that ends it; what follows a backslash ends nothing. */
function endOfString(script: string, start: number, last: number): number {
  let at = start + 1;
  while (at < last && script.charAt(at) !== '"') at += script.charAt(at) === "\\" ? 2 : 1;
  return at;
}

/** Strings are passed over whole: the word may stand in one. */
const withoutUndefined = (json: string) =>
  json.replace(/"(?:[^"\\]|\\.)*"|\bundefined\b/gs, (found) =>
    found === "undefined" ? "null" : found,
  );

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
