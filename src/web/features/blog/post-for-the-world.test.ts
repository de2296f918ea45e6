import { expect, test } from "vitest";
import { type BlogPost, getPost } from "#contract/blog.ts";
import { getStatus } from "#contract/user-status.ts";
import { render } from "../../render.tsx";
import { samplePost } from "./testing/sample-post.ts";

const HOSTILE = `</script><img src=x onerror=alert(1)>`;
const ADDRESS = "https://candour.example/blog/pay-in-sydney";
const refusal = (fault: string) => Object.assign(new Error("Not now."), { fault });

const pageOf = (answer: BlogPost | Error) =>
  render({
    url: "/blog/pay-in-sydney?from=feed",
    theme: undefined,
    origin: "https://candour.example",
    async call({ path }) {
      if (path === getStatus.path) return { logged_in: false, user: null, unread: 0 };
      if (path !== getPost.path) throw new Error(`${path} was not expected`);
      if (answer instanceof Error) throw answer;
      return answer;
    },
  });

const structuredIn = (head: string) =>
  /<script type="application\/ld\+json">(.*?)<\/script>/.exec(head)?.[1];

test("an article tells the world what it is", async () => {
  const { status, head, html } = await pageOf(samplePost());
  expect(status).toBe(200);
  expect(head).toContain("<title>Pay in Sydney | Candour Blog</title>");
  expect(head).toContain('name="description" content="What ads say about pay."');
  expect(head).toContain(`<link rel="canonical" href="${ADDRESS}">`);
  expect(head).toContain('property="og:type" content="article"');
  for (const [name, content] of [
    ["og:image", `https://candour.example${samplePost().share_image}`],
    ["og:image:width", "1200"],
    ["og:image:height", "630"],
    ["og:image:alt", "Pay in Sydney"],
  ])
    expect(head).toContain(`<meta property="${name}" content="${content}">`);
  expect(head).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(head).toContain('"article:published_time" content="2026-11-12T22:00:00.000Z"');
  expect(head).toContain('href="/blog/feed.xml"');
  expect(JSON.parse(structuredIn(head) ?? "")).toMatchObject({
    "@type": "BlogPosting",
    headline: "Pay in Sydney",
    datePublished: "2026-11-12T22:00:00.000Z",
    image: expect.stringMatching(/^https:\/\/candour\.example\/blog-images\/.*card\.png/),
    keywords: ["salary & pay"],
    url: ADDRESS,
  });
  expect(html).toContain("<h2>What changed</h2><p>Two things.</p>");
  expect(html).toContain('href="/blog?category=hiring"');
  expect(html).toContain('href="/blog?tag=salary"');
  expect(html).not.toContain("may contain errors");
});

test("without a picture of its own an article shows none, and not another", async () => {
  const { head } = await pageOf(samplePost({ share_image: null }));
  expect(head).not.toMatch(/og:image|twitter:card/);
});

test("an address that an article had before leads to the one it has", async () => {
  const { status, redirect } = await pageOf(samplePost({ slug: "pay-in-perth" }));
  expect({ status, redirect }).toEqual({ status: 302, redirect: "/blog/pay-in-perth" });
});

test("what its editor wrote for the tab stands there exactly", async () => {
  const { head } = await pageOf(
    samplePost({ meta_title: "Pay, counted", meta_description: "Medians." }),
  );
  expect(head).toContain("<title>Pay, counted</title>");
  expect(head).toContain('name="description" content="Medians."');
});

test.each([
  ["rules", "Written by rules from Candour’s own job data. It may contain errors."],
  ["kauri-2", "Written by a language model, kauri-2. It may contain errors."],
  ["", "Written by a machine. It may contain errors."],
])("an article by %j says so", async (written_by, said) => {
  const { html } = await pageOf(samplePost({ ai_generated: true, written_by }));
  expect(html).toContain("AI Generated");
  expect(html.replaceAll("<!-- -->", "")).toContain(said);
});

test.each([
  ["draft", "This is a draft."],
  ["archived", "This article is archived."],
] as const)("one that is %s is a preview, and no engine lists it", async (status, said) => {
  const { head, html } = await pageOf(samplePost({ status, published_at: null }));
  expect(html).toContain(said);
  expect(head).toContain("noindex");
  expect(structuredIn(head)).toBeUndefined();
});

test("hostile words are words", async () => {
  const named = { id: samplePost().id, name: HOSTILE, slug: HOSTILE };
  const hostile = { title: HOSTILE, excerpt: HOSTILE, meta_title: HOSTILE, written_by: HOSTILE };
  const post = samplePost({ ...hostile, ai_generated: true, tags: [named], category: named });
  const { head, html, state } = await pageOf(post);
  for (const part of [head, html, state]) expect(part).not.toContain("<img src=x");
});

test("one that is not there is not found, also without script", async () => {
  const { status, head, html } = await pageOf(refusal("not-found"));
  expect(status).toBe(404);
  expect(html).toContain(">Post not found</h1>");
  expect(html).toContain("Back to Blog");
  expect(head).toContain("<title>Post not found · Candour</title>");
  expect(head).toContain("noindex");
});

test("while the database is away it is not gone", async () => {
  const { status, head, html } = await pageOf(refusal("unavailable"));
  expect(status).toBe(503);
  expect(head).not.toContain("noindex");
  expect(html).not.toContain("Post not found");
});
