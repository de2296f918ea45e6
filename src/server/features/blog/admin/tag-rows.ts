import { createHash } from "node:crypto";
import { slugOf } from "#contract/blog-rules.ts";
import type { Db } from "#server/platform/database/database.ts";

/** Gives a post these tags in this order; tags that no post has any more are gone. */
export async function setTags(tx: Db, postId: string, names: readonly string[]): Promise<void> {
  // One at a time: a tag must not be cleared away between being found and being given to a post.
  await tx.query("lock table blog_tags in share row exclusive mode");
  await tx.query("delete from blog_post_tags where post_id = $1", [postId]);
  // Of two that are written almost alike the first is kept.
  const bySlug = new Map([...names].reverse().map((name) => [tagSlug(name), name]));
  const inOrder = [...bySlug].reverse();
  if (inOrder.length > 0) await give(tx, postId, inOrder);
  await clearUnusedTags(tx);
}

/** The newest capitals of a tag are how it is shown; another spelling on one post renames it on none. */
async function give(tx: Db, postId: string, tags: readonly (readonly [string, string])[]) {
  await tx.query(
    `with wanted as (
       select * from unnest($2::text[], $3::text[]) with ordinality as t (slug, name, position)),
     kept as (
       insert into blog_tags (slug, name) select slug, name from wanted
       on conflict (slug) do update set name = case
         when lower(blog_tags.name) = lower(excluded.name) then excluded.name else blog_tags.name end
       returning id, slug)
     insert into blog_post_tags (post_id, tag_id, position)
     select $1, kept.id, wanted.position from kept join wanted using (slug)`,
    [postId, tags.map(([slug]) => slug), tags.map(([, name]) => name)],
  );
}

export async function clearUnusedTags(tx: Db): Promise<void> {
  await tx.query("lock table blog_tags in share row exclusive mode");
  await tx.query(
    "delete from blog_tags where not exists (select from blog_post_tags where tag_id = blog_tags.id)",
  );
}

/** Names that differ in more than spaces and hyphens are two tags, also where an address has no sign for that: C#, C++. */
function tagSlug(name: string): string {
  const spelling = name.normalize("NFKD").toLowerCase();
  const slug = slugOf(name);
  if (slug !== "" && /^[a-z0-9\s-]+$/.test(spelling)) return slug;
  const digest = createHash("sha256").update(spelling).digest("hex").slice(0, 8);
  return `${slug || "tag"}-${digest}`;
}
