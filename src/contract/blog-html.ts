/**
 * What an article may be made of. The server takes everything else out before it keeps an article, and the
 * editor knows these and no others. Titles and descriptions inside a drawing are not among them: browsers read
 * what stands in them as HTML.
 */
export const TEXT_ELEMENTS = [
  "p",
  "h2",
  "h3",
  "h4",
  "strong",
  "em",
  "code",
  "a",
  "ul",
  "ol",
  "li",
  "blockquote",
  "br",
  "hr",
  "figure",
  "figcaption",
] as const;

/** Of charts, which are drawings without words of their own: `aria-label` says what they show. */
export const DRAWING_ELEMENTS = ["svg", "g", "rect", "line", "path", "circle", "text"] as const;

/** Looks come from these classes (src/web/ui/prose), never from style attributes, which the browser refuses. */
export const CHART_CLASSES = [
  "chart",
  "chart-title",
  "chart-note",
  "chart-bar",
  "chart-point",
  "chart-axis",
  "chart-label",
  "chart-value",
  "chart-before",
] as const;

const PLACE = ["x", "y", "width", "height"];
const LINE = ["x1", "y1", "x2", "y2"];

/** By element; those that are not named have none. */
export const ALLOWED_ATTRIBUTES: Readonly<Record<string, readonly string[]>> = {
  a: ["href"],
  ol: ["start"],
  figure: ["class"],
  figcaption: ["class"],
  p: ["class"],
  svg: ["class", "viewBox", "width", "height", "role", "aria-label", "preserveAspectRatio"],
  g: ["class"],
  rect: ["class", ...PLACE],
  line: ["class", ...LINE],
  path: ["class", "d"],
  circle: ["class", "cx", "cy", "r"],
  text: ["class", "x", "y", "text-anchor", "dy"],
};

/** Where a link of an article may lead; a path of this site may stand alone. */
export const LINK_SCHEMES = ["http", "https", "mailto"] as const;
