import type { CompanyQuote } from "#contract/job-creation.ts";
import { aboutParagraphs } from "./about-text.ts";
import { organisationIn } from "./structured-data.ts";
import { tidied, type VisiblePage } from "./visible-page.ts";

const QUOTES = { most: 3, longest: 600, shortest: 30 };

/** What pages of a company say about it: literal texts, each with its address. Nothing is made up. */
export function quotesIn(pages: readonly VisiblePage[]): CompanyQuote[] {
  const said = pages.flatMap((page) =>
    textsOf(page).map((text) => ({ text: shortened(text), url: page.url })),
  );
  const quotes: CompanyQuote[] = [];
  for (const quote of said) {
    if (quote.text.length < QUOTES.shortest) continue;
    const twin = quotes.findIndex((other) => areAlike(other.text, quote.text));
    const kept = quotes[twin];
    if (!kept) quotes.push(quote);
    else if (quote.text.length > kept.text.length) quotes[twin] = quote;
  }
  return quotes.slice(0, QUOTES.most);
}

function textsOf(page: VisiblePage): string[] {
  const { head } = page;
  const meta = (selector: string) => tidied(head(selector).attr("content") ?? "");
  return [
    ...aboutParagraphs(page),
    organisationIn(page).description,
    meta('meta[name="description"]'),
    meta('meta[property="og:description"]'),
  ];
}

/** The same, or one with the other in it. */
function areAlike(one: string, other: string): boolean {
  const [a, b] = [lettersOf(one), lettersOf(other)];
  return a.includes(b) || b.includes(a);
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");

/** At the end of a sentence, else of a word: what is left still stands on the page as it is. */
function shortened(text: string): string {
  if (text.length <= QUOTES.longest) return text;
  const cut = text.slice(0, QUOTES.longest);
  const sentence = Math.max(cut.lastIndexOf(". "), cut.lastIndexOf("! "), cut.lastIndexOf("? "));
  if (sentence > QUOTES.shortest) return cut.slice(0, sentence + 1);
  return cut.slice(0, Math.max(cut.lastIndexOf(" "), QUOTES.shortest));
}
