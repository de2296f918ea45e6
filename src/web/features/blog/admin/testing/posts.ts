import type { AdminPost, BlogStats } from "#contract/blog-admin.ts";

/** A post as the list has it. */
export const aPost = (own: Partial<AdminPost> = {}): AdminPost => ({
  id: "33333333-3333-4333-8333-333333333333",
  title: "Hiring in Perth",
  slug: "hiring-in-perth",
  excerpt: "",
  content: "<p>Where the work is.</p>",
  category: "hiring",
  meta_title: "",
  meta_description: "",
  keywords: [],
  tags: [],
  status: "draft",
  ai_generated: false,
  written_by: "",
  featured_image: null,
  view_count: 0,
  reading_time: 1,
  created_at: "2026-11-02T03:00:00.000Z",
  updated_at: "2026-11-02T03:00:00.000Z",
  published_at: null,
  ...own,
});

/** How many posts there are, for tests. */
export const blogNumbers = (own: Partial<BlogStats> = {}): BlogStats => ({
  total_posts: 12,
  published_posts: 7,
  draft_posts: 4,
  archived_posts: 1,
  ai_generated_posts: 3,
  total_views: 1204,
  is_generating: false,
  most_read: [],
  ...own,
});
