import { hostOf, isRecruitmentSite } from "#contract/firm-rules.ts";
import type { Database } from "#server/platform/database/database.ts";
import { Refusal } from "#server/platform/faults.ts";
import type { Discovery, FirmsToRead } from "../firms/service.ts";
import type { Search, SearchResult } from "./search.ts";
import type { PageTools, PartContext, PoliteFetch, RunKind } from "./service.ts";

interface Parts {
  readonly database: Database;
  readonly firms: Pick<FirmsToRead, "knownHosts" | "discover">;
  readonly fetch: PoliteFetch;
  readonly pages: Pick<PageTools, "site">;
  readonly search: Search;
}

type Seen = Omit<Discovery, "searchQuery">;

const QUERIES_AT_ONCE = 2;
const LONGEST_NAME = 200;

/** Runs that look for law firms that are not known yet: a part for each query. */
export function createDiscoveryKind({ database, firms, fetch, pages, search }: Parts): RunKind {
  async function ask(url: string, context: PartContext): Promise<Seen> {
    const page = await fetch(url, { signal: context.signal });
    await context.page();
    const { name, careersUrl } = await pages.site(page);
    return { firmName: name, discoveredUrl: page.url, careersPageUrl: careersUrl };
  }

  /** Who it is, in the website's own words; in the result's where it does not let itself be read. */
  async function lookAt(result: SearchResult, context: PartContext): Promise<Discovery> {
    const named = firmName(result);
    let seen: Seen = { firmName: named, discoveredUrl: result.url, careersPageUrl: "" };
    for (const url of new Set([result.url, new URL("/", result.url).href])) {
      try {
        seen = await ask(url, context);
        break;
      } catch (error) {
        context.signal.throwIfAborted();
        if (!(error instanceof Refusal)) throw error;
      }
    }
    const name = (seen.firmName || named).slice(0, LONGEST_NAME);
    return { ...seen, firmName: name, searchQuery: context.part.name };
  }

  /** One of each host, without those that are known. A result's title is a page's: "Graduate recruitment" is no agency. */
  async function unknownOf(results: readonly SearchResult[]): Promise<SearchResult[]> {
    const byHost = new Map<string, SearchResult>();
    for (const result of results.filter(({ url }) => mayBeFirm({ title: "", url }))) {
      const host = hostOf(result.url);
      if (!byHost.has(host)) byHost.set(host, result);
    }
    const known = await firms.knownHosts(database, [...byHost.keys()]);
    return [...byHost].flatMap(([host, result]) => (known.has(host) ? [] : result));
  }

  return {
    type: "discovery",
    atOnce: QUERIES_AT_ONCE,
    async part(context) {
      const results = await search(context.part.name, context.signal);
      for (const result of await unknownOf(results)) {
        const discovery = await lookAt(result, context);
        if (mayBeFirm({ title: discovery.firmName, url: discovery.discoveredUrl }))
          await context.discovered((tx) => firms.discover(tx, discovery));
      }
    },
  };
}

/** Sites that write about firms, and are none. */
const OTHERS =
  /(?:^|\.)(?:facebook|instagram|youtube|tiktok|twitter|x|reddit|quora|pinterest|wikipedia|medium|yellowpages|truelocal|yelp|chambers|legal500|bestlawyers|doylesguide|whirlpool)\.[a-z.]+$/;
const PUBLIC = /\.(?:gov|edu)(?:\.au)?$/;

function mayBeFirm({ title, url }: SearchResult): boolean {
  const host = hostOf(url);
  if (host === "" || !/^https?:/i.test(url)) return false;
  return !OTHERS.test(host) && !PUBLIC.test(host) && !isRecruitmentSite(title, url);
}

const SEPARATOR = /\s+[|–—·•»]\s+|\s+-\s+|\s*::\s*|:\s+/;
const PAGE =
  /^(?:home|welcome|careers?|jobs|vacancies|about(?: us)?|contact(?: us)?|join us|work with us|our people|current opportunities)$/i;

/** From the title of a search result, "Careers | Harrow Legal", where the website itself could not be asked. */
function firmName({ title, url }: SearchResult): string {
  const parts = title
    .split(SEPARATOR)
    .map((part) => part.trim())
    .filter((part) => part !== "" && !PAGE.test(part));
  const host = hostOf(url);
  const label = lettersOf(host.split(".")[0] ?? "");
  const named = parts.find((part) => {
    const letters = lettersOf(part);
    return letters.length > 2 && (letters.startsWith(label) || label.startsWith(letters));
  });
  return named ?? parts[0] ?? host;
}

const lettersOf = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
