import type { CompanyQuote } from "#contract/job-creation.ts";
import type { PageFacts } from "./page-facts.ts";
import { QUOTE } from "./shortened.ts";

const MOST = 3;

/** What pages of a company say about it: literal texts, each with its address. Nothing is made up. */
export function quotesIn(pages: readonly PageFacts[]): CompanyQuote[] {
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
