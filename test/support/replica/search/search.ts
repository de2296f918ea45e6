import type { Answer, Site } from "../site.ts";
import { FALLEN_FIRM, NEW_FIRMS } from "./new-firms.ts";

const HOST = "search.example";
const KEY = "key-of-the-replica";

/** A search service in two forms: plain JSON with a bearer key, and that of Google's Custom Search. */
export interface Search {
  readonly url: string;
  readonly googleUrl: string;
  readonly key: string;
}
export const SEARCH: Search = {
  url: `https://${HOST}/search`,
  googleUrl: `https://${HOST}/customsearch/v1?cx=law-firms`,
  key: KEY,
};

interface Result {
  readonly title: string;
  readonly url: string;
}

/** Who recruits for others: found by every search, and wanted by none. */
const RECRUITERS: readonly Result[] = [
  { title: "Legal jobs in Sydney", url: "https://www.seek.example/legal-jobs" },
  { title: "Bench & Bar Recruitment", url: "https://benchandbar.example/" },
  { title: "Law graduates", url: "https://legal-talent-pool.example/graduates" },
];

/** Each word of a query brings its own; the same firm comes up under several. */
function resultsFor(query: string, known: readonly Result[]): Result[] {
  const at = /melbourne|brisbane/i.test(query) ? 1 : 0;
  const some = NEW_FIRMS.filter((_, number) => number % 2 === at || /sydney/i.test(query));
  const deep = some.map(({ name, url }) => ({ title: `${name} | Lawyers`, url: `${url}about` }));
  const homes = some.map(({ name, url }) => ({ title: `${name} | Careers in law`, url }));
  const fallen = { title: FALLEN_FIRM.name, url: FALLEN_FIRM.url };
  return [...RECRUITERS, ...known, ...homes, fallen, ...deep];
}

const json = (body: object, status = 200): Answer => ({
  status,
  headers: { "content-type": "application/json" },
  body: JSON.stringify(body),
});

/** `known`: firms that an administrator has already. */
export const createSearch = (known: readonly Result[]): Site => ({
  host: HOST,
  robots: "User-agent: *\nDisallow: /\n",
  answer: ({ pathname, searchParams }, { authorization }) => {
    const found = resultsFor(searchParams.get("q") ?? "", known);
    if (pathname === "/search") {
      if (authorization !== `Bearer ${KEY}`) return json({ error: "no key" }, 401);
      return json({ results: found.slice(0, Number(searchParams.get("count") ?? 10)) });
    }
    if (pathname !== "/customsearch/v1") return undefined;
    if (searchParams.get("key") !== KEY || !searchParams.get("cx"))
      return json({ error: { code: 400, message: "API key not valid." } }, 400);
    const start = Number(searchParams.get("start") ?? 1) - 1;
    const items = found.slice(start, start + Number(searchParams.get("num") ?? 10));
    return json({ items: items.map(({ title, url }) => ({ title, link: url })) });
  },
});
