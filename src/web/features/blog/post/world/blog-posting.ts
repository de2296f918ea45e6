import type { BlogPost } from "#contract/blog.ts";

/** Machine or person, an article speaks for the house: nobody is named as its author. */
const HOUSE = { "@type": "Organization", name: "Candour" };

/** An article in the words of schema.org. What nobody stated is left out. */
export function blogPosting(post: BlogPost, url: string): object {
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
