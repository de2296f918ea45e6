import sanitizeHtml from "sanitize-html";
import {
  ALLOWED_ATTRIBUTES,
  CHART_CLASSES,
  DRAWING_ELEMENTS,
  LINK_SCHEMES,
  TEXT_ELEMENTS,
} from "#contract/blog-html.ts";
import { escapeHtml } from "#server/platform/escape-html.ts";
import { normaliseHtml } from "./normalise-html.ts";
import { textOf } from "./text-of.ts";

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
