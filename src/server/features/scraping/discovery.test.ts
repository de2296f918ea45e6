import { afterEach, expect, test } from "vitest";
import { SCRAPING_SENTENCES } from "#contract/scraping.ts";
import { type SmallFirms, startSmallFirms } from "#test/support/small-firms.ts";
import { page, status } from "./crawl-limits/testing/listening-sites.ts";
import { DISCOVERY_QUERIES } from "./operations.ts";

const NAMES = ["search.example", "harrow.example", "linden.example", "fallen.example"];
const KEY = "a-key-that-nobody-sees";
let firms: SmallFirms;
afterEach(() => firms.end());

const RESULTS = [
  { title: "Graduate Recruitment | Harrow Legal", url: "https://harrow.example/careers" },
  { title: "Linden Lawyers", url: "https://www.linden.example/" },
  { title: "Fallen & Co - Solicitors", url: "https://fallen.example/jobs" },
  { title: "Bench Recruitment", url: "https://bench.example/" },
  { title: "Once more", url: "https://harrow.example/people" },
  { title: "Not an address", url: "javascript:alert(1)" },
];

async function discover() {
  firms.sites.answers["search.example/robots.txt"] = page(
    "User-agent: *\nDisallow: /",
    "text/plain",
  );
  firms.sites.answers["harrow.example/careers"] = page(
    `<title>Careers</title><meta property="og:site_name" content="Harrow Legal">
     <a href="/work-with-us">Careers</a>`,
  );
  firms.sites.answers["fallen.example/robots.txt"] = status(404);
  await firms.addFirm({ name: "Linden", website_url: "https://linden.example" });
  const answer = await firms.admin.post("/api/admin/scraping/discover");
  expect(answer.status).toBe(200);
  return firms.ended((await answer.json()).run_id);
}

const discoveries = async () =>
  (await (await firms.admin.get("/api/admin/discovered-firms")).json()).discoveries;

const FOUND = [
  {
    FirmName: "Fallen & Co",
    CareersPageUrl: "",
    DiscoveredUrl: "https://fallen.example/jobs",
  },
  {
    FirmName: "Harrow Legal",
    CareersPageUrl: "https://harrow.example/work-with-us",
    DiscoveredUrl: "https://harrow.example/careers",
    SearchQuery: expect.stringContaining("law firm"),
  },
];
const byName = (firmsFound: { FirmName: string }[]) =>
  firmsFound.sort((a, b) => a.FirmName.localeCompare(b.FirmName));

test("a plain search service is asked with its key, and new firms wait for a review", async () => {
  firms = await startSmallFirms(NAMES, {
    SEARCH_URL: "https://search.example/v1?region=au",
    SEARCH_KEY: KEY,
  });
  const keys: unknown[] = [];
  for (const query of DISCOVERY_QUERIES) {
    const params = new URLSearchParams({ region: "au", q: query, count: "20" });
    firms.sites.answers[`search.example/v1?${params}`] = (response) => {
      keys.push(response.req.headers.authorization);
      page(JSON.stringify({ results: RESULTS }), "application/json")(response, 1);
    };
  }
  const { run, parts } = await discover();
  expect(run).toMatchObject({
    status: "completed",
    run_type: "discovery",
    firms_new: 2,
    error: "",
  });
  expect(parts.map(({ name }) => name)).toEqual(DISCOVERY_QUERIES);
  expect(byName(await discoveries())).toMatchObject(FOUND);
  expect(new Set(keys)).toEqual(new Set([`Bearer ${KEY}`]));

  const again = await firms.admin.post("/api/admin/scraping/discover");
  expect((await firms.ended((await again.json()).run_id)).run.firms_new).toBe(0);
});

test("Google's Custom Search is asked in its own form; a search that fails is named, without the key", async () => {
  firms = await startSmallFirms(NAMES, {
    SEARCH_URL: "https://search.example/customsearch/v1?cx=firms",
    SEARCH_KEY: KEY,
  });
  const [first, ...others] = DISCOVERY_QUERIES;
  const pathOf = (q = "") => {
    const params = new URLSearchParams({ cx: "firms", key: KEY, q, num: "10", start: "1" });
    return `search.example/customsearch/v1?${params}`;
  };
  const items = RESULTS.map(({ title, url }) => ({ title, link: url }));
  for (const query of others)
    firms.sites.answers[pathOf(query)] = page(JSON.stringify({ items }), "application/json");
  firms.sites.answers[pathOf(first)] = status(403);

  const { run, parts } = await discover();
  expect(run).toMatchObject({ status: "completed", firms_new: 2, failed: 1 });
  expect(run.error).toBe(`1 of ${DISCOVERY_QUERIES.length} searches could not be made.`);
  expect(parts[0]?.error).toBe(
    "The search service did not accept the key (it answered 403). Check SEARCH_KEY.",
  );
  expect(byName(await discoveries())).toMatchObject(FOUND);
  expect(JSON.stringify({ run, parts })).not.toContain(KEY);
});

test("without a search service it says what to set", async () => {
  firms = await startSmallFirms(NAMES);
  const answer = await firms.admin.post("/api/admin/scraping/discover");
  expect(answer.status).toBe(503);
  expect(await answer.json()).toMatchObject({ message: SCRAPING_SENTENCES.searchMissing });
  const stats = await (await firms.admin.get("/api/admin/dashboard/stats")).json();
  expect(stats.search).toEqual({ configured: false, hint: SCRAPING_SENTENCES.searchMissing });
  expect(stats.recent_runs).toEqual([]);
});
