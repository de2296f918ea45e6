import { isUrl } from "#contract/is-url.ts";
import { type CompanyQuote, CREATION_SENTENCES as say } from "#contract/job-creation.ts";
import type { Database } from "#server/platform/database/database.ts";
import { invalid, rateLimited } from "#server/platform/faults.ts";
import {
  type FetchedPage,
  type FetchOptions,
  guardedFetch,
  isUnreachable,
} from "#server/platform/fetching/guarded-fetch.ts";
import type { Actor } from "#server/platform/http/caller.ts";
import type { LimitRule, Limits } from "#server/platform/limits.ts";
import type { ActivityService } from "../activity/service.ts";
import { type PageFacts, QUOTE } from "./page-facts.ts";
import type { PageReader } from "./page-reader.ts";
import * as repository from "./repository.ts";

interface Parts {
  readonly database: Database;
  readonly clock: () => Date;
  readonly limits: Limits;
  readonly record: ActivityService["record"];
  readonly rule: LimitRule;
  readonly fetching: Pick<FetchOptions, "standIns" | "standInsOnly">;
  readonly userAgent: () => string;
  readonly pages: Pick<PageReader, "read">;
}

/** For all addresses and pages together. */
const ALL_MS = 10_000;
/** Of one recruiter, beside each other in one process. */
const AT_ONCE = 2;
const BUSY = "Two websites are being read for you already. Please wait for them.";
const BUSY_SECONDS = 10;

/** What companies say about themselves on their websites, for the recruiters who asked. */
export function createCompanies(parts: Parts) {
  const { database, clock, limits, record, rule, fetching, userAgent, pages } = parts;

  const running = new Map<string, number>();

  /** Slow websites must not be collected by the dozen. */
  async function oneOfFew<T>(accountId: string, work: () => Promise<T>): Promise<T> {
    const before = running.get(accountId) ?? 0;
    if (before >= AT_ONCE) throw rateLimited(BUSY, BUSY_SECONDS);
    running.set(accountId, before + 1);
    try {
      return await work();
    } finally {
      const left = (running.get(accountId) ?? 1) - 1;
      if (left > 0) running.set(accountId, left);
      else running.delete(accountId);
    }
  }

  function read(addresses: readonly string[]): Promise<Company> {
    const until = Date.now() + ALL_MS;
    const fetch = (url: string) =>
      guardedFetch(url, {
        ...fetching,
        userAgent: userAgent(),
        timeoutMs: Math.max(1, until - Date.now()),
      });
    return firstThatAnswers(addresses, (address) =>
      readCompany(address, { fetch, read: (page) => pages.read(page) }),
    );
  }

  return {
    async fetch(actor: Actor, typed: string): Promise<Company> {
      const addresses = addressesOf(typed);
      const company = await oneOfFew(actor.id, async () => {
        await limits.take(`company-fetch:${actor.id}`, rule);
        return read(addresses);
      });
      const { name, url, quotes } = company;
      await database.transaction(async (tx) => {
        const page = { companyName: name, quotes, fetchedAt: clock() };
        await repository.keepPage(tx, { accountId: actor.id, url, ...page });
        await record(tx, actor.id, {
          type: "company_fetched",
          title: "You had a company's website read",
          description: `${name}, ${url}`.slice(0, LONGEST),
          metadata: { url: url.slice(0, LONGEST) },
        });
      });
      return company;
    },
  };
}

const LONGEST = 500;
const SCHEME = /^[a-z][a-z\d+.-]*:/i;

/** "harrow.example" is what people type: their site is asked securely, then the old way. */
function addressesOf(typed: string): string[] {
  const isWhole = SCHEME.test(typed) && !/^[\w.-]+:\d+(?:\/|$)/.test(typed);
  const addresses = isWhole ? [typed] : [`https://${typed}`, `http://${typed}`];
  if (!addresses.every((address) => isUrl(address))) throw invalid(say.badUrl);
  return addresses;
}

async function firstThatAnswers(
  addresses: readonly string[],
  read: (address: string) => Promise<Company>,
): Promise<Company> {
  const [first = "", second] = addresses;
  try {
    return await read(first);
  } catch (error) {
    // A verdict on the address or the page would be the same.
    if (second === undefined || !isUnreachable(error)) throw error;
    // What was wrong at first is what the person should hear of.
    return read(second).catch(() => {
      throw error;
    });
  }
}

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
