import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { NOTHING_PREPARED } from "#server/platform/prepared-demo.ts";
import { projectRoot } from "#server/platform/project-root.ts";
import { createTestDatabase, type TestDatabase } from "#test/support/test-database.ts";
import { demoAds, postingsDemo } from "./demo.ts";

const ads = demoAds(join(projectRoot(), "demo", "jobs"));

describe("the advertisements of the demo world", () => {
  test("are a market: hundreds, many of them new", () => {
    expect(ads.length).toBeGreaterThanOrEqual(300);
    expect(ads.filter(({ posted }) => posted < 14).length).toBeGreaterThanOrEqual(60);
    expect(ads.filter(({ source }) => source === "posting").length).toBeGreaterThan(30);
  });

  test("are each a job of its own", () => {
    const names = ads.map(({ title, company }) => `${title} at ${company}`.toLowerCase());
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
    const texts = ads.map(({ text }) => text);
    expect(new Set(texts).size).toBe(texts.length);
  });

  test("name nobody who could exist: every address ends in .example", () => {
    const addresses = ads.flatMap(({ title, text, link = "", contact }) =>
      [...`${text}\n${link}\n${contact?.email ?? ""}`.matchAll(ADDRESS)].map(
        ([, domain = ""]) => `${title}: ${domain.toLowerCase()}`,
      ),
    );
    expect(addresses.length).toBeGreaterThan(100);
    expect(addresses.filter((address) => !address.endsWith(".example"))).toEqual([]);
  });

  test("have 100 to 500 words", () => {
    const odd = ads
      .map(({ title, text }) => ({ title, words: text.split(/\s+/).length }))
      .filter(({ words }) => words < 100 || words > 500);
    expect(odd).toEqual([]);
  });
});

/** The domain of a web or e-mail address. */
const ADDRESS = /(?:https?:\/\/|www\.|@)((?:[\w-]+\.)+[a-z]{2,})/gi;

const RECRUITERS = [
  "recruiter",
  "recruiter of business",
  "recruiter of health",
  "recruiter of legal",
  "recruiter of tech",
];

describe("in the database", () => {
  const now = new Date("2026-11-15T01:00:00Z");
  let store: TestDatabase;
  beforeAll(async () => {
    store = await createTestDatabase();
    const { rows } = await store.database.query(
      `insert into accounts (email, name, random_string, is_recruiter)
       select email, email, email, true
       from unnest($1::text[]) email returning email, id`,
      [RECRUITERS],
    );
    const people = new Map<string, string>(rows.map(({ email, id }) => [email, id]));
    const context = { password: "", now, people, goOn: () => {}, prepared: NOTHING_PREPARED };
    await store.database.transaction((tx) => postingsDemo(tx, context));
  });
  afterAll(() => store?.drop());

  test("every advertisement is a job, posted when it says and never ahead", async () => {
    const { rows } = await store.database.query("select * from jobs");
    expect(rows).toHaveLength(ads.length);
    const known = new Map(ads.map((ad) => [ad.title + ad.company, ad]));
    for (const row of rows) {
      const days = (now.getTime() - row.posted_at.getTime()) / 86_400_000;
      const ad = known.get(row.title + row.company);
      expect(Math.floor(days), row.title).toBe(ad?.posted);
      expect(row.status, row.title).toBe(ad?.status);
    }
    const hours = new Set(rows.map((row) => row.posted_at.getUTCHours()));
    expect(hours.size).toBeGreaterThan(12);
  });

  test("each recruiter has postings, the demo's own at every stage; scraped ones are nobody's", async () => {
    const { rows } = await store.database.query(
      `select coalesce(a.email, '') as who, j.source, array_agg(distinct j.status order by j.status) as stages,
              bool_and(j.source_url <> '') as linked
       from jobs j left join accounts a on a.id = j.owner_id group by 1, 2 order by 1`,
    );
    const posting = { source: "posting", stages: ["active"], linked: false };
    expect(rows).toEqual([
      { who: "", source: "scraped", stages: ["active"], linked: true },
      { ...posting, who: "recruiter", stages: ["active", "closed", "draft"] },
      ...RECRUITERS.slice(1).map((who) => ({ ...posting, who })),
    ]);
  });
});
