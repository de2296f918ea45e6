import type { CompanyQuote } from "#contract/job-creation.ts";
import type { FetchedPage } from "#server/platform/fetching/guarded-fetch.ts";
import { aboutLink, aboutParagraphs } from "./about-text.ts";
import { quotesIn } from "./company-facts.ts";
import { companyName } from "./company-name.ts";
import { organisationIn } from "./structured-data.ts";
import { type VisiblePage, visiblePage } from "./visible-page.ts";

export interface Company {
  readonly name: string;
  /** Where it was read, after redirects. */
  readonly url: string;
  readonly quotes: readonly CompanyQuote[];
}

type Fetch = (url: string) => Promise<FetchedPage>;

/** A company by what its website says. One more page is read when the first does not say who they are. */
export async function readCompany(url: string, fetch: Fetch): Promise<Company> {
  const first = visiblePage(await fetch(url));
  const about = aboutParagraphs(first).length > 0 ? undefined : await aboutPage(first, fetch);
  return {
    name: companyName(first, organisationIn(first)),
    url: first.url,
    quotes: quotesIn(about ? [about, first] : [first]),
  };
}

/** What the first page says is enough when this one cannot be read. */
async function aboutPage(first: VisiblePage, fetch: Fetch): Promise<VisiblePage | undefined> {
  const link = aboutLink(first);
  if (!link) return undefined;
  const page = await fetch(link).catch(() => undefined);
  return page && new URL(page.url).host === new URL(first.url).host ? visiblePage(page) : undefined;
}
