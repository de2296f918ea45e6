import * as z from "zod/mini";
import { BLOG_PAGE_SIZE } from "./blog-rules.ts";
import { endpoint, Id, page } from "./endpoint.ts";
import { upTo } from "./text-rules.ts";

/** The blog as the world reads it (spec 1 §2, §3, §7). Administration is in blog-admin.ts. */

/** Spec 1 §8. */
export const BLOG_SENTENCES = {
  notFound: "Post not found",
  failed: "Failed to load post",
} as const;

const Named = z.object({ id: Id, name: z.string(), slug: z.string() });
export const BlogCategory = Named;
export type BlogCategory = z.infer<typeof BlogCategory>;

/** What a card says; the article itself comes with its own call. */
export const BlogPostCard = z.object({
  id: Id,
  slug: z.string(),
  title: z.string(),
  excerpt: z.string(),
  category: BlogCategory,
  /** Null of a draft, which only administrators can open. */
  published_at: z.nullable(z.string()),
  /** Minutes. */
  reading_time: z.number(),
  view_count: z.number(),
  ai_generated: z.boolean(),
  /** A path of this site, or null. */
  featured_image: z.nullable(z.string()),
  tags: z.array(Named),
});
export type BlogPostCard = z.infer<typeof BlogPostCard>;

export const BlogPost = z.extend(BlogPostCard, {
  /** Clean HTML: nothing but what blog-html.ts allows. */
  content: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  /** "" for people; otherwise "rules" or the name of a model. */
  written_by: z.string(),
  /** Anything else is a preview for administrators. */
  status: z.enum(["draft", "published", "archived"]),
  updated_at: z.string(),
  /** What links to it show, a PNG of CARD_SIZE: a path of this site; null where there is none. */
  share_image: z.nullable(z.string()),
});
export type BlogPost = z.infer<typeof BlogPost>;

export const listCategories = endpoint("GET /api/blog/categories", {
  who: "anyone",
  summary: "The categories of the blog.",
  response: z.array(BlogCategory),
});

/** Of an address: left out, or left empty, it is the usual one. */
export const whole = (least: number, most: number, usual: number) =>
  z._default(
    z.pipe(
      z.union([
        z.literal(""),
        z.coerce
          .number()
          .check(z.refine((value) => Number.isInteger(value) && value >= least && value <= most)),
      ]),
      z.transform((value: number | "") => (value === "" ? usual : value)),
    ),
    usual,
  );

/** Unknown parameters, `tag` among them, are ignored (spec 1 §2). */
export const BlogQuery = z.object({
  limit: whole(1, 50, BLOG_PAGE_SIZE),
  offset: whole(0, 1_000_000, 0),
  category: z._default(z.string().check(z.trim(), upTo(100)), ""),
  search: z._default(z.string().check(z.trim(), upTo(200)), ""),
});

export const listPosts = endpoint("GET /api/blog", {
  who: "anyone",
  summary: "Published articles, the newest first, 12 at a time unless asked otherwise.",
  query: BlogQuery,
  response: z.object({ posts: z.array(BlogPostCard), total: z.number() }),
});

export const getPost = endpoint("GET /api/blog/posts/:slug", {
  who: "anyone",
  summary: "One article. Readers are counted once a day; administrators can open drafts.",
  response: BlogPost,
});

/** `v` names the picture: with the right one it never changes. */
const Version = z.object({ v: z._default(z.string().check(upTo(40)), "") });

export const blogImage = page("GET /blog-images/:id", {
  who: "anyone",
  summary: "The drawing above an article, as SVG.",
  query: Version,
});

export const blogCard = page("GET /blog-images/:id/card.png", {
  who: "anyone",
  summary: "What links to an article show, as PNG; of articles that are out.",
  query: Version,
});

export const blogFeed = page("GET /blog/feed.xml", {
  who: "anyone",
  summary: "The newest articles as an RSS feed.",
});
