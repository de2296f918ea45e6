import type { Editor } from "@tiptap/core";
import { richTexts } from "./texts.ts";

const texts = richTexts.tools;

export interface Tool {
  name: keyof typeof texts;
  /** In place of a drawing. */
  letters?: string;
  /** On the same grid as all icons. */
  path?: string;
  /** As `aria-keyshortcuts` writes them; Control is Command on a Mac. */
  keys?: string;
  act: (editor: Editor) => unknown;
  /** Nothing for what is no state of the text. */
  isOn?: (editor: Editor) => boolean;
  isUseless?: (editor: Editor) => boolean;
}

const heading = (level: 2 | 3 | 4): Tool => ({
  name: `heading${level}`,
  letters: `H${level}`,
  keys: `Control+Alt+${level}`,
  act: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive("heading", { level }),
});

/** By groups, in the order of the toolbar. The link has a dialog, and is put where `null` stands. */
export const TOOLS: readonly (readonly (Tool | null)[])[] = [
  [
    {
      name: "paragraph",
      letters: "¶",
      keys: "Control+Alt+0",
      act: (editor) => editor.chain().focus().setParagraph().run(),
      isOn: (editor) => editor.isActive("paragraph"),
    },
    heading(2),
    heading(3),
    heading(4),
  ],
  [
    {
      name: "bold",
      path: "M4.5 2.8h4a2.5 2.5 0 0 1 0 5h-4zM4.5 7.8h4.7a2.7 2.7 0 0 1 0 5.4H4.5z",
      keys: "Control+B",
      act: (editor) => editor.chain().focus().toggleBold().run(),
      isOn: (editor) => editor.isActive("bold"),
    },
    {
      name: "italic",
      path: "M6.5 2.8h5M4.5 13.2h5M9.2 2.8l-2.4 10.4",
      keys: "Control+I",
      act: (editor) => editor.chain().focus().toggleItalic().run(),
      isOn: (editor) => editor.isActive("italic"),
    },
    {
      name: "code",
      path: "m5 4.5-3.5 3.5L5 11.5M11 4.5l3.5 3.5-3.5 3.5",
      keys: "Control+E",
      act: (editor) => editor.chain().focus().toggleCode().run(),
      isOn: (editor) => editor.isActive("code"),
    },
    null,
  ],
  [
    {
      name: "bullets",
      path: "M6 4h7.5M6 8h7.5M6 12h7.5M2.8 4h.01M2.8 8h.01M2.8 12h.01",
      keys: "Control+Shift+8",
      act: (editor) => editor.chain().focus().toggleBulletList().run(),
      isOn: (editor) => editor.isActive("bulletList"),
    },
    {
      name: "numbers",
      path: "M6.5 4h7M6.5 8h7M6.5 12h7M2 3l1.2-.6v3.4M2 10.4c.4-.8 1.9-.7 1.9.3 0 .7-1.1 1.3-1.9 2.3h2",
      keys: "Control+Shift+7",
      act: (editor) => editor.chain().focus().toggleOrderedList().run(),
      isOn: (editor) => editor.isActive("orderedList"),
    },
    {
      name: "quote",
      path: "M6.5 4.5C4 5.2 3 6.8 3 9v2.5h3.5V8H4.8M13 4.5c-2.5.7-3.5 2.3-3.5 4.5v2.5H13V8h-1.7",
      keys: "Control+Shift+B",
      act: (editor) => editor.chain().focus().toggleBlockquote().run(),
      isOn: (editor) => editor.isActive("blockquote"),
    },
    {
      name: "rule",
      path: "M2 8h12",
      act: (editor) => editor.chain().focus().setHorizontalRule().run(),
    },
  ],
  [
    {
      name: "undo",
      path: "M3 6.5h6.5a3.5 3.5 0 1 1 0 7H6M5.5 4 3 6.5 5.5 9",
      keys: "Control+Z",
      act: (editor) => editor.chain().focus().undo().run(),
      isUseless: (editor) => !editor.can().undo(),
    },
    {
      name: "redo",
      path: "M13 6.5H6.5a3.5 3.5 0 1 0 0 7H10M10.5 4 13 6.5 10.5 9",
      keys: "Control+Shift+Z",
      act: (editor) => editor.chain().focus().redo().run(),
      isUseless: (editor) => !editor.can().redo(),
    },
  ],
];

export const LINK_TOOL = {
  name: "link",
  path: "M6.8 9.2a2.6 2.6 0 0 0 3.7 0l2.3-2.3a2.6 2.6 0 0 0-3.7-3.7L8 4.3M9.2 6.8a2.6 2.6 0 0 0-3.7 0L3.2 9.1a2.6 2.6 0 0 0 3.7 3.7L8 11.7",
  keys: "Control+K",
} as const;
