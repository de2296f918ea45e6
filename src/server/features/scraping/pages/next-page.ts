import type { CheerioAPI } from "cheerio";
import type { PageElement } from "#server/platform/web-pages/plain-text.ts";
import { tidied } from "#server/platform/web-pages/tidied.ts";
import { webAddress } from "#server/platform/web-pages/web-address.ts";

const RELATED = 'link[rel~="next"][href], a[rel~="next"][href]';
/** What the link to the rest of a list says, alone or with an arrow. */
const NEXT =
  /^(?:next(?: page| results| jobs)?|older(?: posts| jobs| entries)?)?\s*(?:[›»→>]|>>)?$/i;
const PAGINATION =
  'nav[aria-label*="pag" i], [role="navigation"][aria-label*="pag" i], [class*="pagination" i], [class*="pager" i], [class*="page-numbers" i], [class*="paging" i]';
const MOST = { paginations: 10, numbers: 100 };
const CURRENT = '[aria-current]:not([aria-current="false"]), .active, .current, .selected';
const DISABLED = '[aria-disabled="true"], .disabled, [disabled]';

/** Where a list goes on: the page says so, a link says so, or the next number does. "" when it ends here. */
export function nextPage(page: CheerioAPI, base: string, url: string): string {
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
  const paginations = page(PAGINATION).toArray().slice(0, MOST.paginations);
  return paginations.flatMap((element) => {
    const pages = page(element);
    const isBareNumber = (_: number, one: PageElement) =>
      numberIn(page(one).text()) !== undefined &&
      page(one).find("a").length + page(one).closest("a").length === 0;
    const bare = pages.find("span, strong, b, em, li").slice(0, MOST.numbers).filter(isBareNumber);
    const marked = numberIn(pages.find(CURRENT).first().text());
    const current = marked ?? numberIn(bare.first().text());
    if (current === undefined) return [];
    const isNext = (_: number, link: PageElement) => numberIn(page(link).text()) === current + 1;
    return hrefsOf(page, pages.find("a[href]").slice(0, MOST.numbers).filter(isNext));
  });
}

/** "3", and "Page 3" as well. */
function numberIn(text: string): number | undefined {
  const digits = /^(?:page )?(\d{1,4})(?: \(current\))?$/i.exec(tidied(text))?.[1];
  return digits === undefined ? undefined : Number(digits);
}
