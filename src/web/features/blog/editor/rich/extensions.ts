import { type AnyExtension, Mark } from "@tiptap/core";
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
import { safeAddress } from "../model/link-address.ts";
import { ChartNode } from "./chart-node.ts";
import { chartClasses } from "./safe-figure.ts";

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
export const EXTENSIONS: AnyExtension[] = [
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
