import {
  boolean,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import type { PostStatus } from "#contract/blog-rules.ts";

const tsvector = customType<{ data: string }>({ dataType: () => "tsvector" });
const time = (name: string) => timestamp(name, { withTimezone: true });

export const blogCategories = pgTable("blog_categories", {
  id: uuid("id").primaryKey().defaultRandom(),
  name: text("name").notNull(),
  slug: text("slug").notNull(),
  position: integer("position").notNull(),
});

/** Of a report: what was counted. The drawing above it shows the weeks. */
export interface KeptReport {
  readonly weekly: readonly number[];
  readonly facts: object;
}

export const blogPosts = pgTable("blog_posts", {
  id: uuid("id").primaryKey().defaultRandom(),
  slug: text("slug").notNull(),
  title: text("title").notNull(),
  excerpt: text("excerpt").notNull().default(""),
  content: text("content").notNull().default(""),
  /** What is searched: words as `wordsOf` splits them, with a space between. */
  words: tsvector("words").notNull().default(""),
  categoryId: uuid("category_id").notNull(),
  status: text("status").$type<PostStatus>().notNull().default("draft"),
  metaTitle: text("meta_title").notNull().default(""),
  metaDescription: text("meta_description").notNull().default(""),
  keywords: text("keywords").array().notNull().default([]),
  aiGenerated: boolean("ai_generated").notNull().default(false),
  writtenBy: text("written_by").notNull().default(""),
  report: jsonb("report").$type<KeptReport>(),
  readingTime: integer("reading_time").notNull().default(1),
  viewCount: integer("view_count").notNull().default(0),
  heroSvg: text("hero_svg").notNull().default(""),
  authorId: uuid("author_id"),
  /** When it first went live. */
  publishedAt: time("published_at"),
  createdAt: time("created_at").notNull().defaultNow(),
  /** When its words last changed: a new status or drawing is no change of those. */
  updatedAt: time("updated_at").notNull().defaultNow(),
});

/** Addresses that posts had while they were out. */
export const blogOldSlugs = pgTable("blog_old_slugs", {
  slug: text("slug").primaryKey(),
  postId: uuid("post_id").notNull(),
});

export const blogTags = pgTable("blog_tags", {
  id: uuid("id").primaryKey().defaultRandom(),
  name: text("name").notNull(),
  slug: text("slug").notNull(),
});

export const blogPostTags = pgTable(
  "blog_post_tags",
  {
    postId: uuid("post_id").notNull(),
    tagId: uuid("tag_id").notNull(),
    position: integer("position").notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.tagId] })],
);

export const blogViews = pgTable(
  "blog_views",
  {
    postId: uuid("post_id").notNull(),
    day: date("day").notNull(),
    reader: text("reader").notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.day, table.reader] })],
);

export const blogViewNetworks = pgTable(
  "blog_view_networks",
  {
    postId: uuid("post_id").notNull(),
    day: date("day").notNull(),
    network: text("network").notNull(),
    readers: integer("readers").notNull(),
  },
  (table) => [primaryKey({ columns: [table.postId, table.day, table.network] })],
);
