import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { createSitemap, type SitemapPart } from "./sitemap.ts";

const SITE = "https://candour.example";
const MINUTE_MS = 60_000;
const PAGES = ["/", "/compare", "/recruiters", "/blog", "/contact", "/privacy", "/terms"];
const JOB = `insert into jobs (source, status, title, company, details, lines, posted_at, updated_at)
  values ('posting', $1, 'Lawyer', 'Corran Vale', '{}', '[]', now(), '2026-11-01T02:03:04Z') returning id`;
const POST = `insert into blog_posts (slug, title, status, category_id, published_at)
  select $1, 'An article', $1, id, '2026-11-01' from blog_categories limit 1`;

const placesIn = (xml: string) => [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, place]) => place);

describe("what search engines are told", () => {
  let app: TestApp;
  let now = new Date();
  beforeAll(async () => {
    app = await startTestApp({ env: { PUBLIC_URL: SITE }, clock: () => now });
  });
  afterAll(() => app?.end());

  const newJob = async (status: string): Promise<string> => {
    const { rows } = await app.platform.database.query(JOB, [status]);
    return rows[0].id;
  };
  const read = async (path: string) => {
    const answer = await fetch(app.url + path);
    expect(answer.status).toBe(200);
    return { type: answer.headers.get("content-type"), text: await answer.text() };
  };

  test("every page worth finding, live job and published article by its address; nothing else", async () => {
    const live = await newJob("active");
    await newJob("draft");
    await newJob("closed");
    for (const status of ["draft", "published", "archived"])
      await app.platform.database.query(POST, [status]);
    const { type, text } = await read("/sitemap.xml");
    expect(type).toBe("application/xml; charset=utf-8");
    const listed = [...PAGES, `/job/${live}`, "/blog/published"];
    expect(placesIn(text)).toEqual(listed.map((path) => SITE + path));
    expect(text).toContain(
      `<url><loc>${SITE}/job/${live}</loc><lastmod>2026-11-01T02:03:04.000Z</lastmod></url>`,
    );
  });

  test("a new job is named within a quarter of an hour", async () => {
    await read("/sitemap.xml");
    const late = `${SITE}/job/${await newJob("active")}`;
    now = new Date(now.getTime() + 14 * MINUTE_MS);
    expect(placesIn((await read("/sitemap.xml")).text)).not.toContain(late);
    now = new Date(now.getTime() + 2 * MINUTE_MS);
    expect(placesIn((await read("/sitemap.xml")).text)).toContain(late);
  });

  test("robots.txt says where the list is", async () => {
    expect((await read("/robots.txt")).text).toContain(`\nSitemap: ${SITE}/sitemap.xml\n`);
  });

  test.each(["1.xml", "0.xml", "x.xml", "99999999999.xml", "1.xml.gz"])(
    "there is no file %s where one holds everything",
    async (file) => {
      expect((await fetch(`${app.url}/sitemap-${file}`)).status).toBe(404);
    },
  );

  test("without an address of its own the site names the one that it has", async () => {
    const plain = await startTestApp();
    const text = await (await fetch(`${plain.url}/sitemap.xml`)).text();
    await plain.end();
    expect(placesIn(text)).toContain(`${plain.url}/contact`);
  });
});

describe("more than one file holds", () => {
  const part = (name: string, count: number): SitemapPart => ({
    count: async () => count,
    list: async (_db, from, most) =>
      Array.from({ length: Math.max(0, Math.min(most, count - from)) }, (_, at) => ({
        path: `/${name}?n=${from + at}&of=<${count}>`,
      })),
  });
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app?.end());
  /** Of five entries a file; seven are the site's own pages. */
  const sitemapOf = (...sitemap: SitemapPart[]) =>
    createSitemap({ ...app.platform, publicUrl: { value: SITE }, sitemap }, 5);

  test("is in several, each entry once, and the first page lists the files", async () => {
    const sitemap = sitemapOf(part("a", 4), part("none", 0), part("b", 7));
    const files = placesIn(await sitemap.main());
    expect(files).toEqual([1, 2, 3, 4].map((number) => `${SITE}/sitemap-${number}.xml`));
    const texts = await Promise.all([1, 2, 3, 4].map((number) => sitemap.file(number)));
    expect(texts.map((text) => placesIn(text ?? "").length)).toEqual([5, 5, 5, 3]);
    expect(new Set(texts.flatMap((text) => placesIn(text ?? ""))).size).toBe(18);
    expect(await sitemap.file(5)).toBeUndefined();
  });

  test("eight files are written once, however they and the list of files are asked for", async () => {
    const jobs = part("job", 33);
    const asked = { count: 0, list: 0 };
    const sitemap = sitemapOf({
      count(db) {
        asked.count++;
        return jobs.count(db);
      },
      list(db, from, most) {
        asked.list++;
        return jobs.list(db, from, most);
      },
    });
    const readAll = async () => {
      await sitemap.main();
      for (let number = 1; number <= 8; number++) await sitemap.file(number);
    };
    await readAll();
    const once = { ...asked };
    await readAll();
    expect(asked).toEqual(once);
  });

  test("whatever an address has in it, the file stays XML", async () => {
    const text = await sitemapOf(part("a&b", 4)).file(3);
    expect(placesIn(text ?? "")[0]).toBe(`${SITE}/a&amp;b?n=3&amp;of=%3C4%3E`);
  });

  test("what could not be read once is read the next time", async () => {
    let isDown = true;
    const shaky: SitemapPart = {
      count: async () => 0,
      list: async () => {
        if (isDown) throw new Error("on purpose");
        return [];
      },
    };
    const sitemap = createSitemap({ ...app.platform, sitemap: [shaky] });
    await expect(sitemap.main()).rejects.toThrow("on purpose");
    isDown = false;
    expect(placesIn(await sitemap.main())).toHaveLength(PAGES.length);
  });
});
