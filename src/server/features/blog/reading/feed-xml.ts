import { escapeHtml } from "#server/platform/escape-html.ts";

interface FeedPost {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly excerpt: string;
  readonly publishedAt: Date | null;
  readonly updatedAt: Date;
  readonly category: { readonly name: string };
  readonly tags: readonly { readonly name: string }[];
}

const CHANNEL = {
  title: "Candour: Insights & Resources",
  description: "Reports from our own job data, and notes on resumes and ads that can be checked.",
};
/** Signs that XML cannot carry in any spelling. */
const FORBIDDEN = /[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/gu;

/** The newest articles as RSS 2.0, every address in full. */
export function feedXml(site: string, posts: readonly FeedPost[]): string {
  // To publish is news even where the words are older.
  const changed = posts.flatMap(({ publishedAt, updatedAt }) => [
    publishedAt?.getTime() ?? 0,
    updatedAt.getTime(),
  ]);
  const at = (path: string) => new URL(path, site).href;
  const self = escapeHtml(at("/blog/feed.xml"));
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    "<channel>",
    element("title", CHANNEL.title),
    element("link", at("/blog")),
    element("description", CHANNEL.description),
    element("language", "en-au"),
    `<atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
    ...(changed.length > 0
      ? [element("lastBuildDate", rfcDate(new Date(Math.max(...changed))))]
      : []),
    ...posts.map((post) => itemXml(post, at(`/blog/${post.slug}`))),
    "</channel>",
    "</rss>",
    "",
  ].join("\n");
}

function itemXml(post: FeedPost, link: string): string {
  const { id, title, excerpt, publishedAt, category, tags } = post;
  return [
    "<item>",
    element("title", title),
    element("link", link),
    // Not the address, which may change: readers would show the article again as new.
    `<guid isPermaLink="false">${id}</guid>`,
    // Escaped twice: a description is HTML to those who read feeds.
    element("description", escapeHtml(excerpt)),
    ...(publishedAt ? [element("pubDate", rfcDate(publishedAt))] : []),
    ...[category, ...tags].map(({ name }) => element("category", name)),
    "</item>",
  ].join("\n");
}

const element = (name: string, text: string) =>
  `<${name}>${escapeHtml(text.replace(FORBIDDEN, ""))}</${name}>`;

const rfcDate = (moment: Date) => moment.toUTCString().replace("GMT", "+0000");
