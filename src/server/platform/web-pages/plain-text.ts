import type { CheerioAPI } from "cheerio";
import { tidied } from "./tidied.ts";

type PageNode = ReturnType<ReturnType<CheerioAPI["root"]>["contents"]>[number];
export type PageElement = ReturnType<ReturnType<CheerioAPI["root"]>["children"]>[number];

interface Context {
  readonly page: CheerioAPI;
  readonly writer: LineWriter;
  readonly isInItem: boolean;
}

/**
 * What stands in these elements, as plain lines: items begin with "- ", headings with "#", blocks are apart.
 * It is the form that src/reading/text/plain-lines.ts reads. Whatever is cut is cut at the end of a line.
 */
export function plainText(
  page: CheerioAPI,
  elements: readonly PageElement[],
  longest: number,
): string {
  const writer = createLineWriter(longest);
  for (const element of elements) {
    writer.gap();
    walk(element, { page, writer, isInItem: false });
  }
  return writer.text();
}

const words = (text: string) => text.split(" ");
const each = (names: string, how: Way) => words(names).map((name) => [name, how] as const);

type Way = (element: PageElement, context: Context) => void;

const heading: Way = (element, { page, writer }) =>
  writer.heading(Number(element.name.slice(1)), tidied(page(element).text()));

/** On lines of their own. */
const ownLine: Way = (element, context) => {
  context.writer.line();
  inside(element, context);
  context.writer.line();
};

/** Apart from what is around them; but in a list everything is close together. */
const apart: Way = (element, context) => {
  const end = context.isInItem ? context.writer.line : context.writer.gap;
  end();
  inside(element, context);
  end();
};

const item: Way = (element, context) => {
  context.writer.item();
  inside(element, { ...context, isInItem: true });
  context.writer.endItem();
};

const preformatted: Way = (element, { page, writer }) => {
  writer.gap();
  for (const line of page(element)
    .text()
    .split(/\r\n|\r|\n/)) {
    writer.add(line);
    writer.line();
  }
  writer.gap();
};

/** A cell that has these is a place on the page, and no value. */
const PLACED = "ul, ol, table, h1, h2, h3, h4, h5, h6, p + p, div + div";

/** A row of values is one line; in a table that places things, each cell is by itself. */
const row: Way = (element, context) => {
  const { page, writer } = context;
  const cells = page(element).children("td, th");
  writer.line();
  if (cells.find(PLACED).length > 0) {
    for (const cell of cells.toArray()) {
      inside(cell, context);
      writer.gap();
    }
    return;
  }
  const texts = cells.toArray().map((cell) => tidied(page(cell).text()));
  const [name = "", value = ""] = texts;
  const isNamed = texts.length === 2 && cells.first().is("th");
  for (const text of isNamed ? [named(name, value)] : texts.filter(Boolean)) {
    writer.tab();
    writer.add(text);
  }
  writer.line();
};

/** "Location" and "Sydney" on one line, with a colon between them. */
const named = (name: string, value: string) =>
  /[:?]$/.test(name) || name === "" ? `${name} ${value}` : `${name}: ${value}`;

const term: Way = (element, context) => {
  if (!context.page(element).next().is("dd")) ownLine(element, context);
};
const definition: Way = (element, context) => {
  context.writer.line();
  context.writer.add(named(tidied(context.page(element).prev("dt").text()), ""));
  inside(element, { ...context, isInItem: true });
  context.writer.line();
};

const BOLD = { level: 3, longest: 60, names: /^(?:b|strong|br)$/ };

/** A short paragraph that is bold as a whole is a heading to whoever reads it. */
const paragraph =
  (usual: Way): Way =>
  (element, context) => {
    const isBold = !context.isInItem && element.childNodes.every(isBoldOrBlank);
    const text = isBold ? tidied(context.page(element).text()) : "";
    const isShort = text.length <= BOLD.longest && /^[^:.]+[:?]?$/.test(text);
    if (!isShort) return usual(element, context);
    return context.writer.heading(BOLD.level, text.replace(/\s*:$/, ""));
  };

const isBoldOrBlank = (node: PageNode) =>
  isElement(node) ? BOLD.names.test(node.name) : !("data" in node) || node.data.trim() === "";

const WAYS: ReadonlyMap<string, Way> = new Map([
  ...each("h1 h2 h3 h4 h5 h6", heading),
  ...each("p", paragraph(apart)),
  ...each("div", paragraph(ownLine)),
  ...each("blockquote ul ol dl table figure hr address details fieldset", apart),
  ...each("section article main header footer aside nav form body html summary caption", ownLine),
  ...each("tbody thead tfoot td th figcaption center menu", ownLine),
  ...each("li", item),
  ...each("tr", row),
  ...each("pre", preformatted),
  ...each("dt", term),
  ...each("dd", definition),
  ...each("br", (_, { writer }) => writer.line()),
  ...each("script style noscript template svg iframe object select option textarea", () => {}),
  ...each("head button input video audio canvas img map", () => {}),
]);

function walk(element: PageElement, context: Context): void {
  if (context.writer.isFull) return;
  (WAYS.get(element.name) ?? inside)(element, context);
}

function inside({ childNodes }: PageElement, context: Context): void {
  let before: PageNode | undefined;
  for (const node of childNodes) {
    // Labels that stand side by side, with space that only their style makes.
    if (isLabel(before) && isLabel(node)) context.writer.add(" ");
    if (isElement(node)) walk(node, context);
    else if (node.nodeType === TEXT) context.writer.add(node.data);
    before = node;
  }
}

const TEXT = 3;
const isElement = (node: PageNode): node is PageElement => "attribs" in node;
const isLabel = (node: PageNode | undefined) =>
  node !== undefined && isElement(node) && /^(?:span|a)$/.test(node.name);

/** A heading has a level; a line has none. */
interface Written {
  readonly text: string;
  readonly level?: number;
}

interface LineWriter {
  readonly isFull: boolean;
  add(text: string): void;
  /** The next value of a row. */
  tab(): void;
  /** The line ends; nothing happens at the start of one. */
  line(): void;
  /** The line ends, and what follows is apart from it. */
  gap(): void;
  /** The next line is an item of a list. */
  item(): void;
  /** One without words is none. */
  endItem(): void;
  heading(level: number, text: string): void;
  text(): string;
}

const ITEM = "- ";
/** Fewer "#" are not taken for signs by who reads the lines (src/reading/text/plain-lines.ts). */
const ENOUGH_HEADINGS = 2;
const RULE = "---";

/** Puts a page's words into lines: what follows what, what is an item, what is a heading. */
function createLineWriter(longest: number): LineWriter {
  const written: Written[] = [];
  let current = "";
  let mark = "";
  // In the middle of a line, and not behind a space: asked of a growing text, this would take ever longer.
  let isOpen = false;
  let size = 0;

  const push = (one: Written) => {
    size += one.text.length + 1;
    written.push(one);
  };
  const line = () => {
    const text = current.trimEnd();
    current = "";
    isOpen = false;
    if (text === "") return;
    push({ text: mark + text });
    mark = "";
  };
  const gap = () => {
    line();
    if (written.length > 0 && written.at(-1)?.text !== "") push({ text: "" });
  };
  return {
    get isFull() {
      return size + current.length > longest;
    },
    add(text) {
      const words = text.replace(/\p{Cf}/gu, "").replace(/[\s\p{Cc}]+/gu, " ");
      const more = isOpen ? words : words.replace(/^ /, "");
      if (more === "") return;
      current += more;
      isOpen = !more.endsWith(" ");
    },
    tab() {
      if (current !== "") current += "\t";
      isOpen = false;
    },
    line,
    gap,
    item() {
      line();
      mark = ITEM;
    },
    endItem() {
      line();
      mark = "";
    },
    heading(level, text) {
      mark = "";
      gap();
      if (text === "") return;
      push({ text, level });
      push({ text: "" });
    },
    text() {
      line();
      const headings = written.filter(({ level }) => level !== undefined).length;
      const lines = written.map((one) => inSigns(one, headings >= ENOUGH_HEADINGS));
      return cut(lines.join("\n"), longest).trim();
    },
  };
}

/** One heading alone is underlined: its signs would be read as text. */
function inSigns({ text, level }: Written, hasSigns: boolean): string {
  if (level === undefined) return text;
  return hasSigns ? `${"#".repeat(level)} ${text}` : `${text}\n${RULE}`;
}

const cut = (text: string, longest: number) =>
  text.length <= longest
    ? text
    : text.slice(0, Math.max(text.lastIndexOf("\n", longest), longest / 2));
