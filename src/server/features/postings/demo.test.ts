import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
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

describe("in the database", () => {
  const now = new Date("2026-11-15T01:00:00Z");
  let store: TestDatabase;
  let recruiter: string;
  beforeAll(async () => {
    store = await createTestDatabase();
    const { rows } = await store.database.query(
      `insert into accounts (email, name, random_string, is_recruiter)
       values ('tom@example.org', 'Tom', 'x', true) returning id`,
    );
    recruiter = rows[0].id;
    const people = new Map([["recruiter", recruiter]]);
    const context = { password: "", now, people, goOn: () => {} };
    await store.database.transaction((tx) => postingsDemo(tx, context));
  });
  afterAll(() => store?.drop());

  test("every advertisement is an active job, posted when it says and never ahead", async () => {
    const { rows } = await store.database.query("select * from jobs");
    expect(rows).toHaveLength(ads.length);
    const posted = new Map(ads.map(({ title, company, posted }) => [title + company, posted]));
    for (const row of rows) {
      const days = (now.getTime() - row.posted_at.getTime()) / 86_400_000;
      expect(Math.floor(days), row.title).toBe(posted.get(row.title + row.company));
      expect(row.status).toBe("active");
    }
    const hours = new Set(rows.map((row) => row.posted_at.getUTCHours()));
    expect(hours.size).toBeGreaterThan(12);
  });

  test("postings are the demo recruiter's; scraped ones are nobody's and have their link", async () => {
    const { rows } = await store.database.query(
      "select source, owner_id, bool_and(source_url <> '') as linked from jobs group by 1, 2 order by 1",
    );
    expect(rows).toEqual([
      { source: "posting", owner_id: recruiter, linked: false },
      { source: "scraped", owner_id: null, linked: true },
    ]);
  });
});
