import type { CompanyQuote } from "#contract/job-creation.ts";

/**
 * A description as the browser sends it, taken apart: what we read on the company's site ourselves is quoted;
 * the rest is the recruiter's own words, whatever it claims to be.
 */
export function quotedParts(description: string, known: readonly CompanyQuote[]): CompanyQuote[] {
  let parts: CompanyQuote[] = [{ text: description, url: "" }];
  for (const quote of known) parts = parts.flatMap((part) => without(part, quote));
  return parts.flatMap(({ text, url }) => {
    const tidy = text.trim();
    return tidy === "" ? [] : { text: tidy, url };
  });
}

/** The first place where it stands; a part that is quoted already is left alone. */
function without(part: CompanyQuote, quote: CompanyQuote): CompanyQuote[] {
  const at = part.url === "" ? part.text.indexOf(quote.text) : -1;
  if (at < 0 || quote.text === "") return [part];
  const own = (text: string) => ({ text, url: "" });
  return [own(part.text.slice(0, at)), quote, own(part.text.slice(at + quote.text.length))];
}
