import { and, desc, eq, gt } from "drizzle-orm";
import type { Db } from "#server/platform/database/database.ts";
import { blogPosts } from "../tables.ts";

const MOST_READ = 5;

export async function readStats(db: Db) {
  const { rows } = await db.query(
    `select count(*)::int as total,
       (count(*) filter (where status = 'published'))::int as published,
       (count(*) filter (where status = 'draft'))::int as drafts,
       (count(*) filter (where status = 'archived'))::int as archived,
       (count(*) filter (where ai_generated))::int as generated,
       coalesce(sum(view_count), 0)::int as views
     from blog_posts`,
  );
  const mostRead = await db.orm
    .select({
      id: blogPosts.id,
      title: blogPosts.title,
      slug: blogPosts.slug,
      viewCount: blogPosts.viewCount,
    })
    .from(blogPosts)
    .where(and(eq(blogPosts.status, "published"), gt(blogPosts.viewCount, 0)))
    .orderBy(desc(blogPosts.viewCount), blogPosts.id)
    .limit(MOST_READ);
  const { total, published, drafts, archived, generated, views } = rows[0];
  return { total, published, drafts, archived, generated, views, mostRead };
}
