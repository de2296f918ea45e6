import { load } from "cheerio";

const rootOf = (html: string) => load(html, null, false).root().toArray();
export type ArticleNode = ReturnType<typeof rootOf>[number]["children"][number];

/**
 * The article as a browser reads it. In an element of its own: Cheerio moves what stands at the top one by one,
 * which takes minutes for a long row. HTML that could end that element must have been cleaned before.
 */
export function parseArticle(html: string): readonly ArticleNode[] {
  const [root] = rootOf(`<div>${html}</div>`);
  return root?.children.flatMap((node) => ("children" in node ? node.children : [node])) ?? [];
}
