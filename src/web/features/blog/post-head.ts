import { BLOG_SENTENCES, type BlogPost } from "#contract/blog.ts";
import { FEED } from "./feed.ts";
import { tabTitle } from "./tab-title.ts";

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

/** Machine or person, an article speaks for the house: nobody is named as its author. */
const HOUSE = { "@type": "Organization", name: "Candour" };

/** An article in the words of schema.org. What nobody stated is left out. */
function blogPosting(post: BlogPost, url: string): object {
  const { published_at, tags } = post;
  // Not every engine shows drawings that are SVG.
  const image = post.share_image ?? post.featured_image;
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: post.title,
    ...(post.excerpt && { description: post.excerpt }),
    articleSection: post.category.name,
    ...(tags.length > 0 && { keywords: tags.map(({ name }) => name) }),
    ...(image && { image: new URL(image, url).href }),
    ...(published_at && { datePublished: published_at }),
    dateModified: post.updated_at,
    timeRequired: `PT${post.reading_time}M`,
    author: HOUSE,
    publisher: HOUSE,
    mainEntityOfPage: url,
    url,
  };
}
