import {
  ALLOWED_ATTRIBUTES,
  CHART_CLASSES,
  DRAWING_ELEMENTS,
  TEXT_ELEMENTS,
} from "#contract/blog-html.ts";
import { safeAddress } from "../model/link-address.ts";

const SVG = "http://www.w3.org/2000/svg";
const HTML = "http://www.w3.org/1999/xhtml";
const TEXT: ReadonlySet<string> = new Set(TEXT_ELEMENTS);
const DRAWING: ReadonlySet<string> = new Set(DRAWING_ELEMENTS);
const CLASSES: ReadonlySet<string> = new Set(CHART_CLASSES);

/**
 * A figure made anew, node by node, of what an article may have: whatever else stands in the one that is given
 * is not taken over. Nothing is ever read as HTML that was not parsed apart from this page.
 */
function safeFigure(given: Element): Element {
  return copyOf(given) ?? document.createElement("figure");
}

/** The figure as text, and back. */
export const figureHtml = (given: Element): string => safeFigure(given).outerHTML;
/** The figure that a drawing without one is given. */
export function figureAround(drawing: Element): string {
  const figure = document.createElement("figure");
  figure.append(copyOf(drawing) ?? "");
  return figure.outerHTML;
}
export function figureOf(html: string): Element {
  const parsed = new DOMParser().parseFromString(html, "text/html").querySelector("figure");
  return parsed ? safeFigure(parsed) : document.createElement("figure");
}

function copyOf(given: Element): Element | undefined {
  const { localName, namespaceURI } = given;
  const isDrawn = namespaceURI === SVG;
  if (!(isDrawn ? DRAWING : TEXT).has(localName)) return undefined;
  const copy = document.createElementNS(isDrawn ? SVG : HTML, localName);
  const allowed = ALLOWED_ATTRIBUTES[localName] ?? [];
  // In their order: a figure that is allowed as it stands comes out the same.
  for (const { name } of given.attributes) {
    const value = allowed.includes(name) ? attributeOf(given, name) : "";
    if (value !== "") copy.setAttribute(name, value);
  }
  for (const child of given.childNodes) {
    const part = child instanceof Text ? child.data : child instanceof Element && copyOf(child);
    if (part) copy.append(part);
  }
  return copy;
}

function attributeOf(given: Element, name: string): string {
  const value = given.getAttribute(name) ?? "";
  if (name === "href") return safeAddress(value);
  return name === "class" ? chartClasses(value) : value;
}

/** Those of them that an article may have. */
export const chartClasses = (given: string): string =>
  given
    .split(/\s+/)
    .filter((word) => CLASSES.has(word))
    .join(" ");
