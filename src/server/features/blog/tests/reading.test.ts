import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { type Desk, openDesk, POSTS, READER } from "#test/support/blog-desk.ts";

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk?.app.end());

const list = async (query = "") => (await fetch(`${desk.app.url}/api/blog${query}`)).json();
const titles = async (query: string) =>
  (await list(query)).posts.map(({ title }: { title: string }) => title);

test("the categories come in their order", async () => {
  const found = await (await fetch(`${desk.app.url}/api/blog/categories`)).json();
  expect(found.map(({ slug }: { slug: string }) => slug)).toEqual([
    "market-report",
    "resumes",
    "hiring",
    "careers",
    "privacy",
  ]);
});

test("cards come newest first, with everything of theirs and without the article", async () => {
  await desk.published({ title: "Older", tags: ["B", "A"] });
  await desk.published({ title: "Newer", excerpt: "Short.", category: "hiring", tags: ["A"] });
  const { posts, total } = await list("?limit=2&tag=whatever");
  expect(total).toBeGreaterThanOrEqual(2);
  expect(posts[0]).toMatchObject({
    title: "Newer",
    excerpt: "Short.",
    category: { name: "Hiring", slug: "hiring" },
    reading_time: 1,
    view_count: 0,
    ai_generated: false,
    featured_image: null,
    tags: [{ name: "A", slug: "a" }],
  });
  expect(posts[0]).not.toHaveProperty("content");
  expect(posts[1].tags.map(({ name }: { name: string }) => name)).toEqual(["B", "A"]);
});

test("a value that is left empty is the usual one", async () => {
  const [usual, empty] = await Promise.all([list(), list("?limit=&offset=&category=&search=")]);
  expect(empty).toEqual(usual);
  expect((await fetch(`${desk.app.url}/api/blog?limit=0`)).status).toBe(400);
});

test("one letter is a word, not the beginning of all that have it", async () => {
  await desk.published({ title: "Working with C#", content: "<p>Yes.</p>" });
  await desk.published({ title: "Caution", content: "<p>Conveyancing costs.</p>" });
  expect(await titles("?search=c%23")).toEqual(["Working with C#"]);
});

test("a slash at the end changes nothing", async () => {
  const [plain, slashed] = await Promise.all([list("?limit=1"), list("/?limit=1")]);
  expect(slashed).toEqual(plain);
});

test("a page is a part, the total is of all", async () => {
  for (const title of ["Paged one", "Paged two", "Paged three"]) await desk.published({ title });
  expect(await list("?search=paged&limit=2&offset=2")).toMatchObject({
    posts: [{ title: "Paged one" }],
    total: 3,
  });
  expect(await list("?search=paged&offset=12")).toEqual({ posts: [], total: 3 });
});

test("a category narrows the list; an unknown one has nothing", async () => {
  await desk.published({ title: "About privacy", category: "privacy" });
  expect(await titles("?category=privacy")).toEqual(["About privacy"]);
  expect(await list("?category=unknown")).toEqual({ posts: [], total: 0 });
});

test("every word is looked for by its beginning, in title, excerpt, text and tags, whatever its capitals", async () => {
  await desk.published({
    title: "Zebra crossing",
    excerpt: "Quokka",
    content: "<p>The <strong>nar</strong>whal &amp; 100% of <em>it_all</em></p>",
    tags: ["Ocelot", "Émile’s in-tray"],
  });
  const hits = ["ZEBRA ocelot", "quokka", "narwhal", "narw", "100%", "it_all", "  zebra   cross "];
  for (const search of [...hits, "ÉMILE'S", "émiles in-tray", "'zebra':* & | !"])
    expect(await titles(`?search=${encodeURIComponent(search)}`), search).toEqual([
      "Zebra crossing",
    ]);
  for (const search of ["zebra missing", "ebra", "strong", "z%g", "\\", "%", "zebra'x"])
    expect(await titles(`?search=${encodeURIComponent(search)}`), search).toEqual([]);
});

test("a search among many looks into an index, not into every article", async () => {
  const { database } = desk.app.testDatabase;
  await database.query(
    `insert into blog_posts (slug, title, words, category_id, status, published_at)
     select 'many-' || n, 'One of many', ('many n' || n)::tsvector, c.id, 'published', now()
     from generate_series(1, 3000) n, (select id from blog_categories limit 1) c`,
  );
  onTestFinished(async () => {
    await database.query("delete from blog_posts where slug like 'many-%'");
  });
  await database.query("analyze blog_posts");
  expect(await list("?search=MANY+n2999")).toMatchObject({
    total: 1,
    posts: [{ slug: "many-2999" }],
  });
  expect(await list("?search=many&limit=1")).toMatchObject({ total: 3000 });
  await vi.waitFor(async () => {
    const { rows } = await database.query(
      "select idx_scan::int as looks from pg_stat_user_indexes where indexrelname = 'blog_posts_live_words'",
    );
    expect(rows[0].looks).toBeGreaterThan(0);
  }, 20_000);
});

test("an article that has moved is found at its old address, until another one is there", async () => {
  const { id, title, slug } = await desk.published({ title: "Moved" });
  const moved = `post-${randomUUID()}`;
  await desk.put(`/${id}`, { title, slug: moved, content: "<p>Words.</p>" });
  const opened = async () => (await desk.openAs(slug, READER)).json();
  expect(await opened()).toMatchObject({ id, slug: moved });
  const next = await desk.published({ title: "Next" });
  await desk.put(`/${next.id}/status`, { status: "draft" });
  await desk.put(`/${next.id}`, { title: "Next", slug, content: "<p>Words.</p>" });
  expect(await opened()).toMatchObject({ id });
  await desk.put(`/${next.id}/status`, { status: "published" });
  expect(await opened()).toMatchObject({ id: next.id, slug });
  await desk.put(`/${id}/status`, { status: "archived" });
  await desk.put(`/${next.id}`, {
    title: "Next",
    slug: `post-${randomUUID()}`,
    content: "<p>W.</p>",
  });
  expect(await opened()).toMatchObject({ id: next.id });
});

test("the address of a draft that was never out is not kept", async () => {
  const { id, title, slug } = await desk.drafted({ title: "Not out" });
  await desk.put(`/${id}`, { title, slug: `${slug}-b`, content: "<p>Words.</p>" });
  await desk.admin.browser.post(`${POSTS}/${id}/approve`);
  expect((await desk.openAs(slug, READER)).status).toBe(404);
});

test("drafts and archived posts are for administrators alone", async () => {
  const { id, slug } = await desk.published({ title: "Hidden later" });
  expect((await desk.openAs(slug, READER)).status).toBe(200);
  for (const status of ["draft", "archived"]) {
    await desk.put(`/${id}/status`, { status });
    const refused = await desk.openAs(slug, READER);
    expect([refused.status, (await refused.json()).message]).toEqual([404, "Post not found"]);
    expect((await desk.admin.browser.get(`/api/blog/posts/${slug}`)).status).toBe(200);
    expect(await titles("?search=hidden")).toEqual([]);
  }
});

test("the drawing is a harmless picture that browsers keep, of live posts alone", async () => {
  const { id, slug } = await desk.published({ title: "With a picture" });
  const drawn = await (await desk.admin.browser.post(`${POSTS}/${id}/generate-hero-image`)).json();
  expect(drawn.message).toBe("Hero image drawn.");
  const post = await (await desk.openAs(slug, READER)).json();
  expect(post.featured_image).toBe(drawn.featured_image);
  expect(post.featured_image).toMatch(new RegExp(`^/blog-images/${id}\\?v=[0-9a-f]{10}$`));
  const picture = await fetch(desk.app.url + post.featured_image);
  expect(picture.headers.get("content-type")).toMatch(/^image\/svg\+xml/);
  expect(picture.headers.get("content-security-policy")).toContain("sandbox");
  expect(picture.headers.get("cache-control")).toContain("immutable");
  expect(await picture.text()).toMatch(/^<svg xmlns=/);
  const unnamed = await fetch(`${desk.app.url}/blog-images/${id}?v=other`);
  expect(unnamed.headers.get("cache-control")).not.toContain("immutable");
  await desk.put(`/${id}/status`, { status: "archived" });
  expect((await fetch(desk.app.url + post.featured_image)).status).toBe(404);
  const preview = await desk.admin.browser.get(post.featured_image);
  expect([preview.status, preview.headers.get("cache-control")]).toEqual([200, "no-store"]);
});
