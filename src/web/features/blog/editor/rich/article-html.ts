import { DOMSerializer, type Node } from "@tiptap/pm/model";

/** The text as an article is kept: a part to a line, and no paragraphs with nothing in them. */
export function articleHtml(doc: Node): string {
  const serializer = DOMSerializer.fromSchema(doc.type.schema);
  const parts = doc.children.filter(isSomething).map((part) => {
    const made = serializer.serializeNode(part);
    if (!(made instanceof Element)) return "";
    for (const item of made.querySelectorAll("li")) unwrapOnly(item);
    return made.outerHTML;
  });
  return parts.join("\n");
}

const isSomething = ({ type, childCount }: Node) => type.name !== "paragraph" || childCount > 0;

/** The editor has a paragraph in most points of a list; written by hand, a point of one line has none. */
function unwrapOnly(item: Element): void {
  const [first, ...rest] = item.children;
  const isPlain =
    first?.localName === "p" &&
    !first.className &&
    rest.every(({ localName }) => /^[uo]l$/.test(localName));
  if (isPlain) first.replaceWith(...first.childNodes);
}
