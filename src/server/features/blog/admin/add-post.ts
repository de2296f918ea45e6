import { POST_LONGEST, slugOf } from "#contract/blog-rules.ts";
import type { Db } from "#server/platform/database/database.ts";
import * as rows from "./post-rows.ts";
import { setTags } from "./tag-rows.ts";

const TRIES = 5;
const ROOM_FOR_NUMBER = 5;

type Unaddressed = Omit<rows.NewPost, "slug"> & { readonly tags: readonly string[] };

/** A post at an address of its own: the title's, or with "-2", "-3" and so on behind it. */
export async function addPost(tx: Db, { tags, ...post }: Unaddressed): Promise<string> {
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const id = await rows.insert(tx, { ...post, slug: await freeSlug(tx, post.title) });
    if (id === undefined) continue;
    if (tags.length > 0) await setTags(tx, id, tags);
    return id;
  }
  throw new Error("No free address was found for a post.");
}

async function freeSlug(tx: Db, title: string): Promise<string> {
  const whole = slugOf(title) || "post";
  const slug = whole.slice(0, POST_LONGEST.slug - ROOM_FOR_NUMBER).replace(/-+$/, "");
  const taken = await rows.slugsLike(tx, slug);
  if (!taken.has(slug)) return slug;
  let number = 2;
  while (taken.has(`${slug}-${number}`)) number++;
  return `${slug}-${number}`;
}
