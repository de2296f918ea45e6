import { asc, count, eq } from "drizzle-orm";
import type { SitemapPart } from "#server/platform/system/sitemap.ts";
import { jobs } from "./tables.ts";

const isLive = eq(jobs.status, "active");

/** What search engines are told: jobs that anyone can open, by their own pages. */
export const liveJobs: SitemapPart = {
  async count(db) {
    const [row] = await db.orm.select({ live: count() }).from(jobs).where(isLive);
    return row?.live ?? 0;
  },

  async list(db, from, most) {
    const rows = await db.orm
      .select({ id: jobs.id, changedAt: jobs.updatedAt })
      .from(jobs)
      .where(isLive)
      .orderBy(asc(jobs.id))
      .offset(from)
      .limit(most);
    return rows.map(({ id, changedAt }) => ({ path: `/job/${id}`, changedAt }));
  },
};
