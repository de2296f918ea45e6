import * as z from "zod";
import { SCRAPING_SENTENCES } from "#contract/scraping.ts";
import { invalid, Refusal, unavailable } from "#server/platform/faults.ts";
import { FetchRefused } from "#server/platform/fetching/fetch-refused.ts";
import type { PoliteFetch } from "./service.ts";
import { SCRAPING_TEXTS as say } from "./texts.ts";

export interface SearchResult {
  readonly title: string;
  readonly url: string;
}
export type Search = (query: string, signal: AbortSignal) => Promise<readonly SearchResult[]>;

interface Settings {
  readonly url: string;
  readonly key: string;
}
/** One request, or several in a row: each adapter's way to ask. */
interface Adapter {
  readonly requests: (query: string) => readonly string[];
  readonly headers: Readonly<Record<string, string>>;
  readonly read: (answer: unknown) => readonly SearchResult[];
}

const RESULTS = 20;
const KEY_REFUSED = [401, 403];
/** Google's answers have ten at most. */
const GOOGLE_PAGE = 10;

/** Asks the search service that the operator has set up; undefined where there is none. */
export function createSearch(settings: Settings | undefined, fetch: PoliteFetch): Search {
  if (!settings) return () => Promise.reject(unavailable(SCRAPING_SENTENCES.searchMissing));
  const { requests, headers, read } = isGoogle(settings.url) ? google(settings) : plain(settings);

  async function ask(url: string, signal: AbortSignal): Promise<readonly SearchResult[]> {
    // The operator holds a key: that is the service's word that it may be asked, whatever its robots.txt says.
    const options = { signal, headers, permitted: true, contentTypes: ["application/json"] };
    const { text } = await fetch(url, options).catch((error: unknown) => {
      throw error instanceof Refusal ? invalid(whyNot(error)) : error;
    });
    return read(parsed(text));
  }

  return async (query, signal) => {
    const results: SearchResult[] = [];
    for (const url of requests(query)) {
      const page = await ask(url, signal);
      results.push(...page);
      if (page.length < GOOGLE_PAGE) break;
    }
    return results.slice(0, RESULTS);
  };
}

function whyNot(refusal: Refusal): string {
  const isKey = refusal instanceof FetchRefused && KEY_REFUSED.includes(refusal.status);
  return isKey ? say.searchKeyRefused(refusal.status) : say.searchFailed(refusal.message);
}

const isGoogle = (url: string) => url.includes("customsearch");

function withParams(url: string, params: Readonly<Record<string, string | number>>): string {
  const address = new URL(url);
  for (const [name, value] of Object.entries(params)) address.searchParams.set(name, String(value));
  return address.href;
}

const PlainAnswer = z.object({
  results: z.array(z.object({ title: z.string().catch(""), url: z.string() })),
});

function plain({ url, key }: Settings): Adapter {
  return {
    requests: (q) => [withParams(url, { q, count: RESULTS })],
    headers: key === "" ? {} : { authorization: `Bearer ${key}` },
    read: (answer) => checked(PlainAnswer, answer).results,
  };
}

/** Without `items` when nothing was found. */
const GoogleAnswer = z.object({
  items: z.array(z.object({ title: z.string().catch(""), link: z.string() })).default([]),
});

function google({ url, key }: Settings): Adapter {
  return {
    requests: (q) =>
      [1, 1 + GOOGLE_PAGE].map((start) => withParams(url, { key, q, num: GOOGLE_PAGE, start })),
    headers: {},
    read: (answer) =>
      checked(GoogleAnswer, answer).items.map(({ title, link }) => ({ title, url: link })),
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw invalid(say.searchUnreadable);
  }
}

function checked<T>(schema: z.ZodType<T>, answer: unknown): T {
  const result = schema.safeParse(answer);
  if (!result.success) throw invalid(say.searchUnreadable);
  return result.data;
}
