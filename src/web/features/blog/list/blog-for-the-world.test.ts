import { expect, test } from "vitest";
import { listCategories, listPosts } from "#contract/blog.ts";
import { getStatus } from "#contract/user-status.ts";
import { render } from "../../../render.tsx";
import { sampleCard } from "../testing/sample-post.ts";

const { category } = sampleCard();
const refusal = (fault: string) => Object.assign(new Error("Not now."), { fault });

/** /blog as the server sends it, with what it asked for. */
async function blogAt(query: string, list: { posts: object[]; total: number } | Error) {
  const asked: unknown[] = [];
  const page = await render({
    url: `/blog${query}`,
    theme: undefined,
    origin: "https://candour.example",
    async call({ path }, input) {
      if (path === getStatus.path) return { logged_in: false, user: null, unread: 0 };
      if (path === listCategories.path) return [category];
      if (path !== listPosts.path) throw new Error(`${path} was not expected`);
      asked.push(input.query);
      if (list instanceof Error) throw list;
      return list;
    },
  });
  return { ...page, asked };
}
const one = { posts: [sampleCard()], total: 31 };

test("the list is there before any script, and can be followed", async () => {
  const { status, head, html, asked } = await blogAt("", one);
  expect(status).toBe(200);
  expect(asked).toEqual([{ limit: 12, offset: 0 }]);
  expect(head).toContain("<title>Insights &amp; Resources · Candour</title>");
  expect(head).toContain('<link rel="canonical" href="https://candour.example/blog">');
  expect(head).toMatch(/rel="alternate" type="application\/rss\+xml".* href="\/blog\/feed.xml"/);
  for (const said of ["Showing 1 of 31 articles", "November 13, 2026", "6 min read", "1,204 views"])
    expect(html).toContain(said);
  expect(html).toContain('href="/blog/pay-in-sydney"');
});

test("the address says what of it is shown, and a tag says nothing", async () => {
  const query = "?search=%22pay%22&category=hiring&page=2&tag=salary";
  const { asked, html, head } = await blogAt(query, one);
  expect(asked).toEqual([{ limit: 12, offset: 12, category: "hiring", search: '"pay"' }]);
  expect(html).toContain("Showing 1 of 31 articles in Hiring matching “&quot;pay&quot;”");
  expect(head).toContain("noindex");
});

test.each([
  ["?tag=salary", ""],
  ["?page=1", ""],
  ["?page=2&tag=salary", "?page=2"],
  ["?category=hiring", "?category=hiring"],
])("%s has the canonical address of %j", async (query, canonical) => {
  const { head } = await blogAt(query, one);
  const address = `https://candour.example/blog${canonical}`;
  expect(head).toContain(`<link rel="canonical" href="${address}">`);
  expect(head).toContain(`<meta property="og:url" content="${address}">`);
});

test.each([
  ["?page=4", 31, "/blog?page=3"],
  ["?search=a+%26+b&category=hiring&page=9", 12, "/blog?search=a+%26+b&category=hiring"],
  ["?page=2", 0, "/blog"],
])("%s of %i articles leads to the last page", async (query, total, redirect) => {
  expect(await blogAt(query, { posts: [], total })).toMatchObject({ status: 302, redirect });
  const last = await blogAt(redirect.slice("/blog".length), { posts: [], total });
  expect(last).toMatchObject({ status: 200 });
});

test("it can be searched before any script, inside the category that is looked at", async () => {
  const { html } = await blogAt("?category=hiring", one);
  const [form = ""] = /<form.*?<\/form>/.exec(html) ?? [];
  expect(form).toMatch(/^<form [^>]*action="\/blog"/);
  expect(form).toContain('<input type="hidden" name="category" value="hiring"/>');
  expect(form).toMatch(/<input [^>]*name="search"/);
});

test("pages are links, which keep what is looked for and how the address is written", async () => {
  const { html } = await blogAt("?search=pay&category=hiring&page=2", one);
  const [pages = ""] = /<nav aria-label="Pages of articles".*?<\/nav>/.exec(html) ?? [];
  const links = [...pages.matchAll(/href="(.*?)"/g)].map(([, address]) => address);
  const list = "/blog?search=pay&amp;category=hiring";
  expect(links).toEqual([
    list,
    list,
    `${list}&amp;page=2`,
    `${list}&amp;page=3`,
    `${list}&amp;page=3`,
  ]);
});

test("where nothing is there is nothing to list", async () => {
  const { status, head, html } = await blogAt("?category=none", { posts: [], total: 0 });
  expect(status).toBe(200);
  expect(html).toContain("No articles found");
  expect(html).toContain("Clear filters");
  expect(html).toContain("Showing 0 of 0 articles in none");
  expect(head).toContain("noindex");
});

test("while the database is away nobody may conclude that there is nothing", async () => {
  const { status, head, html } = await blogAt("", refusal("unavailable"));
  expect(status).toBe(503);
  expect(head).not.toContain("noindex");
  expect(html).not.toContain("No articles found");
  expect(html.match(/aspect-\[400/g)).toHaveLength(6);
});
