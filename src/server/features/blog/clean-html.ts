import { load } from "cheerio";
import sanitizeHtml from "sanitize-html";
import {
  ALLOWED_ATTRIBUTES,
  CHART_CLASSES,
  DRAWING_ELEMENTS,
  LINK_SCHEMES,
  TEXT_ELEMENTS,
} from "#contract/blog-html.ts";
import { isUrl } from "#contract/is-url.ts";
import { escapeHtml } from "#server/platform/escape-html.ts";

/** What cannot stand in XML either, so that a feed can carry every article. */
const CONTROLS = /[^\P{Cc}\t\n\r]|\p{Noncharacter_Code_Point}/gu;
/** Far more than an article has, far less than recursion could not bear. */
const DEEPEST = 60;
/** One pass settles nearly everything, the second sees that it did. */
const PASSES = 6;

/** They stand on lines of their own without being allowed: their words must not run into each other. */
const OTHER_BLOCKS = [
  ...["div", "section", "article", "main", "aside", "header", "footer", "nav", "hgroup", "center"],
  ...["address", "details", "summary", "fieldset", "legend", "form", "pre", "dialog", "menu"],
  ...["dl", "dt", "dd", "table", "caption", "td", "th"],
];

const OPTIONS: sanitizeHtml.IOptions = {
  allowedTags: [...TEXT_ELEMENTS, ...DRAWING_ELEMENTS],
  // In small letters here; normaliseHtml gives a drawing's attributes their capitals back.
  allowedAttributes: Object.fromEntries(
    Object.entries(ALLOWED_ATTRIBUTES).map(([name, known]) => [
      name,
      known.filter((one) => one !== "class").map((one) => one.toLowerCase()),
    ]),
  ),
  allowedClasses: Object.fromEntries(
    Object.entries(ALLOWED_ATTRIBUTES)
      .filter(([, known]) => known.includes("class"))
      .map(([name]) => [name, [...CHART_CLASSES]]),
  ),
  allowedSchemes: [...LINK_SCHEMES],
  allowProtocolRelative: false,
  transformTags: {
    ...Object.fromEntries(OTHER_BLOCKS.map((name) => [name, "p"])),
    // An article has one h1, its title.
    ...{ h1: "h2", h5: "h4", h6: "h4", b: "strong", i: "em" },
  },
  // What stands in these is no text of an article, and browsers read some of it by other rules.
  nonTextTags: [
    ...["script", "style", "textarea", "option", "xmp", "noscript", "noembed", "noframes"],
    ...["template", "title", "iframe", "plaintext", "math", "object", "select", "head"],
  ],
  nestingLimit: DEEPEST,
};

/**
 * An article with nothing in it but what src/contract/blog-html.ts allows. Two parsers look at it one after the
 * other, until nothing changes: what one of them reads otherwise than a browser would, the other does not.
 */
export function cleanHtml(dirty: string): string {
  let html = dirty.replace(CONTROLS, "");
  for (let pass = 0; pass < PASSES; pass++) {
    const next = normaliseHtml(sanitizeHtml(html, OPTIONS));
    if (next === html) return html;
    html = next;
  }
  const text = textOf(html);
  return text === "" ? "" : `<p>${escapeHtml(text)}</p>`;
}

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
function normaliseHtml(html: string): string {
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

const rootOf = (html: string) => load(html, null, false).root().toArray();
type ArticleNode = ReturnType<typeof rootOf>[number]["children"][number];

/**
 * The article as a browser reads it. In an element of its own: Cheerio moves what stands at the top one by one,
 * which takes minutes for a long row. HTML that could end that element must have been cleaned before.
 */
function parseArticle(html: string): readonly ArticleNode[] {
  const [root] = rootOf(`<div>${html}</div>`);
  return root?.children.flatMap((node) => ("children" in node ? node.children : [node])) ?? [];
}
