import type { PostStatus } from "#contract/blog-rules.ts";
import type { Actor } from "#server/platform/http/caller.ts";

/** Drafts and archived posts are for those who administer the blog. */
export const canRead = (actor: Actor | null, { status }: { readonly status: PostStatus }) =>
  status === "published" || actor?.isAdmin === true;
