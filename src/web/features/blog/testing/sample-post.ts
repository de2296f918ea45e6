import type { BlogPost, BlogPostCard } from "#contract/blog.ts";

/** An article for tests, with what a test says about it. */
export function samplePost(change: Partial<BlogPost> = {}): BlogPost {
  return {
    ...sampleCard(),
    content: "<h2>What changed</h2><p>Two things.</p>",
    meta_title: "",
    meta_description: "",
    written_by: "",
    status: "published",
    updated_at: "2026-11-12T22:00:00.000Z",
    share_image: "/blog-images/0192f0c1-1111-4222-8333-444455556666/card.png?v=1",
    ...change,
  };
}

export function sampleCard(change: Partial<BlogPostCard> = {}): BlogPostCard {
  return {
    id: "0192f0c1-1111-4222-8333-444455556666",
    slug: "pay-in-sydney",
    title: "Pay in Sydney",
    excerpt: "What ads say about pay.",
    category: { id: "0192f0c1-1111-4222-8333-444455557777", name: "Hiring", slug: "hiring" },
    published_at: "2026-11-12T22:00:00.000Z",
    reading_time: 6,
    view_count: 1204,
    ai_generated: false,
    featured_image: "/blog-images/0192f0c1-1111-4222-8333-444455556666",
    tags: [{ id: "0192f0c1-1111-4222-8333-444455558888", name: "salary & pay", slug: "salary" }],
    ...change,
  };
}
