import { type AnyExtension, Editor, Mark } from "@tiptap/core";
import { Blockquote } from "@tiptap/extension-blockquote";
import { Bold } from "@tiptap/extension-bold";
import { Code } from "@tiptap/extension-code";
import { Document } from "@tiptap/extension-document";
import { HardBreak } from "@tiptap/extension-hard-break";
import { Heading } from "@tiptap/extension-heading";
import { HorizontalRule } from "@tiptap/extension-horizontal-rule";
import { Italic } from "@tiptap/extension-italic";
import { BulletList } from "@tiptap/extension-list/bullet-list";
import { ListItem } from "@tiptap/extension-list/item";
import { ListKeymap } from "@tiptap/extension-list/keymap";
import { OrderedList } from "@tiptap/extension-list/ordered-list";
import { Paragraph } from "@tiptap/extension-paragraph";
import { Text } from "@tiptap/extension-text";
import { UndoRedo } from "@tiptap/extensions/undo-redo";
import { DOMSerializer, type Node } from "@tiptap/pm/model";
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { ChartNode, chartClasses, safeAddress } from "./chart-node.ts";

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

/** A link with an address that an article may have; what is typed behind it is no part of it. */
const LinkMark = Mark.create({
  name: "link",
  inclusive: false,
  addAttributes: () => ({ href: { default: "" } }),
  parseHTML: () => [
    {
      tag: "a[href]",
      getAttrs(link) {
        const href = safeAddress(link.getAttribute("href") ?? "");
        return href !== "" && { href };
      },
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ["a", { href: String(HTMLAttributes.href) }, 0],
});

/** Pasted headings of other sizes become the nearest that an article has: its title is the first. */
const ArticleHeading = Heading.extend({
  parseHTML: () => [
    { tag: "h1", attrs: { level: 2 } },
    { tag: "h2", attrs: { level: 2 } },
    { tag: "h3", attrs: { level: 3 } },
    { tag: "h4, h5, h6", attrs: { level: 4 } },
  ],
});

/** The note of a chart may stand by itself; a paragraph that is begun behind it is none. */
const ArticleParagraph = Paragraph.extend({
  addAttributes: () => ({
    class: {
      default: null,
      keepOnSplit: false,
      parseHTML: (element) => chartClasses(element.className) || null,
    },
  }),
});

/**
 * A point may have whatever an article has, or it would fall apart. Tab leads out of the text, as everywhere:
 * lists go deeper and back by other keys.
 */
const ArticleItem = ListItem.extend({
  content: "block+",
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      "Mod-]": () => this.editor.commands.sinkListItem(this.name),
      "Mod-[": () => this.editor.commands.liftListItem(this.name),
    };
  },
});

/** All that the text of an article can have (src/contract/blog-html.ts), and no more. */
const EXTENSIONS: AnyExtension[] = [
  Document,
  ArticleParagraph,
  Text,
  ArticleHeading.configure({ levels: [2, 3, 4] }),
  Bold,
  Italic,
  // A link can lead from a piece of code.
  Code.extend({ excludes: "" }),
  LinkMark,
  BulletList,
  OrderedList,
  ArticleItem,
  ListKeymap,
  Blockquote,
  HardBreak,
  HorizontalRule,
  ChartNode,
  UndoRedo,
];
