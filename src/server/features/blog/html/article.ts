import { type PostFields, BLOG_ADMIN_SENTENCES as say } from "#contract/blog-admin.ts";
import { POST_LONGEST } from "#contract/blog-rules.ts";
import { invalid } from "#server/platform/faults.ts";
import { wordsOf } from "../reading/words-of.ts";
import { cleanHtml } from "./clean-html.ts";
import { textOf } from "./text-of.ts";

const WORDS_A_MINUTE = 220;
/** Signs that take no room: a text of nothing else is none. */
const UNSEEN = /[\p{Cf}\s]/gu;

type Written = Pick<PostFields, "title" | "excerpt" | "content"> & {
  readonly tags: readonly string[];
};

/** The columns that follow from what was written. Throws where nothing readable is left. */
export function articleOf({ title, excerpt, content, tags }: Written) {
  const clean = cleanHtml(content);
  const text = textOf(clean);
  if (!saysSomething(clean)) throw invalid(say.contentRequired);
  if (clean.length > POST_LONGEST.content) throw invalid(say.tooLong);
  return {
    content: clean,
    readingTime: Math.max(1, Math.ceil(countWords(text) / WORDS_A_MINUTE)),
    words: wordsOf([title, excerpt, text, ...tags].join(" ")).join(" "),
  };
}

/** Of clean HTML. A drawing says something, too. */
export const saysSomething = (clean: string) =>
  clean.includes("<svg") || textOf(clean).replace(UNSEEN, "") !== "";

const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length;
