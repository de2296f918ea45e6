import { DRAWING_ELEMENTS, TEXT_ELEMENTS } from "#contract/blog-html.ts";
import { attributesOf } from "./attributes-of.ts";
import { type ArticleNode, parseArticle } from "./parse-article.ts";

const SVG = "http://www.w3.org/2000/svg";
const TEXT = new Set<string>(TEXT_ELEMENTS);
const DRAWING = new Set<string>(DRAWING_ELEMENTS);
const VOID = new Set(["br", "hr"]);
/** Blocks that say nothing when they are blank. */
const BLOCKS = new Set(["p", "h2", "h3", "h4", "blockquote", "figcaption", "figure", "svg"]);
/** What is something to see without a word in it. */
const SEEN = new Set(["rect", "line", "path", "circle", "hr"]);

type ArticleElement = Extract<ArticleNode, { attribs: unknown }>;

interface Piece {
  readonly html: string;
  /** Nothing in it to read or to see. */
  readonly isBlank: boolean;
}

/**
 * The article as a browser reads it, and written down from that; elements stand only where they belong. It is
 * written in one walk: taking elements out of the tree one by one takes minutes for a long row of them.
 */
export function normaliseHtml(html: string): string {
  return writeAll(parseArticle(html)).html.trim();
}

function writeAll(nodes: readonly ArticleNode[]): Piece {
  const pieces = nodes.map(write);
  return {
    html: pieces.map((piece) => piece.html).join(""),
    isBlank: pieces.every((piece) => piece.isBlank),
  };
}

function write(node: ArticleNode): Piece {
  if ("attribs" in node) return writeElement(node);
  if (node.type !== "text") return { html: "", isBlank: true };
  return { html: escapeText(node.data), isBlank: node.data.trim() === "" };
}

function writeElement(element: ArticleElement): Piece {
  const { name } = element;
  const inner = writeAll(element.children);
  const known = element.namespace === SVG ? DRAWING : TEXT;
  if (!known.has(name)) return inner;
  const attributes = attributesOf(name, element.attribs);
  if (name === "a" && attributes.href === undefined) return inner;
  if (BLOCKS.has(name) && inner.isBlank) return { html: "", isBlank: true };
  const written = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${escapeValue(value)}"`,
  );
  const open = `<${name}${written.join("")}>`;
  if (VOID.has(name)) return { html: open, isBlank: !SEEN.has(name) };
  return { html: `${open}${inner.html}</${name}>`, isBlank: inner.isBlank && !SEEN.has(name) };
}

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\u00a0": "&nbsp;",
};
const escaped = (sign: string) => ENTITIES[sign] ?? sign;
const escapeText = (text: string) => text.replace(/[&<>\u00a0]/g, escaped);
const escapeValue = (text: string) => text.replace(/[&<>"\u00a0]/g, escaped);
