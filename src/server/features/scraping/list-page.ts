import { type CheerioAPI, load } from "cheerio";
import type { PageElement } from "#server/platform/web-pages/plain-text.ts";
import { tidied } from "#server/platform/web-pages/tidied.ts";
import { notDrawn } from "#server/platform/web-pages/visible-page.ts";
import { baseOf, webAddress } from "#server/platform/web-pages/web-address.ts";
import { jobPostings, LONGEST, SHORTEST_TEXT } from "./job-postings.ts";
import type { ListedPage, ListSelectors } from "./service.ts";

const RELATED = 'link[rel~="next"][href], a[rel~="next"][href]';
/** What the link to the rest of a list says, alone or with an arrow. */
const NEXT =
  /^(?:next(?: page| results| jobs)?|older(?: posts| jobs| entries)?)?\s*(?:[›»→>]|>>)?$/i;
const PAGINATION =
  'nav[aria-label*="pag" i], [role="navigation"][aria-label*="pag" i], [class*="pagination" i], [class*="pager" i], [class*="page-numbers" i], [class*="paging" i]';
const NEXT_PAGE_MOST = { paginations: 10, numbers: 100 };
const CURRENT = '[aria-current]:not([aria-current="false"]), .active, .current, .selected';
const DISABLED = '[aria-disabled="true"], .disabled, [disabled]';

/** Where a list goes on: the page says so, a link says so, or the next number does. "" when it ends here. */
function nextPage(page: CheerioAPI, base: string, url: string): string {
  const here = webAddress(url, url);
  const isOn = (address: string) =>
    address !== "" && address !== here && new URL(address).host === new URL(here).host;
  const ways = [relatedOnes, namedOnes, numberedOnes];
  for (const way of ways) {
    const found = way(page).map((href) => webAddress(href, base));
    const next = found.find(isOn);
    if (next) return next;
  }
  return "";
}

const hrefsOf = (page: CheerioAPI, elements: ReturnType<CheerioAPI>) =>
  elements.toArray().map((element) => page(element).attr("href") ?? "");

const relatedOnes = (page: CheerioAPI) => hrefsOf(page, page(RELATED));

function namedOnes(page: CheerioAPI): string[] {
  const links = page("a[href]").filter((_, element) => {
    const link = page(element);
    const said = [link.text(), link.attr("aria-label"), link.attr("title")];
    const isNext = said.some((words) => words && tidied(words) !== "" && NEXT.test(tidied(words)));
    return isNext && link.closest(DISABLED).length === 0;
  });
  return hrefsOf(page, links);
}

/** The number after the one that is not a link, or is marked as where the reader is. */
function numberedOnes(page: CheerioAPI): string[] {
  const paginations = page(PAGINATION).toArray().slice(0, NEXT_PAGE_MOST.paginations);
  return paginations.flatMap((element) => {
    const pages = page(element);
    const isBareNumber = (_: number, one: PageElement) =>
      numberIn(page(one).text()) !== undefined &&
      page(one).find("a").length + page(one).closest("a").length === 0;
    const bare = pages
      .find("span, strong, b, em, li")
      .slice(0, NEXT_PAGE_MOST.numbers)
      .filter(isBareNumber);
    const marked = numberIn(pages.find(CURRENT).first().text());
    const current = marked ?? numberIn(bare.first().text());
    if (current === undefined) return [];
    const isNext = (_: number, link: PageElement) => numberIn(page(link).text()) === current + 1;
    return hrefsOf(page, pages.find("a[href]").slice(0, NEXT_PAGE_MOST.numbers).filter(isNext));
  });
}

/** "3", and "Page 3" as well. */
function numberIn(text: string): number | undefined {
  const digits = /^(?:page )?(\d{1,4})(?: \(current\))?$/i.exec(tidied(text))?.[1];
  return digits === undefined ? undefined : Number(digits);
}

type Listed = ListedPage["jobs"][number];

/** Of a page that lists more, the rest is on its next pages. */
const MOST = 500;
const HEADING = 'h1, h2, h3, h4, h5, h6, [class*="title" i]';
/** Says that there is more, and not what. */
const SAYS_NOTHING =
  /^(?:(?:read|see|view|learn|find out|show)?\s*more(?: info(?:rmation)?| details)?|view(?: (?:job|role|position|vacancy|details|now))?|apply(?: now| here| online)?|(?:job )?details|click here|open)?[\s.…»›→>]*$/i;
const LONGEST_LINK = 150;

/** A list of jobs, as a firm's selectors read it; what the page says to machines where they find nothing. */
export function listPage(
  { url, text }: { readonly url: string; readonly text: string },
  selectors: ListSelectors,
): ListedPage {
  const page = load(text);
  const base = baseOf(page, url);
  const next = nextPage(page, base, url);
  const postings = jobPostings(page, base);
  page("script, style, template, noscript").remove();
  notDrawn(page).remove();
  const entries = foundIn(page, selectors.job);
  const here = webAddress(url, url);
  const listed = entries
    .toArray()
    .slice(0, MOST)
    .flatMap((element) => entryOf(page, page(element), { link: selectors.link, base }));
  const jobs = eachOnce(listed.filter((one) => one.url !== here));
  const found = { nextPage: next, matched: entries.length };
  if (jobs.length > 0) return { ...found, jobs, structured: [] };

  const structured = postings.jobs.filter((job) => job.text.length >= SHORTEST_TEXT).slice(0, MOST);
  const told = new Set([here, ...structured.map((job) => job.url)]);
  const links = [...postings.links, ...postings.jobs].filter(
    (one) => one.url && !told.has(one.url),
  );
  return { ...found, jobs: eachOnce(links).slice(0, MOST), structured };
}

function eachOnce(jobs: readonly Listed[]): Listed[] {
  const byUrl = new Map<string, Listed>();
  for (const { title, url } of jobs) if (!byUrl.get(url)?.title) byUrl.set(url, { title, url });
  return [...byUrl.values()];
}

function entryOf(
  page: CheerioAPI,
  entry: Elements,
  { link, base }: { readonly link: string; readonly base: string },
): Listed[] {
  const inside = foundIn(page, link, entry).toArray();
  for (const one of [...inside.map((element) => page(element)), entry]) {
    const anchor = anchorOf(one);
    const url = webAddress(anchor.attr("href") ?? "", base);
    if (anchor.length > 0 && url !== "") return [{ title: titleOf(entry, anchor), url }];
  }
  return [];
}

/** The element when it is a link, one in it, or the one that it is in. */
function anchorOf(element: Elements): Elements {
  if (element.is("a[href]")) return element;
  const inner = element.find("a[href]").first();
  return inner.length > 0 ? inner : element.parents("a[href]").first();
}

function titleOf(entry: Elements, anchor: Elements): string {
  const heading = [anchor.find(HEADING), entry.find(HEADING)]
    .map((found) => tidied(found.first().text()))
    .find((words) => words !== "");
  const link = tidied(anchor.text());
  const holdsHeading = anchor.find(HEADING).length > 0;
  const isTitle = !holdsHeading && !SAYS_NOTHING.test(link) && link.length <= LONGEST_LINK;
  const label = tidied(anchor.attr("aria-label") ?? anchor.attr("title") ?? "");
  return ((isTitle ? link : heading) || label || link).slice(0, LONGEST.title);
}

type Elements = ReturnType<ReturnType<CheerioAPI["root"]>["children"]>;

/** What a selector finds. One that cannot be read finds nothing: it was refused when it was saved. */
export function foundIn(
  page: CheerioAPI,
  selector: string,
  scope: Elements = page.root().children(),
): Elements {
  try {
    return scope.find(selector);
  } catch {
    return scope.slice(0, 0);
  }
}
