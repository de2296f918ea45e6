import type { BlogPost } from "#contract/blog.ts";
import { postTexts as texts } from "./texts.ts";

/** Spec 1 §2. */
export const tabTitle = ({ meta_title, title }: Pick<BlogPost, "meta_title" | "title">) =>
  meta_title || texts.tab(title);
