import { type CheerioAPI, load } from "cheerio";
import { tidied } from "#server/platform/web-pages/tidied.ts";
import { removeUnseen } from "#server/platform/web-pages/visible-page.ts";
import { baseOf, webAddress } from "#server/platform/web-pages/web-address.ts";
import type { JobPage, JobSelectors, StructuredJob } from "../service.ts";
import { foundIn } from "./found-in.ts";
import { jobPostings } from "./job-postings.ts";
import { mainText, selectedText } from "./job-text.ts";
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
