import * as z from "zod/mini";
import { orBlank } from "./blank.ts";
import { whole } from "./blog.ts";
import {
  BLOG_ADMIN_PAGE_SIZE,
  distinctWords,
  POST_LONGEST,
  POST_STATUSES,
  SLUG_FORM,
} from "./blog-rules.ts";
import { Acknowledged, endpoint, Id, WORD_MAX } from "./endpoint.ts";
import { upTo } from "./text-rules.ts";

/** Blog management (spec 2 §2 to §5, §7). */

export const BLOG_ADMIN_SENTENCES = {
  titleRequired: "Title is required",
  slugRequired: "Slug is required",
  contentRequired: "Content is required",
  slugForm: "A slug has small letters, figures and single hyphens, like hiring-in-perth",
  slugTaken: "Another post has this slug.",
  metaTitleLong: "Meta title can have at most 60 characters",
  metaDescriptionLong: "Meta description can have at most 160 characters",
  tooLong: "That is too long.",
  tooManyWords: "At most 20 of these.",
  unknownCategory: "There is no such category.",
  changedMeanwhile:
    "Somebody else has changed this post since you opened it. Load it again, or save yours over it.",
  notFound: "Post not found",
  notADraft: "Only a draft can be approved or rejected.",
  created: "Draft created.",
  saved: "Post saved.",
  approved: "Post published.",
  rejected: "Post archived.",
  statusSet: "Status changed.",
  deleted: "Post deleted.",
  heroMade: "Hero image drawn.",
  generated: "A draft was written.",
  waitsAlready: "A draft with the same words waits already. Nothing new was written.",
  generating: "A post is being written already. Try again in a moment.",
  tooFew: (found: number, least: number) =>
    `A report needs at least ${least} jobs of the last four weeks; there ${found === 1 ? "is" : "are"} ${found}. Nothing was written.`,
  tooThin: (found: number, least: number) =>
    `A report needs at least ${least} findings that rest on five jobs or more; the jobs of these weeks give ${found}. Nothing was written.`,
} as const;
const say = BLOG_ADMIN_SENTENCES;

export const AdminPost = z.object({
  id: Id,
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  content: z.string(),
  /** The slug of its category. */
  category: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  keywords: z.array(z.string()),
  tags: z.array(z.string()),
  status: z.enum(POST_STATUSES),
  ai_generated: z.boolean(),
  /** "" for people; otherwise "rules" or the name of a model. */
  written_by: z.string(),
  featured_image: z.nullable(z.string()),
  view_count: z.number(),
  reading_time: z.number(),
  created_at: z.string(),
  updated_at: z.string(),
  published_at: z.nullable(z.string()),
});
export type AdminPost = z.infer<typeof AdminPost>;

export const listAdminPosts = endpoint("GET /api/admin/blog/posts", {
  who: "admin",
  summary: "Posts of every status, or of one, the newest first.",
  query: z.object({
    page: whole(1, 100_000, 1),
    per_page: whole(1, 100, BLOG_ADMIN_PAGE_SIZE),
    status: z._default(z.enum(["", "all", ...POST_STATUSES]), ""),
  }),
  response: z.object({ posts: z.array(AdminPost), total_pages: z.number(), total: z.number() }),
});

export const BlogStats = z.object({
  total_posts: z.number(),
  published_posts: z.number(),
  draft_posts: z.number(),
  archived_posts: z.number(),
  ai_generated_posts: z.number(),
  total_views: z.number(),
  /** A report is being written now, whoever asked for it. */
  is_generating: z.boolean(),
  /** The most read published ones, at most five. */
  most_read: z.array(
    z.object({ id: Id, title: z.string(), slug: z.string(), view_count: z.number() }),
  ),
});
export type BlogStats = z.infer<typeof BlogStats>;

export const blogStats = endpoint("GET /api/admin/blog/posts/stats", {
  who: "admin",
  summary: "How many posts there are, and which are read.",
  response: BlogStats,
});

export const getAdminPost = endpoint("GET /api/admin/blog/posts/:id", {
  who: "admin",
  summary: "One post, whatever its status.",
  response: AdminPost,
});

export const createPost = endpoint("POST /api/admin/blog/posts", {
  who: "admin",
  summary: "An empty draft, to be written by hand.",
  response: AdminPost,
});

const text = (longest: number, tooLong: string = say.tooLong, noText?: string) =>
  z.string(noText).check(z.trim(), upTo(longest, tooLong));
/** A break in it is a space. */
const line = (longest: number, tooLong: string = say.tooLong, noText?: string) =>
  z.string(noText).check(z.overwrite(onOneLine), upTo(longest, tooLong));
const onOneLine = (typed: string) => typed.replace(/\s+/g, " ").trim();
const required = (longest: number, sentence: string, kind = text) =>
  kind(longest, say.tooLong, sentence).check(z.minLength(1, sentence));
const words = z.pipe(
  z.pipe(
    z._default(z.nullable(z.array(text(POST_LONGEST.word))), null),
    z.transform((list: string[] | null) => distinctWords(list ?? [])),
  ),
  z.array(z.string()).check(z.maxLength(POST_LONGEST.words, say.tooManyWords)),
);

export const PostFields = z.object({
  title: required(POST_LONGEST.title, say.titleRequired, line),
  slug: required(POST_LONGEST.slug, say.slugRequired).check(z.regex(SLUG_FORM, say.slugForm)),
  excerpt: orBlank(text(POST_LONGEST.excerpt)),
  content: required(POST_LONGEST.content, say.contentRequired),
  /** Left out: it stays. */
  category: orBlank(text(100)),
  meta_title: orBlank(line(POST_LONGEST.metaTitle, say.metaTitleLong)),
  meta_description: orBlank(text(POST_LONGEST.metaDescription, say.metaDescriptionLong)),
  keywords: words,
  tags: words,
  /** Of the post that was edited: somebody else's change since then is not written over. Left out: it is. */
  updated_at: z.optional(z.nullable(z.string().check(upTo(WORD_MAX)))),
});
export type PostFields = z.output<typeof PostFields>;

export const savePost = endpoint("PUT /api/admin/blog/posts/:id", {
  who: "admin",
  summary: "Save a post. What its HTML may not have is taken out.",
  body: PostFields,
  response: AdminPost,
});

export const deletePost = endpoint("DELETE /api/admin/blog/posts/:id", {
  who: "admin",
  summary: "Delete a post for good.",
  response: Acknowledged,
});

export const approvePost = endpoint("POST /api/admin/blog/posts/:id/approve", {
  who: "admin",
  summary: "Publish a draft.",
  response: Acknowledged,
});

export const rejectPost = endpoint("POST /api/admin/blog/posts/:id/reject", {
  who: "admin",
  summary: "Archive a draft.",
  response: Acknowledged,
});

export const setPostStatus = endpoint("PUT /api/admin/blog/posts/:id/status", {
  who: "admin",
  summary: "Give a post another status.",
  body: z.object({ status: z.enum(POST_STATUSES) }),
  response: Acknowledged,
});

export const drawHeroImage = endpoint("POST /api/admin/blog/posts/:id/generate-hero-image", {
  who: "admin",
  summary: "Draw the picture above a post, from its title and category.",
  response: z.extend(Acknowledged, { featured_image: z.string() }),
});

export const generatePost = endpoint("POST /api/admin/blog/generate", {
  who: "admin",
  summary: "Write a report on the jobs of the last weeks, as a draft.",
  body: z._default(z.object({ manual: z.optional(z.boolean()) }), {}),
  response: z.extend(Acknowledged, { post: AdminPost }),
});

/** Where an idea comes from: how many jobs, of which weeks. */
const Basis = z.object({
  jobs: z.number(),
  jobs_before: z.number(),
  from: z.string(),
  to: z.string(),
});

export const blogIdeas = endpoint("GET /api/admin/daily-blog/ideas", {
  who: "admin",
  summary: "What could be written about, from the platform's own jobs.",
  query: z.object({
    industry: z._default(z.string().check(z.trim(), upTo(100)), "Legal Services"),
    count: whole(1, 20, 5),
  }),
  response: z.object({
    /** Whose ads were counted: of an industry that is not known, or has too few, all are. */
    industry: z.string(),
    ideas: z.array(
      z.object({
        title: z.string(),
        description: z.string(),
        keywords: z.array(z.string()),
        basis: Basis,
      }),
    ),
  }),
});

export const blogTrending = endpoint("GET /api/admin/daily-blog/trending", {
  who: "admin",
  summary: "What moved among the platform's own jobs.",
  query: z.object({
    industry: z._default(z.string().check(z.trim(), upTo(100)), "HR Technology"),
  }),
  response: z.object({
    /** Whose ads were counted: of an industry that is not known, or has too few, all are. */
    industry: z.string(),
    topics: z.array(
      z.object({
        topic: z.string(),
        /** Of which kind: a practice area, a state, a skill. */
        kind: z.enum(["practice-area", "place", "skill"]),
        basis: Basis,
      }),
    ),
  }),
});
