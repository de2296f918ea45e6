import { load } from "cheerio";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Desk, openDesk, POSTS } from "#test/support/blog-desk.ts";

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk?.app.end());

test("the feed has the newest, with full addresses, whatever is in their titles", async () => {
  const title = `]]> & <b>"bold"</b> \u0007\u0002 'x'`;
  const { id, slug } = await desk.published({
    title,
    excerpt: "]]>& Is <b> a tag?",
    tags: ["a & b"],
  });
  const hidden = await desk.published({ title: "Not in the feed" });
  await desk.put(`/${hidden.id}/status`, { status: "draft" });
  const answer = await fetch(`${desk.app.url}/blog/feed.xml`);
  expect(answer.headers.get("content-type")).toMatch(/^application\/rss\+xml/);
  expect(answer.headers.get("cache-control")).toBe("public, max-age=900");
  const text = await answer.text();
  expect(text).not.toContain("\u0007");
  const feed = load(text, { xml: true });
  const [first] = feed("item").toArray();
  expect(feed("title", first).text()).toBe(title.replace("\u0007\u0002", ""));
  expect(feed("link", first).text()).toBe(`${desk.app.url}/blog/${slug}`);
  const description = feed("description", first).text();
  expect(load(description).text()).toBe("]]>& Is <b> a tag?");
  expect(feed("guid", first).text()).toBe(id);
  expect(feed("guid", first).attr("isPermaLink")).toBe("false");
  expect(feed("category", first).last().text()).toBe("a & b");
  expect(Number.isNaN(Date.parse(feed("pubDate", first).text()))).toBe(false);
  expect(feed("channel > atom\\:link").attr("href")).toBe(`${desk.app.url}/blog/feed.xml`);
  expect(text).not.toContain("Not in the feed");
  const etag = answer.headers.get("etag") ?? "";
  const again = await fetch(`${desk.app.url}/blog/feed.xml`, {
    headers: { "if-none-match": etag },
  });
  expect(again.status).toBe(304);
  await desk.put(`/${id}/status`, { status: "archived" });
  const changed = await fetch(`${desk.app.url}/blog/feed.xml`, {
    headers: { "if-none-match": etag },
  });
  expect(changed.status).toBe(200);
});

test("a draft that is published later is news to feed and sitemap", async () => {
  const { id, slug } = await desk.drafted({ title: "Written before" });
  desk.pass(3_600_000);
  await desk.admin.browser.post(`${POSTS}/${id}/approve`);
  const text = await (await fetch(`${desk.app.url}/blog/feed.xml`)).text();
  const feed = load(text, { xml: true });
  expect(Date.parse(feed("channel > lastBuildDate").text())).toBe(desk.time.now.getTime());
  const sitemap = await (await fetch(`${desk.app.url}/sitemap.xml`)).text();
  expect(sitemap).toContain(`/blog/${slug}</loc><lastmod>${desk.time.now.toISOString()}</lastmod>`);
});

test("the sitemap names what is out", async () => {
  desk.pass(3_600_000);
  const { slug } = await desk.published({ title: "In the sitemap" });
  const hidden = await desk.published({ title: "Not in the sitemap" });
  await desk.put(`/${hidden.id}/status`, { status: "archived" });
  const sitemap = await (await fetch(`${desk.app.url}/sitemap.xml`)).text();
  expect(sitemap).toContain(`${desk.app.url}/blog/${slug}<`);
  expect(sitemap).not.toContain(hidden.slug);
});
