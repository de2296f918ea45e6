import { type Editor, Node } from "@tiptap/core";
import { type EditorState, NodeSelection, Plugin, TextSelection } from "@tiptap/pm/state";
import type { EditorProps, EditorView } from "@tiptap/pm/view";
import {
  ALLOWED_ATTRIBUTES,
  CHART_CLASSES,
  DRAWING_ELEMENTS,
  LINK_SCHEMES,
  TEXT_ELEMENTS,
} from "#contract/blog-html.ts";
import { isUrl } from "#contract/is-url.ts";

const SCHEME = new RegExp(`^(${LINK_SCHEMES.join("|")}):`, "i");
/** Not "//host" and not "/\\host", which browsers take for another site. */
const OWN_PATH = /^\/(?![/\\])/;
const LIKE_A_HOST = /^[\w-]+(\.[\w-]+)+([/?#:]|$)/;
const LIKE_A_MAILBOX = /^[^\s@/:]+@[^\s@/]+\.[^\s@/]+$/;

/** Where a link of an article leads; "" unless it may lead there. */
export function safeAddress(href: string): string {
  const text = href.trim();
  return OWN_PATH.test(text) || (SCHEME.test(text) && isUrl(text)) ? text : "";
}

/** The same for what somebody types, who need not begin with https. "https://x" is a slip of the hand. */
export function typedAddress(typed: string): string {
  const text = typed.trim();
  if (/\s/.test(text)) return "";
  if (LIKE_A_MAILBOX.test(text)) return `mailto:${text}`;
  const address = safeAddress(LIKE_A_HOST.test(text) ? `https://${text}` : text);
  const isPage = /^https?:/i.test(address);
  return isPage && !new URL(address).hostname.includes(".") ? "" : address;
}

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
const figureHtml = (given: Element): string => safeFigure(given).outerHTML;
/** The figure that a drawing without one is given. */
function figureAround(drawing: Element): string {
  const figure = document.createElement("figure");
  figure.append(copyOf(drawing) ?? "");
  return figure.outerHTML;
}
function figureOf(html: string): Element {
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

/** What is written while a chart is selected does not replace it: that is left to the keys that delete. */
const WRITING: EditorProps = {
  handleTextInput: (view, _from, _to, text) => writeAfterChart(view, text),
  handlePaste(view, _event, slice) {
    if (slice.size > 0) writeAfterChart(view);
    return false;
  },
  handleDOMEvents: {
    compositionstart(view) {
      writeAfterChart(view);
      return false;
    },
  },
};

/** A chart: shown as readers see it, moved or removed as a whole, and never edited. */
export const ChartNode = Node.create({
  name: "chart",
  group: "block",
  atom: true,
  draggable: true,
  isolating: true,
  addAttributes: () => ({ html: { default: "<figure></figure>", rendered: false } }),
  parseHTML: () => [
    { tag: "figure", getAttrs: (figure) => ({ html: figureHtml(figure) }) },
    // One that stands alone. Those that are hidden are ornaments of other pages: no article has any.
    { tag: "svg:not([aria-hidden])", getAttrs: (drawing) => ({ html: figureAround(drawing) }) },
  ],
  renderHTML: ({ node }) => ({ dom: figureOf(String(node.attrs.html)) as HTMLElement }),
  addProseMirrorPlugins: () => [new Plugin({ props: WRITING })],
});

const selectedChart = ({ selection }: EditorState): NodeSelection | undefined => {
  const isChart = selection instanceof NodeSelection && selection.node.type.name === ChartNode.name;
  return isChart ? selection : undefined;
};

/** Begins a paragraph behind the selected chart. Whether there is one. */
function writeAfterChart(view: EditorView, text = ""): boolean {
  const chart = selectedChart(view.state);
  if (!chart) return false;
  const { tr, schema } = view.state;
  tr.insert(chart.to, schema.node("paragraph", null, text === "" ? [] : schema.text(text)));
  tr.setSelection(TextSelection.create(tr.doc, chart.to + 1 + text.length));
  view.dispatch(tr.scrollIntoView());
  return true;
}

/** Past the part before it, or the part after it. */
export function moveChart(editor: Editor, by: -1 | 1): void {
  const chart = selectedChart(editor.state);
  const beside = chart && neighbour(chart, by);
  if (!chart || !beside) return;
  const { tr } = editor.state;
  const to = chart.from + by * beside.nodeSize;
  tr.delete(chart.from, chart.to).insert(to, chart.node);
  editor.view.dispatch(tr.setSelection(NodeSelection.create(tr.doc, to)).scrollIntoView());
}

/** Whether there is something on that side that it can be moved past. */
export function canMoveChart(editor: Editor, by: -1 | 1): boolean {
  const chart = selectedChart(editor.state);
  return chart !== undefined && neighbour(chart, by) !== null;
}

const neighbour = ({ $from }: NodeSelection, by: -1 | 1) =>
  $from.parent.maybeChild($from.index() + by);
