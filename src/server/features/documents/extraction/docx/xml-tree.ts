import { SaxesParser } from "saxes";
import { UNREADABLE, Unreadable } from "../unreadable.ts";

/** An element; its name with the prefix that Word itself uses, whatever the file calls it. */
export interface Element {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: (Element | string)[];
}

type Attributes = Element["attributes"];
/** Changes what an element says of itself while it is read. */
export type Dress = (name: string, attributes: Attributes) => Attributes;

const PREFIXES: Readonly<Record<string, string>> = {
  "http://schemas.openxmlformats.org/wordprocessingml/2006/main": "w",
  "http://purl.oclc.org/ooxml/wordprocessingml/main": "w",
  "http://schemas.openxmlformats.org/officeDocument/2006/relationships": "r",
  "http://purl.oclc.org/ooxml/officeDocument/relationships": "r",
  "http://schemas.openxmlformats.org/drawingml/2006/main": "a",
  "http://purl.oclc.org/ooxml/drawingml/main": "a",
  "http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing": "wp",
  "http://purl.oclc.org/ooxml/drawingml/wordprocessingDrawing": "wp",
  "http://schemas.microsoft.com/office/word/2010/wordprocessingShape": "wps",
  "http://schemas.openxmlformats.org/markup-compatibility/2006": "mc",
  "urn:schemas-microsoft-com:vml": "v",
  "http://schemas.openxmlformats.org/drawingml/2006/picture": "pic",
  "http://schemas.microsoft.com/office/word/2010/wordml": "w14",
};
const MAX_DEPTH = 300;
const MAX_ELEMENTS = 1_500_000;

function nameOf(uri: string, local: string): string {
  const prefix = PREFIXES[uri];
  return prefix ? `${prefix}:${local}` : local;
}

const asTheyAre: Dress = (_, attributes) => attributes;

/** The parser knows the five entities of XML and no others, and a document type is refused. */
export function parseXml(text: string, dress: Dress = asTheyAre): Element {
  const root: Element = { name: "", attributes: {}, children: [] };
  const open: Element[] = [root];
  let count = 0;
  const parser = new SaxesParser({ xmlns: true });
  const refuse = (why: unknown) => {
    throw new Unreadable(UNREADABLE.damaged, { cause: why });
  };
  parser.on("error", refuse);
  parser.on("doctype", () => refuse("a document type"));
  parser.on("opentag", ({ uri, local, attributes }) => {
    count += 1;
    if (open.length > MAX_DEPTH || count > MAX_ELEMENTS) refuse("too deep or too much");
    const named = Object.values(attributes).map(
      (attribute) => [nameOf(attribute.uri, attribute.local), attribute.value] as const,
    );
    const name = nameOf(uri, local);
    const element: Element = {
      name,
      attributes: dress(name, Object.fromEntries(named)),
      children: [],
    };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("text", (words) => open.at(-1)?.children.push(words));
  parser.on("cdata", (words) => open.at(-1)?.children.push(words));
  parser.on("closetag", () => open.pop());
  parser.write(text).close();
  return root;
}

export function elementsIn(parent: Element | undefined): Element[] {
  return parent?.children.filter((child) => typeof child !== "string") ?? [];
}

export function child(parent: Element | undefined, name: string): Element | undefined {
  return elementsIn(parent).find((element) => element.name === name);
}

export function childrenOf(parent: Element | undefined, name: string): Element[] {
  return elementsIn(parent).filter((element) => element.name === name);
}

/** Every element of this name, however deep, in the order of the file. */
export function within(parent: Element | undefined, name: string): Element[] {
  return elementsIn(parent).flatMap((element) => [
    ...(element.name === name ? [element] : []),
    ...within(element, name),
  ]);
}

/** Down a path of names: `["w:pPr", "w:spacing"]`. */
export function descend(parent: Element | undefined, ...names: string[]): Element | undefined {
  return names.reduce<Element | undefined>((element, name) => child(element, name), parent);
}

/** The attribute `w:val`, in which Word keeps most of what it has to say. */
export function valueIn(element: Element | undefined): string | undefined {
  return element?.attributes["w:val"];
}
