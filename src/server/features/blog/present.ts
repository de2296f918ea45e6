import type { BlogPost, BlogPostCard } from "#contract/blog.ts";
import type { AdminPost } from "#contract/blog-admin.ts";
import type { AdministeredPost } from "./post-rows.ts";
import type { BlogService } from "./service.ts";

type Card = Awaited<ReturnType<BlogService["list"]>>["posts"][number];
type Post = Awaited<ReturnType<BlogService["open"]>>;

export const presentCard = (post: Card): BlogPostCard => ({
  id: post.id,
  slug: post.slug,
  title: post.title,
  excerpt: post.excerpt,
  category: post.category,
  published_at: post.publishedAt?.toISOString() ?? null,
  reading_time: post.readingTime,
  view_count: post.viewCount,
  ai_generated: post.aiGenerated,
  featured_image: imageOf(post),
  tags: post.tags,
});

export const presentPost = (post: Post, shareImage: string | null): BlogPost => ({
  ...presentCard(post),
  content: post.content,
  meta_title: post.metaTitle,
  meta_description: post.metaDescription,
  written_by: post.writtenBy,
  status: post.status,
  updated_at: post.updatedAt.toISOString(),
  share_image: shareImage,
});

export const presentAdminPost = (post: AdministeredPost): AdminPost => ({
  id: post.id,
  title: post.title,
  slug: post.slug,
  excerpt: post.excerpt,
  content: post.content,
  category: post.category.slug,
  meta_title: post.metaTitle,
  meta_description: post.metaDescription,
  keywords: post.keywords,
  tags: [...post.tags],
  status: post.status,
  ai_generated: post.aiGenerated,
  written_by: post.writtenBy,
  featured_image: imageOf(post),
  view_count: post.viewCount,
  reading_time: post.readingTime,
  created_at: post.createdAt.toISOString(),
  updated_at: post.updatedAt.toISOString(),
  published_at: post.publishedAt?.toISOString() ?? null,
});

/** Another drawing has another address, so that browsers may keep each for good. */
export const imageOf = ({
  id,
  heroMark,
}: {
  readonly id: string;
  readonly heroMark: string | null;
}) => (heroMark === null ? null : `/blog-images/${id}?v=${heroMark}`);
