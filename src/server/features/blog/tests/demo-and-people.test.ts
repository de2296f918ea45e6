import { afterAll, beforeAll, expect, test } from "vitest";
import { BlogPost } from "#contract/blog.ts";
import { createBrowser } from "#test/support/browser.ts";
import { ADMIN_ENV, signedInAdmin } from "#test/support/people.ts";
import { startTestApp, type TestApp } from "#test/support/test-app.ts";
import { cleanHtml } from "../clean-html.ts";
import { blogPersonalData } from "../personal-data.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ env: { ...ADMIN_ENV, DEMO: "on" } });
  await app.loadDemo();
}, 180_000);
afterAll(() => app?.end());

type Card = { slug: string; ai_generated: boolean; featured_image: string | null };
const list = async (): Promise<{ posts: Card[]; total: number }> =>
  (await fetch(`${app.url}/api/blog?limit=50`)).json();

test("the demo world has a blog: articles and a report on its own jobs, each with its drawing", async () => {
  const { posts, total } = await list();
  expect(total).toBeGreaterThan(12);
  expect(posts.filter(({ featured_image }) => featured_image === null)).toEqual([]);
  expect(posts.filter(({ ai_generated }) => ai_generated)).toHaveLength(1);
});

test("the report is clean as it was written, and its bars are its weeks", async () => {
  const report = (await list()).posts.find(({ ai_generated }) => ai_generated);
  const answer = await fetch(`${app.url}/api/blog/posts/${report?.slug}`);
  const post = BlogPost.parse(await answer.json());
  expect(cleanHtml(post.content)).toBe(post.content);
  expect(post.content).toContain("<svg");
  const { rows } = await app.testDatabase.database.query(
    "select report->'weekly' as weekly from blog_posts where id = $1",
    [post.id],
  );
  const svg = await (await fetch(app.url + post.featured_image)).text();
  expect([...svg.matchAll(/<path d="M[\d.]+ 170v/g)]).toHaveLength(rows[0].weekly.length);
});

test("an administrator has a report written, which waits as a draft", async () => {
  const admin = await signedInAdmin(app);
  const answer = await admin.browser.post("/api/admin/blog/generate", { manual: true });
  const { message, post } = await answer.json();
  expect(message).toBe("A draft was written.");
  expect(post).toMatchObject({ status: "draft", ai_generated: true, category: "market-report" });
  expect((await createBrowser(app.url).get(`/api/blog/posts/${post.slug}`)).status).toBe(404);
  for (const call of ["ideas?count=3", "trending"])
    expect((await admin.browser.get(`/api/admin/daily-blog/${call}`)).status).toBe(200);
});

test("whoever began a post can see that, and leaves it behind", async () => {
  const admin = await signedInAdmin(app);
  const { id } = await (await admin.browser.post("/api/admin/blog/posts")).json();
  const { database } = app.testDatabase;
  const { records } = await blogPersonalData.export(database, admin.id);
  expect(records.blogPosts).toMatchObject([{ title: "Untitled post", status: "draft" }]);
  await blogPersonalData.erase(database, admin.id);
  const { rows } = await database.query("select author_id from blog_posts where id = $1", [id]);
  expect(rows).toEqual([{ author_id: null }]);
});
