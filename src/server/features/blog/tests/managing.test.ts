import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { createBrowser } from "#test/support/browser.ts";
import { type Person, signedInAdmin } from "#test/support/people.ts";
import { sharedTestApp, type TestApp } from "#test/support/test-app.ts";

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await sharedTestApp();
  admin = await signedInAdmin(app);
});

const POSTS = "/api/admin/blog/posts";
const send = (method: string, path: string, body: unknown = {}) =>
  admin.browser.request(POSTS + path, {
    method,
    headers: { origin: app.url, "content-type": "application/json" },
    body: JSON.stringify(body),
  });
const created = async () => (await admin.browser.post(POSTS)).json();
const fieldsOf = (slug: string) => ({ title: "A title", slug, content: "<p>Some words.</p>" });
const saved = async (fields: object = {}) => {
  const { id } = await created();
  const answer = await send("PUT", `/${id}`, { ...fieldsOf(`post-${randomUUID()}`), ...fields });
  if (!answer.ok) throw new Error(await answer.text());
  return answer.json();
};
const refusal = async (answer: Promise<Response>) => {
  const response = await answer;
  return [response.status, (await response.json()).message];
};
const auditOf = async (id: string) => {
  const { rows } = await app.testDatabase.database.query(
    "select action from audit_trail where subject_id = $1 and actor_id = $2 order by at, id",
    [id, admin.id],
  );
  return rows.map(({ action }) => action);
};

test("a draft begins empty, each at an address of its own", async () => {
  const [first, second] = await Promise.all([created(), created()]);
  expect([first.slug, second.slug].sort()).toEqual(["untitled-post", "untitled-post-2"]);
  expect(first).toMatchObject({
    title: "Untitled post",
    category: "careers",
    content: "",
    status: "draft",
    ai_generated: false,
    published_at: null,
    tags: [],
    reading_time: 1,
  });
  expect(await auditOf(first.id)).toEqual(["blog-post.created"]);
});

test("what is saved is what is read, without what an article may not have", async () => {
  const post = await saved({
    title: "  Hiring in Perth ",
    slug: "hiring-in-perth",
    excerpt: "Short.",
    content: `<h1>Perth</h1><p onclick="x()">${"word ".repeat(221)}</p><script>alert(1)</script>`,
    category: "hiring",
    meta_title: "Perth",
    keywords: ["law", " Law ", "perth"],
    tags: ["Family Law", "family law", "日本", "Perth"],
  });
  expect(post).toMatchObject({
    title: "Hiring in Perth",
    slug: "hiring-in-perth",
    category: "hiring",
    reading_time: 2,
    keywords: ["law", "perth"],
    tags: ["Family Law", "日本", "Perth"],
  });
  expect(post.content).toMatch(/^<h2>Perth<\/h2><p>word /);
  expect(post.content).not.toContain("script");
  expect(await (await admin.browser.get(`${POSTS}/${post.id}`)).json()).toEqual(post);
  expect(await auditOf(post.id)).toEqual(["blog-post.created", "blog-post.saved"]);
});

test.each([
  [{ title: " " }, "Title is required"],
  [{ title: null }, "Title is required"],
  [{ slug: null }, "Slug is required"],
  [{ content: undefined }, "Content is required"],
  [{ slug: "" }, "Slug is required"],
  [
    { slug: "Not A Slug" },
    "A slug has small letters, figures and single hyphens, like hiring-in-perth",
  ],
  [{ content: "" }, "Content is required"],
  [{ content: "<script>alert(1)</script><p>&nbsp;\u200b</p>" }, "Content is required"],
  [{ content: "<".repeat(150_000) }, "That is too long."],
  [{ meta_title: "x".repeat(61) }, "Meta title can have at most 60 characters"],
  [{ meta_description: "x".repeat(161) }, "Meta description can have at most 160 characters"],
  [{ category: "horoscopes" }, "There is no such category."],
])("%j is refused with a sentence", async (fields, sentence) => {
  const { id } = await created();
  const body = { ...fieldsOf(`post-${randomUUID()}`), ...fields };
  expect(await refusal(send("PUT", `/${id}`, body))).toEqual([400, sentence]);
});

test("an address belongs to one post", async () => {
  const { slug } = await saved();
  const { id } = await created();
  const answer = send("PUT", `/${id}`, fieldsOf(slug));
  expect(await refusal(answer)).toEqual([409, "Another post has this slug."]);
});

test("what somebody else saved meanwhile is written over only on purpose", async () => {
  const post = await saved();
  const body = { ...fieldsOf(post.slug), updated_at: post.updated_at };
  const answers = await Promise.all([
    send("PUT", `/${post.id}`, { ...body, title: "One" }),
    send("PUT", `/${post.id}`, { ...body, title: "Other" }),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const late = await refusal(send("PUT", `/${post.id}`, body));
  expect(late[1]).toMatch(/^Somebody else has changed this post/);
  const { updated_at: _seen, ...regardless } = body;
  expect((await send("PUT", `/${post.id}`, regardless)).status).toBe(200);
});

test("a new drawing does not count as a change of the post", async () => {
  const post = await saved();
  await send("POST", `/${post.id}/generate-hero-image`);
  const body = { ...fieldsOf(post.slug), updated_at: post.updated_at };
  expect((await send("PUT", `/${post.id}`, body)).status).toBe(200);
});

test.each([
  ["approved", "POST", "approve", {}],
  ["rejected", "POST", "reject", {}],
  ["given another status", "PUT", "status", { status: "published" }],
])("a post that was %s meanwhile is not saved over unawares", async (_name, method, verb, body) => {
  const post = await saved();
  const seen = { ...fieldsOf(post.slug), updated_at: post.updated_at };
  expect((await send(method, `/${post.id}/${verb}`, body)).status).toBe(200);
  const late = await refusal(send("PUT", `/${post.id}`, { ...seen, excerpt: "Half a sen" }));
  expect(late).toEqual([409, expect.stringMatching(/^Somebody else has changed this post/)]);
  const { excerpt } = await (await admin.browser.get(`${POSTS}/${post.id}`)).json();
  expect(excerpt).toBe("");
});

test("what stands on one line is one line", async () => {
  const post = await saved({ title: "Hiring\n in  Perth", meta_title: " Pay\r\nin Perth\u2028" });
  expect(post).toMatchObject({ title: "Hiring in Perth", meta_title: "Pay in Perth" });
});

test("tags that no post has any more are gone", async () => {
  const post = await saved({ tags: ["Only here", "Both"] });
  await saved({ tags: ["both"] });
  await send("PUT", `/${post.id}`, { ...fieldsOf(post.slug), tags: [] });
  const names = async () => {
    const { rows } = await app.testDatabase.database.query(
      "select name from blog_tags where slug in ('only-here', 'both')",
    );
    return rows.map(({ name }) => name);
  };
  expect(await names()).toEqual(["both"]);
});

test("C# and C++ are two tags, and no post renames another's", async () => {
  const first = await saved({ tags: ["C#", "C++", "C", "In house"] });
  const tagsOf = async ({ id }: { id: string }) =>
    (await (await admin.browser.get(`${POSTS}/${id}`)).json()).tags;
  expect(first.tags).toEqual(["C#", "C++", "C", "In house"]);
  const second = await saved({ tags: ["c++", "in-house"] });
  expect(await tagsOf(first)).toEqual(["C#", "c++", "C", "In house"]);
  expect(await tagsOf(second)).toEqual(["c++", "In house"]);
});

test("of two who decide on a draft, one does", async () => {
  const { id } = await saved();
  const answers = await Promise.all([
    send("POST", `/${id}/approve`),
    send("POST", `/${id}/reject`),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await refusal(send("POST", `/${id}/approve`))).toEqual([
    409,
    "Only a draft can be approved or rejected.",
  ]);
});

test("a post keeps the date of its first publishing", async () => {
  const { id } = await saved();
  expect((await (await send("POST", `/${id}/approve`)).json()).message).toBe("Post published.");
  const post = async () => (await admin.browser.get(`${POSTS}/${id}`)).json();
  const { published_at: first } = await post();
  expect(first).toEqual(expect.any(String));
  for (const status of ["archived", "published"]) await send("PUT", `/${id}/status`, { status });
  expect(await post()).toMatchObject({ status: "published", published_at: first });
});

test("nothing without an article goes live", async () => {
  const { id } = await created();
  expect(await refusal(send("POST", `/${id}/approve`))).toEqual([400, "Content is required"]);
  const status = send("PUT", `/${id}/status`, { status: "published" });
  expect(await refusal(status)).toEqual([400, "Content is required"]);
});

test("a deleted post is gone for everybody", async () => {
  const { id, slug } = await saved();
  expect(await (await send("DELETE", `/${id}`)).json()).toMatchObject({ message: "Post deleted." });
  for (const [method, path] of [
    ["DELETE", ""],
    ["POST", "/approve"],
    ["POST", "/generate-hero-image"],
    ["GET", ""],
  ] as const) {
    const answer =
      method === "GET" ? admin.browser.get(`${POSTS}/${id}`) : send(method, `/${id}${path}`);
    expect(await refusal(answer)).toEqual([404, "Post not found"]);
  }
  expect((await admin.browser.get(`/api/blog/posts/${slug}`)).status).toBe(404);
  expect(await auditOf(id)).toContain("blog-post.deleted");
});

test("the list has every status or one, the newest first, by pages", async () => {
  const newest = await created();
  const all = await (await admin.browser.get(`${POSTS}?per_page=2`)).json();
  expect(all.posts[0].id).toBe(newest.id);
  expect(all.posts).toHaveLength(2);
  expect(all.total_pages).toBe(Math.ceil(all.total / 2));
  const archived = await (await admin.browser.get(`${POSTS}?status=archived`)).json();
  expect(archived.posts.every(({ status }: { status: string }) => status === "archived")).toBe(
    true,
  );
  expect((await admin.browser.get(`${POSTS}?status=lost`)).status).toBe(400);
  expect((await admin.browser.get(`${POSTS}?page=0`)).status).toBe(400);
  const usual = await (await admin.browser.get(POSTS)).json();
  const empty = await admin.browser.get(`${POSTS}?page=&per_page=&status=`);
  expect(await empty.json()).toEqual(usual);
  expect((await admin.browser.get("/api/admin/daily-blog/ideas?count=")).status).toBe(200);
});

test("the statistics count what there is", async () => {
  const read = async () => (await admin.browser.get(`${POSTS}/stats`)).json();
  const before = await read();
  const { id } = await saved({ title: "Read by many" });
  await send("POST", `/${id}/approve`);
  await app.testDatabase.database.query("update blog_posts set view_count = 1000 where id = $1", [
    id,
  ]);
  const after = await read();
  expect(after.total_posts).toBe(before.total_posts + 1);
  expect(after.published_posts).toBe(before.published_posts + 1);
  expect(after.draft_posts + after.archived_posts + after.published_posts).toBe(after.total_posts);
  expect(after.total_views).toBe(before.total_views + 1000);
  expect(after.most_read[0]).toMatchObject({ title: "Read by many", view_count: 1000 });
});

test("too few jobs make no report, and nothing is left of the try", async () => {
  const answer = admin.browser.post("/api/admin/blog/generate", { manual: true });
  const [status, sentence] = await refusal(answer);
  expect(status).toBe(409);
  expect(sentence).toMatch(/^A report needs at least 20 jobs/);
});

test("one report is written at a time", async () => {
  const { database } = app.testDatabase;
  await database.transaction(async (tx) => {
    await tx.query("select pg_advisory_xact_lock(7301982)");
    const answer = admin.browser.post("/api/admin/blog/generate", {});
    expect(await refusal(answer)).toEqual([
      409,
      "A post is being written already. Try again in a moment.",
    ]);
  });
});

test("nobody else administers the blog", async () => {
  const stranger = createBrowser(app.url);
  for (const path of ["", "/stats", `/${randomUUID()}`])
    expect((await stranger.get(POSTS + path)).status).toBe(401);
});
