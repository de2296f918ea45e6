import { type CheerioAPI, load } from "cheerio";
import { companyName } from "#server/platform/web-pages/company-name.ts";
import { organisationIn } from "#server/platform/web-pages/organisation.ts";
import { tidied } from "#server/platform/web-pages/tidied.ts";
import { removeFurniture, removeUnseen } from "#server/platform/web-pages/visible-page.ts";

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

const ABOUT =
  /^(?:about(?: us| our firm| the (?:firm|company|practice)| [\p{Lu}].{0,60})?|who we are|our story|our firm|our company|our practice)$/iu;
const ABOUT_PATH = /\/(?:about|who-we-are|our-(?:story|firm|company|practice)|company)(?:[-/.]|$)/i;
const SHORTEST = 60;
const MOST = 3;
/** Said on every page of a site, and nothing about the company. */
const NOISE =
  /\bcookies?\b|\ball rights reserved\b|©|\bsubscribe\b|\bjavascript\b|\bprivacy policy\b/i;

const isAboutPage = (url: string) => ABOUT_PATH.test(new URL(url).pathname);

/** The first paragraphs under a heading that promises to say who they are, or of a page that is about that. */
function aboutParagraphs(content: CheerioAPI, url: string): string[] {
  const headed = content("h1, h2, h3, h4")
    .toArray()
    .filter((heading) => ABOUT.test(tidied(content(heading).text())));
  const under = headed.flatMap((heading) => {
    const after = content(heading).nextUntil("h1, h2, h3, h4");
    return paragraphsOf(content, after.filter("p").add(after.find("p")));
  });
  const marked = content('section[id*="about"], div[id*="about"], section[class*="about"]').find(
    "p",
  );
  const whole = isAboutPage(url) ? content("main p, article p, body p") : content([]);
  const found = [under, paragraphsOf(content, marked), paragraphsOf(content, whole)];
  return (found.find((some) => some.length > 0) ?? []).slice(0, MOST);
}

function paragraphsOf(page: CheerioAPI, paragraphs: ReturnType<CheerioAPI>): string[] {
  const texts = paragraphs.toArray().map((element) => tidied(page(element).text()));
  return [...new Set(texts)].filter((text) => text.length >= SHORTEST && !NOISE.test(text));
}

/** Where the same site says who they are, when this page does not. */
function aboutLink(body: CheerioAPI, url: string): string | undefined {
  const here = new URL(url);
  const links = body("a[href]")
    .toArray()
    .flatMap((element) => {
      const to = resolved(body(element).attr("href") ?? "", here);
      if (!to || to.host !== here.host || to.pathname === here.pathname) return [];
      const isAbout = ABOUT_PATH.test(to.pathname) || ABOUT.test(tidied(body(element).text()));
      return isAbout ? to.href : [];
    });
  return links[0];
}

function resolved(href: string, base: URL): URL | undefined {
  try {
    return new URL(href, base);
  } catch {
    return undefined;
  }
}

/** In characters. */
export const QUOTE = { longest: 600, shortest: 30 };

/** At the end of a sentence, else of a word: what is left still stands on the page as it is. */
function shortened(text: string): string {
  if (text.length <= QUOTE.longest) return text;
  const cut = text.slice(0, QUOTE.longest);
  const sentence = Math.max(cut.lastIndexOf(". "), cut.lastIndexOf("! "), cut.lastIndexOf("? "));
  if (sentence > QUOTE.shortest) return cut.slice(0, sentence + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf(" "), QUOTE.shortest));
}
