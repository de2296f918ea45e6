import { type ArticleNode, parseArticle } from "./parse-article.ts";

/** These stand within a line; every other element begins a new one. */
const INLINE = new Set(["strong", "em", "code", "a"]);

/** What an article says, without its markup. */
export function textOf(html: string): string {
  return parseArticle(html).map(say).join("").replace(/\s+/g, " ").trim();
}

function say(node: ArticleNode): string {
  if (node.type === "text") return node.data;
  if (!("attribs" in node)) return "";
  const inner = node.children.map(say).join("");
  return INLINE.has(node.name) ? inner : ` ${inner} `;
}
