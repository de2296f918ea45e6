import { Editor } from "@tiptap/core";
import { DOMSerializer, type Node } from "@tiptap/pm/model";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { EXTENSIONS } from "./extensions.ts";

interface RichEditorOptions {
  value: string;
  onChange: (html: string) => void;
  /** What the text is called and described by. */
  attributes: Record<string, string>;
  onLink: () => void;
  onTools: () => void;
}

/** Where one writes is neither behind the tools nor behind the bar at the lower edge. */
const IN_SIGHT = { top: 170, right: 0, bottom: 140, left: 0 };

/** The text in its box, for as long as the box is there. */
export function useRichEditor(
  box: RefObject<HTMLElement | null>,
  { value, onChange, attributes, onLink, onTools }: RichEditorOptions,
): Editor | undefined {
  const [editor, setEditor] = useState<Editor>();
  /** What was last taken in or given out: anything else comes from elsewhere. */
  const known = useRef(value);

  const make = useEffectEvent((element: HTMLElement) => {
    known.current = value;
    return new Editor({
      element,
      content: value,
      extensions: EXTENSIONS,
      // The policy of the page allows no style sheets but its own.
      injectCSS: false,
      editorProps: {
        attributes,
        handleKeyDown: (_view, event) => onKey(event),
        scrollThreshold: IN_SIGHT,
        scrollMargin: IN_SIGHT,
      },
      onUpdate: ({ editor: { state } }) => {
        known.current = articleHtml(state.doc);
        onText(known.current);
      },
    });
  });
  const onText = useEffectEvent((html: string) => onChange(html));
  const onKey = useEffectEvent((event: KeyboardEvent): boolean => {
    const isLink =
      event.key.toLowerCase() === "k" && (event.ctrlKey || event.metaKey) && !event.altKey;
    const isTools = event.key === "F10" && event.altKey;
    if (isLink) onLink();
    if (isTools) onTools();
    if (isLink || isTools) event.preventDefault();
    return isLink || isTools;
  });

  useEffect(() => {
    if (!box.current) return;
    const made = make(box.current);
    setEditor(made);
    return () => made.destroy();
  }, [box]);

  useEffect(() => {
    if (!editor || editor.isDestroyed || value === known.current) return;
    known.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);

  const described = JSON.stringify(attributes);
  useEffect(() => {
    editor?.setOptions({
      editorProps: { ...editor.options.editorProps, attributes: JSON.parse(described) },
    });
  }, [editor, described]);
  return editor;
}

/** The text as an article is kept: a part to a line, and no paragraphs with nothing in them. */
function articleHtml(doc: Node): string {
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
