import type { BlogPost } from "#contract/blog.ts";
import { shareLink } from "#web/lib/share-link.ts";
import { toast } from "#web/ui/float/toast.ts";
import { postTexts as texts } from "../texts.ts";

/** Hands the address of an article on, in whatever way the browser has. */
export async function sharePost({ title, slug }: Pick<BlogPost, "title" | "slug">): Promise<void> {
  const outcome = await shareLink({ title, url: `${location.origin}/blog/${slug}` }, navigator);
  if (outcome === "copied") toast.success(texts.copied);
  if (outcome === "by-hand") toast.info(texts.copyByHand);
}
