import type { BlogCategory, BlogPostCard } from "#contract/blog.ts";
import { listTexts as texts } from "../../texts.ts";
import type { ListPlace } from "./list-place.ts";

/** How much of how many is shown, and of what (spec 1 §2). */
export function countText(
  { category, search }: ListPlace,
  { posts, total }: { posts: readonly BlogPostCard[]; total: number },
  categories: readonly BlogCategory[],
): string {
  // The articles know its name too, where the list of categories could not be loaded.
  const known = [...categories, ...posts.map((post) => post.category)];
  const name = known.find(({ slug }) => slug === category)?.name ?? category;
  return [
    texts.count(posts.length, total),
    category && texts.inCategory(name),
    search && texts.matching(search),
  ].join("");
}
