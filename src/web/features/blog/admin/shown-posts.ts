import type { AdminPost } from "#contract/blog-admin.ts";

/** Those inside a word do not part it; the others stand between words. */
const INSIDE = /<\/?(?:strong|em|code|a)\b[^>]*>/g;
const BETWEEN = /<[^>]*>/g;
const SIGNS: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&nbsp;": " ",
  "&amp;": "&",
};

/** Spec 2 §5: whatever the capitals, in the title or the content, of the page that is loaded. */
export function shownPosts(posts: readonly AdminPost[], typed: string): readonly AdminPost[] {
  const sought = plain(typed);
  if (sought === "") return posts;
  return posts.filter(
    ({ title, content }) =>
      plain(title).includes(sought) || plain(wordsOf(content)).includes(sought),
  );
}

const plain = (text: string) => text.replace(/\s+/g, " ").trim().toLowerCase();

/** What a reader sees of an article: nobody looks for the names of its elements. */
function wordsOf(html: string): string {
  return html
    .replace(INSIDE, "")
    .replace(BETWEEN, " ")
    .replace(/&(?:lt|gt|quot|nbsp|amp);/g, (sign) => SIGNS[sign] ?? sign);
}
