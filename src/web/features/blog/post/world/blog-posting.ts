import type { BlogPost } from "#contract/blog.ts";

/** Machine or person, an article speaks for the house: nobody is named as its author. */
const HOUSE = { "@type": "Organization", name: "Candour" };

/** An article in the words of schema.org. What nobody stated is left out. */
export function blogPosting(post: BlogPost, url: string): object {
  const { published_at, featured_image, tags } = post;
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: post.title,
    ...(post.excerpt && { description: post.excerpt }),
    articleSection: post.category.name,
    ...(tags.length > 0 && { keywords: tags.map(({ name }) => name) }),
    ...(featured_image && { image: new URL(featured_image, url).href }),
    ...(published_at && { datePublished: published_at }),
    dateModified: post.updated_at,
    timeRequired: `PT${post.reading_time}M`,
    author: HOUSE,
    publisher: HOUSE,
    mainEntityOfPage: url,
    url,
  };
}
