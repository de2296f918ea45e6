import * as z from "zod/mini";
import { type AdminPost, PostFields } from "#contract/blog-admin.ts";
import { distinctWords, slugOf } from "#contract/blog-rules.ts";
import { checkForm } from "#web/lib/form.ts";

/** What can be changed in a post, as it stands in the form. */
export const PostDraft = z.object({
  title: z.string(),
  slug: z.string(),
  category: z.string(),
  excerpt: z.string(),
  content: z.string(),
  meta_title: z.string(),
  meta_description: z.string(),
  keywords: z.readonly(z.array(z.string())),
  tags: z.readonly(z.array(z.string())),
});
export type PostDraft = z.output<typeof PostDraft>;
export type DraftFaults = Partial<Record<keyof PostDraft, string>>;

/** In the order of the screen. */
const NAMES = Object.keys(PostDraft.shape) as (keyof PostDraft)[];

export const draftOf = (post: AdminPost): PostDraft => z.parse(PostDraft, post);

/** Trimmed as the server does it: a space at the end is no change. */
export const isSame = (one: PostDraft, other: PostDraft): boolean =>
  NAMES.every((name) => tidy(one[name]) === tidy(other[name]));

const tidy = (value: string | readonly string[]): string =>
  typeof value === "string"
    ? value.trim().replaceAll("\r\n", "\n")
    : distinctWords(value).join("\n");

/** The first sentence for each field that cannot be saved as it is; nothing when all can. */
export function faultsOf(draft: PostDraft): DraftFaults {
  const checked = checkForm(PostFields, {
    ...draft,
    keywords: [...draft.keywords],
    tags: [...draft.tags],
  });
  return "errors" in checked ? checked.errors : {};
}

/** Those sentences, each once, in the order of the screen. */
export const sentencesOf = (faults: DraftFaults): string[] => [
  ...new Set(NAMES.flatMap((name) => faults[name] ?? [])),
];

/**
 * Spec 2 §5: the slug follows the title while it is unchanged. What was published once has its address, and
 * the server may have put a number behind it, because the slug was taken.
 */
export function slugFollows({ title, slug, published_at }: AdminPost): boolean {
  if (published_at !== null) return false;
  const own = slugOf(title);
  return (
    own === "" ||
    slug === own ||
    (slug.startsWith(`${own}-`) && /^\d+$/.test(slug.slice(own.length + 1)))
  );
}

/** With what was typed; comma or Enter ends a word. The very same list when that adds nothing. */
export function withWords(words: readonly string[], typed: string): readonly string[] {
  const all = distinctWords([...words, ...typed.split(",")]);
  return all.length === words.length ? words : all;
}
