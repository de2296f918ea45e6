import type { CompanyQuote } from "#contract/job-creation.ts";
import type { FetchedPage } from "#server/platform/fetching/guarded-fetch.ts";
import type { PageFacts } from "./page-facts.ts";
import { QUOTE } from "./shortened.ts";

export interface Company {
  readonly name: string;
  /** Where it was read, after redirects. */
  readonly url: string;
  readonly quotes: readonly CompanyQuote[];
}

interface Means {
  readonly fetch: (url: string) => Promise<FetchedPage>;
  readonly read: (page: FetchedPage) => Promise<PageFacts>;
}

/** A company by what its website says. One more page is read when the first does not say who they are. */
export async function readCompany(url: string, means: Means): Promise<Company> {
  const first = await means.read(await means.fetch(url));
  const about = first.about.length > 0 ? undefined : await aboutPage(first, means);
  return {
    name: first.name,
    url: first.url,
    quotes: quotesIn(about ? [about, first] : [first]),
  };
}

/** What the first page says is enough when this one cannot be read. */
async function aboutPage(first: PageFacts, means: Means): Promise<PageFacts | undefined> {
  if (!first.aboutLink) return undefined;
  try {
    const page = await means.fetch(first.aboutLink);
    const isSameSite = new URL(page.url).host === new URL(first.url).host;
    return isSameSite ? await means.read(page) : undefined;
  } catch {
    return undefined;
  }
}

const MOST = 3;

/** What pages of a company say about it: literal texts, each with its address. Nothing is made up. */
function quotesIn(pages: readonly PageFacts[]): CompanyQuote[] {
  const said = pages.flatMap(({ about, summaries, url }) =>
    [...about, ...summaries].map((text) => ({ text, url })),
  );
  const quotes: CompanyQuote[] = [];
  for (const quote of said) {
    if (quote.text.length < QUOTE.shortest) continue;
    const twin = quotes.findIndex((other) => areAlike(other.text, quote.text));
    const kept = quotes[twin];
    if (!kept) quotes.push(quote);
    else if (quote.text.length > kept.text.length) quotes[twin] = quote;
  }
  return quotes.slice(0, MOST);
}

/** The same, or one with the other in it. */
function areAlike(one: string, other: string): boolean {
  const [a, b] = [lettersOf(one), lettersOf(other)];
  return a.includes(b) || b.includes(a);
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
