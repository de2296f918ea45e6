import { lt } from "drizzle-orm";
import type { Db } from "#server/platform/database/database.ts";
import { blogViewNetworks, blogViews } from "../tables.ts";

interface View {
  readonly postId: string;
  /** As in "2026-11-15". */
  readonly day: string;
  readonly reader: string;
  readonly network: string;
}

/** Of one post on one day: an office reads on, a script that changes its name does not. */
const MOST_OF_A_NETWORK = 20;

/**
 * One statement, so that a view is never kept without being counted. The new count; undefined for a known reader, or
 * for one too many of a network: of many at once, the row of the network lets no more than that through.
 */
export async function addView(
  db: Db,
  { postId, day, reader, network }: View,
): Promise<number | undefined> {
  const { rows } = await db.query(
    `with seen as (
       insert into blog_views (post_id, day, reader)
       select id, $2, $3 from blog_posts
       where id = $1 and status = 'published' and not exists (
         select from blog_view_networks
         where post_id = $1 and day = $2 and network = $4 and readers >= $5)
       on conflict do nothing returning post_id),
     let_in as (
       insert into blog_view_networks as known (post_id, day, network, readers)
       select post_id, $2, $4, 1 from seen
       on conflict (post_id, day, network) do update set readers = known.readers + 1
       where known.readers < $5 returning post_id)
     update blog_posts set view_count = view_count + 1
     from let_in where blog_posts.id = let_in.post_id
     returning view_count as count`,
    [postId, day, reader, network, MOST_OF_A_NETWORK],
  );
  return rows[0]?.count;
}

export async function removeViewsBefore(db: Db, day: string): Promise<void> {
  await db.orm.delete(blogViews).where(lt(blogViews.day, day));
  await db.orm.delete(blogViewNetworks).where(lt(blogViewNetworks.day, day));
}
