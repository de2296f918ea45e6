/** Limits and rules of the blog that both sides keep (spec 1 §9, spec 2 §5, §9). */

export const BLOG_PAGE_SIZE = 12;
export const BLOG_ADMIN_PAGE_SIZE = 10;

export const POST_STATUSES = ["draft", "published", "archived"] as const;
export type PostStatus = (typeof POST_STATUSES)[number];

export const POST_LONGEST = {
  title: 200,
  slug: 200,
  excerpt: 500,
  content: 200_000,
  metaTitle: 60,
  metaDescription: 160,
  /** One keyword or tag. */
  word: 60,
  words: 20,
} as const;

export const SLUG_FORM = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Spec 2 §5: small letters, what is no letter or figure left out, hyphens for spaces. */
export function slugOf(title: string): string {
  return title
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, "")
    .trim()
    .replace(/[\s-]+/g, "-")
    .slice(0, POST_LONGEST.slug)
    .replace(/^-+|-+$/g, "");
}

/** Trimmed, none blank, each once whatever its capitals. */
export function distinctWords(words: readonly string[]): string[] {
  const seen = new Set<string>();
  return words
    .map((word) => word.trim())
    .filter((word) => {
      const key = word.toLowerCase();
      if (word === "" || seen.has(key)) return false;
      seen.add(key);
      return true;
    });
}
