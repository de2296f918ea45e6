import { asc, sql } from "drizzle-orm";
import type { SitemapPart } from "#server/platform/system/sitemap.ts";
import { isLive } from "../repository.ts";
import { blogPosts } from "../tables.ts";

/** To publish is news even where the words are older. */
const changedAt = sql`greatest(${blogPosts.publishedAt}, ${blogPosts.updatedAt})`.mapWith(
  blogPosts.updatedAt,
);

/** Articles that are out. */
export const livePosts: SitemapPart = {
  async count(db) {
    const [row] = await db.orm
      .select({ count: sql<number>`count(*)::int` })
      .from(blogPosts)
      .where(isLive);
    return row?.count ?? 0;
  },

  async list(db, from, most) {
    const rows = await db.orm
      .select({ slug: blogPosts.slug, changedAt })
      .from(blogPosts)
      .where(isLive)
      .orderBy(asc(blogPosts.publishedAt), asc(blogPosts.id))
      .limit(most)
      .offset(from);
    return rows.map(({ slug, ...entry }) => ({ path: `/blog/${slug}`, ...entry }));
  },
};
