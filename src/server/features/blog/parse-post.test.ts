import { expect, test } from "vitest";
import { demoPosts, parsePost } from "./blog-demo.ts";
import { cleanHtml } from "./clean-html.ts";

const HEAD = {
  title: "A title: with a colon",
  slug: "a-title",
  category: "hiring",
  published: "12",
  tags: "Perth, Family law ,",
  keywords: "",
  views: "30",
};
const fileOf = (head: Record<string, string>, body = "<p>Words.</p>") =>
  `${Object.entries(head)
    .map(([key, value]) => `${key}: ${value}\n`)
    .join("")}---\n${body}\n`;
const without = (key: string) =>
  Object.fromEntries(Object.entries(HEAD).filter(([name]) => name !== key));

test("an article is its head and its HTML", () => {
  expect(parsePost("a.html", fileOf(HEAD))).toMatchObject({
    fields: {
      title: "A title: with a colon",
      slug: "a-title",
      category: "hiring",
      tags: ["Perth", "Family law"],
      keywords: [],
      content: "<p>Words.</p>",
    },
    publishedDaysAgo: 12,
    views: 30,
  });
  const draft = parsePost("a.html", fileOf({ ...without("published"), status: "draft" }));
  expect(draft.publishedDaysAgo).toBeUndefined();
});

test.each([
  ["no end of the head", "title: A\n", 'no line "---"'],
  ["an unknown key", fileOf({ ...HEAD, author: "x" }), 'the line "author: x"'],
  ["a line without a key", `words\n${fileOf(HEAD)}`, 'the line "words"'],
  ["a key twice", `title: B\n${fileOf(HEAD)}`, '"title" is said twice'],
  ["neither date nor draft", fileOf(without("published")), "either"],
  ["both", fileOf({ ...HEAD, status: "draft" }), "either"],
  ["another status", fileOf({ ...without("published"), status: "live" }), "status: live"],
  ["a date in words", fileOf({ ...HEAD, published: "soon" }), '"published" must be a number'],
  ["no title", fileOf(without("title")), "title"],
  ["a slug with capitals", fileOf({ ...HEAD, slug: "A-Title" }), "A slug has small letters"],
  ["no article", fileOf(HEAD, ""), "Content is required"],
])("%s is told by the file's name", (_what, text, sentence) => {
  expect(() => parsePost("a.html", text)).toThrow(/^a\.html: /);
  expect(() => parsePost("a.html", text)).toThrow(sentence);
});

const posts = demoPosts();

test("the demo world has articles of every kind, and drafts", () => {
  expect(posts.length).toBeGreaterThan(12);
  expect(new Set(posts.map(({ fields }) => fields.slug)).size).toBe(posts.length);
  expect(
    posts.filter(({ publishedDaysAgo }) => publishedDaysAgo === undefined).length,
  ).toBeGreaterThan(0);
});

test.each(posts.map((post) => [post.fields.slug, post] as const))(
  "%s is clean as it is",
  (_slug, { fields }) => {
    // How links elsewhere are followed is added to every one of them.
    const clean = cleanHtml(fields.content).replaceAll(' rel="noopener noreferrer"', "");
    expect(clean).toBe(fields.content);
    expect(fields.category).not.toBe("");
  },
);
