import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { AdminPost } from "#contract/blog-admin.ts";
import { ALLOWED_ATTRIBUTES, DRAWING_ELEMENTS, TEXT_ELEMENTS } from "#contract/blog-html.ts";
import { badAddresses, dataIn, kindsOf, parsed, partsOf, skeleton } from "./support/markup.ts";
import { harmless, PAYLOADS, packed } from "./support/payloads.ts";
import { ADMIN_ENV, type Person, signedInAdmin } from "./support/people.ts";
import { startTestApp, type TestApp } from "./support/test-app.ts";

/** An article is the one place where people's HTML is shown as HTML: nothing but its list of elements stays. */

/** Some hundred articles are saved and read, one after the other. */
const PATIENT_MS = 180_000;

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await startTestApp({ env: ADMIN_ENV });
  admin = await signedInAdmin(app);
});
afterAll(() => app?.end());

const put = (path: string, body: object) =>
  admin.browser.request(path, {
    method: "PUT",
    headers: { origin: app.url, "content-type": "application/json" },
    body: JSON.stringify(body),
  });

let posts = 0;
/** Saved and published, by the calls of the editor. */
async function published(fields: Partial<AdminPost>): Promise<AdminPost> {
  const { id } = await (await admin.browser.post("/api/admin/blog/posts")).json();
  posts += 1;
  const saved = await put(`/api/admin/blog/posts/${id}`, {
    title: "Title",
    slug: `post-${posts}`,
    content: "<p>Words</p>",
    ...fields,
  });
  expect(saved.status, await saved.clone().text()).toBe(200);
  const approved = await admin.browser.post(`/api/admin/blog/posts/${id}/approve`);
  expect(approved.status, await approved.text()).toBe(200);
  await admin.browser.post(`/api/admin/blog/posts/${id}/generate-hero-image`);
  return saved.json();
}

const textAt = async (path: string) => (await admin.browser.get(path)).text();
const known = new Set<string>([...TEXT_ELEMENTS, ...DRAWING_ELEMENTS]);
const OURS = ["rel"];

/** What is in an article and not on the list, however a browser comes to read it. */
function unknownParts(content: string): string[] {
  const frames = [
    content,
    `<div>${content}</div>`,
    `<table><tr><td>${content}`,
    `<svg>${content}</svg>`,
    `<noscript>${content}</noscript>`,
  ];
  const around = ["html", "head", "body", "div", "table", "tbody", "tr", "td", "noscript"];
  return frames.flatMap((frame) =>
    partsOf(frame).flatMap(({ name, attributes }) => {
      if (around.includes(name)) return Object.keys(attributes);
      const allowed = [...(ALLOWED_ATTRIBUTES[name] ?? []), ...OURS];
      const strange = Object.keys(attributes).filter((one) => !allowed.includes(one));
      return [...(known.has(name) ? [] : [name]), ...strange.map((one) => `${name} ${one}`)];
    }),
  );
}

/** What no text may add to; a picture is announced in the head for each that the page shows. */
const ONCE =
  "script, link:not([as=image]), meta, form, style, iframe, object, embed, base, template, noscript";

function expectAlike(loud: string, quiet: string): void {
  expect(skeleton(loud, ONCE)).toEqual(skeleton(quiet, ONCE));
  expect(kindsOf(quiet)).toEqual(expect.arrayContaining(kindsOf(loud)));
  expect(badAddresses(loud)).toEqual([]);
}

const texts = { title: packed(200), excerpt: packed(500), short: packed(60), middle: packed(160) };
const fieldsAt = (at: number, words = (text: string) => text) => ({
  title: words(texts.title[at] ?? ""),
  excerpt: words(texts.excerpt[at % texts.excerpt.length] ?? ""),
  meta_title: words(texts.short[at] ?? ""),
  meta_description: words(texts.middle[at] ?? ""),
  keywords: [words(texts.short[at + 1] ?? "")],
  tags: texts.short.slice(2 * at, 2 * at + 2).map(words),
});

describe("what stands around an article", { timeout: PATIENT_MS }, () => {
  test("is text in the list and in the feed", async () => {
    await published(fieldsAt(0, harmless));
    const [quiet, quietFeed] = [await textAt("/blog"), await textAt("/blog/feed.xml")];
    const { title } = await published(fieldsAt(0));
    const [loud, loudFeed] = [await textAt("/blog"), await textAt("/blog/feed.xml")];
    expectAlike(loud, quiet);
    expect(JSON.stringify(dataIn(loud, "#state"))).toContain(JSON.stringify(title));
    expect(parsed(loud)("main").text()).toContain(title);
    const itemOf = (feed: string) =>
      skeleton(feed, "item:first-of-type, item:first-of-type *", true);
    expect(itemOf(loudFeed)).toEqual(itemOf(quietFeed));
    expect(parsed(loudFeed, true)("item > title").first().text()).toBe(title);
  });

  test("is text in its page, in its head, in its data and in its drawing", async () => {
    const pagesOf = async ({ slug }: AdminPost) => {
      const post = await (await admin.browser.get(`/api/blog/posts/${slug}`)).json();
      return { page: await textAt(`/blog/${slug}`), image: await textAt(post.featured_image) };
    };
    const quiet = await pagesOf(await published(fieldsAt(0, harmless)));
    for (const at of texts.title.keys()) {
      const post = await published(fieldsAt(at));
      const { page, image } = await pagesOf(post);
      expectAlike(page, quiet.page);
      expect(parsed(page)("h1").text()).toBe(post.title);
      const robots = dataIn(page, "head script[type='application/ld+json']");
      expect(JSON.stringify(robots)).toContain(JSON.stringify(post.title));
      expect(parsed(image, true)("script, foreignObject, image, a, use, animate, set").length).toBe(
        0,
      );
      expect(image).not.toMatch(/\son\w+=|href|javascript:/);
    }
  });

  test("is text where it is searched for", async () => {
    const searched = (words: string) => textAt(`/blog?search=${encodeURIComponent(words)}`);
    await published(fieldsAt(0, harmless));
    const finds = (page: string) => parsed(page)("main li h2").length > 0;
    // In all of the articles above: with several pages, as those of the searches below that find many.
    const found = await searched("window");
    const empty = await searched("nothing has these words");
    expect([finds(found), finds(empty)]).toEqual([true, false]);
    for (const words of packed(150, PAYLOADS)) {
      const page = await searched(words);
      expectAlike(page, finds(page) ? found : empty);
    }
  });
});

/** From where a payload has least room to where it has most: some swallow all that comes after them. */
const PLACES: readonly ((payload: string) => string)[] = [
  (payload) => `<p><a href="${payload}">x</a> After</p>`,
  (payload) => `<figure class='${payload}'><figcaption>x</figcaption></figure>`,
  (payload) => `<p><a href=${payload}>x</a> After</p>`,
  (payload) => `<svg viewBox="${payload}" aria-label='${payload}'><path d="${payload}"/></svg>`,
  (payload) => `<svg><text x="1">${payload}</text></svg>`,
  (payload) => `<ul><li>${payload}<li>After</ul>`,
  (payload) => `<p>${payload}</p>`,
  (payload) => payload,
];

test(
  "the content of an article is what the list allows, saved once or twice",
  async () => {
    const { id, slug, title } = await published({});
    const save = async (content: string): Promise<string> => {
      const answer = await put(`/api/admin/blog/posts/${id}`, { title, slug, content });
      expect(answer.status, content).toBe(200);
      return (await answer.json()).content;
    };
    const plain = await textAt(`/blog/${slug}`);
    const kept: string[] = [];
    for (const payload of PAYLOADS) {
      const once = await save(`<p>Words</p>${PLACES.map((place) => place(payload)).join("")}`);
      expect(unknownParts(once), payload).toEqual([]);
      expect(badAddresses(once), payload).toEqual([]);
      expect(once).not.toMatch(/<!|<\?/);
      kept.push(once);
    }
    const all = kept.join("\n");
    expect(await save(all)).toBe(all);
    const page = await textAt(`/blog/${slug}`);
    expect(skeleton(page, ONCE)).toEqual(skeleton(plain, ONCE));
    expect(JSON.stringify(dataIn(page, "#state"))).toContain(JSON.stringify(all));
  },
  PATIENT_MS,
);
