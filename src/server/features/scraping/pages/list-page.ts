import { type CheerioAPI, load } from "cheerio";
import { tidied } from "#server/platform/web-pages/tidied.ts";
import { notDrawn } from "#server/platform/web-pages/visible-page.ts";
import { baseOf, webAddress } from "#server/platform/web-pages/web-address.ts";
import type { ListedPage, ListSelectors } from "../service.ts";
import { type Elements, foundIn } from "./found-in.ts";
import { jobPostings } from "./job-postings.ts";
import { LONGEST, SHORTEST_TEXT } from "./longest.ts";
import { nextPage } from "./next-page.ts";

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
