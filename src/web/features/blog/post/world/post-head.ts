import { BLOG_SENTENCES, type BlogPost } from "#contract/blog.ts";
import { FEED } from "../../article/feed.ts";
import { tabTitle } from "../model/tab-title.ts";
import { blogPosting } from "./blog-posting.ts";

/** What an article tells search engines and those with whom it is shared. */
export function postHead(post: BlogPost | undefined) {
  if (!post) return { title: BLOG_SENTENCES.notFound, unlisted: true, feed: FEED };
  return {
    title: post.title,
    wholeTitle: tabTitle(post),
    description: post.meta_description || post.excerpt,
    // Everything else is a preview for administrators.
    unlisted: post.status !== "published",
    article: { publishedAt: post.published_at },
    picture: post.share_image === null ? null : { path: post.share_image, alt: post.title },
    structured: (address: string) => blogPosting(post, address),
    feed: FEED,
  };
}
