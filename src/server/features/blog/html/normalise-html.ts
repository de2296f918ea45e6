import {
  ALLOWED_ATTRIBUTES,
  CHART_CLASSES,
  DRAWING_ELEMENTS,
  LINK_SCHEMES,
  TEXT_ELEMENTS,
} from "#contract/blog-html.ts";
import { isUrl } from "#contract/is-url.ts";
import { type ArticleNode, parseArticle } from "./parse-article.ts";

const SCHEME = new RegExp(`^(${LINK_SCHEMES.join("|")}):`, "i");
/** Not "//host" and not "/\\host", which browsers take for another site. */
const OWN_PATH = /^\/(?![/\\])/;
/** Browsers leave these out before they look at an address, wherever they stand. */
const UNSEEN = /\p{Cc}/gu;

/** The address of a link as it may be kept; undefined for one that may lead anywhere else. */
function safeHref(raw: string): string | undefined {
  const href = raw.replace(UNSEEN, "").trim();
  if (OWN_PATH.test(href)) return href;
  return SCHEME.test(href) && isUrl(href) ? href : undefined;
}

const leadsElsewhere = (href: string) => /^https?:/i.test(href);

type Attributes = Record<string, string>;

const CLASSES = new Set<string>(CHART_CLASSES);

/** Those of an element that may stay, each with a harmless value. */
function attributesOf(name: string, given: Attributes): Attributes {
  const known = ALLOWED_ATTRIBUTES[name] ?? [];
  const kept = Object.entries(given).flatMap(([attribute, value]) => {
    const harmless = known.includes(attribute) ? harmlessValue(attribute, value) : undefined;
    return harmless === undefined ? [] : [[attribute, harmless] as const];
  });
  const attributes: Attributes = Object.fromEntries(kept);
  const { href } = attributes;
  // No "nofollow": an editor stands by where an article points.
  if (href !== undefined && leadsElsewhere(href)) attributes.rel = "noopener noreferrer";
  return attributes;
}

function harmlessValue(attribute: string, value: string): string | undefined {
  if (attribute === "href") return safeHref(value);
  if (attribute === "start") return /^-?\d{1,6}$/.test(value) ? value : undefined;
  if (attribute === "role") return value === "img" ? value : undefined;
  if (attribute !== "class") return value;
  const classes = value.split(/\s+/).filter((one) => CLASSES.has(one));
  return classes.length > 0 ? classes.join(" ") : undefined;
}

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
