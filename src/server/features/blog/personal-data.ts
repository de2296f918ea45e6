import { asc, eq } from "drizzle-orm";
import type { PersonalData } from "#server/platform/personal-data.ts";
import { blogPosts } from "./tables.ts";

/** Articles are the platform's and stay; who began them goes with the account. */
export const blogPersonalData: PersonalData = {
  tables: ["blog_posts"],

  async export(db, accountId) {
    const posts = await db.orm
      .select({
        title: blogPosts.title,
        slug: blogPosts.slug,
        status: blogPosts.status,
        createdAt: blogPosts.createdAt,
      })
      .from(blogPosts)
      .where(eq(blogPosts.authorId, accountId))
      .orderBy(asc(blogPosts.createdAt));
    return { records: { blogPosts: posts } };
  },

  async erase(tx, accountId) {
    await tx.orm.update(blogPosts).set({ authorId: null }).where(eq(blogPosts.authorId, accountId));
    return [];
  },
};
