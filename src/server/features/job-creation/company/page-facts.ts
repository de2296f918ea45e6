import { load } from "cheerio";
import { companyName } from "#server/platform/web-pages/company-name.ts";
import { organisationIn } from "#server/platform/web-pages/organisation.ts";
import { tidied } from "#server/platform/web-pages/tidied.ts";
import { removeFurniture, removeUnseen } from "#server/platform/web-pages/visible-page.ts";
import { aboutLink, aboutParagraphs } from "./about-text.ts";
import { shortened } from "./shortened.ts";

/** What one page of a company's website says. */
export interface PageFacts {
  readonly url: string;
  readonly name: string;
  /** Under a heading that promises to say who they are. */
  readonly about: readonly string[];
  /** How the page sums itself up, for others. */
  readonly summaries: readonly string[];
  /** Where the same site says who they are. */
  readonly aboutLink: string | undefined;
}

/**
 * The page is taken apart once, from the outside in: its head, then what a reader sees, then that without
 * menus. It is a stranger's: this runs where it can harm nobody (page-process.ts).
 */
export function pageFacts({ url, text }: { url: string; text: string }): PageFacts {
  const page = load(text);
  const organisation = organisationIn(page);
  const name = companyName(page, url, organisation);
  const meta = (selector: string) => tidied(page(selector).attr("content") ?? "");
  const summaries = [
    organisation.description,
    meta('meta[name="description"]'),
    meta('meta[property="og:description"]'),
  ].map(shortened);
  removeUnseen(page);
  const link = aboutLink(page, url);
  removeFurniture(page);
  return {
    url,
    name,
    about: aboutParagraphs(page, url).map(shortened),
    summaries,
    aboutLink: link,
  };
}
