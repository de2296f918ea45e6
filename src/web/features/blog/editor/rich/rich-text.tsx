import { useRef, useState } from "react";
import { createPortal } from "react-dom";
import { richTexts as texts } from "../texts.ts";
import { ChartTools } from "./chart-tools.tsx";
import { LinkDialog } from "./link-dialog.tsx";
import { Toolbar } from "./toolbar.tsx";
import { useRichEditor } from "./use-rich-editor.ts";
import { useTextState } from "./use-text-state.ts";

interface RichTextProps {
  id: string;
  labelledBy: string;
  describedBy: string | undefined;
  isInvalid: boolean;
  value: string;
  onChange: (html: string) => void;
}

/** What the editor of the text needs to have, and how a chart looks that is selected. */
const TEXT =
  "article relative min-h-[360px] whitespace-break-spaces wrap-anywhere px-4 py-4 md:px-6 focus:outline-none [&_.ProseMirror-selectednode]:outline-2 [&_.ProseMirror-selectednode]:outline-accent [&_.ProseMirror-selectednode]:outline-offset-4 [&_figure]:cursor-pointer";

/** The content as it is read, with its tools above it. */
export function RichText({ id, labelledBy, describedBy, isInvalid, ...text }: RichTextProps) {
  const frame = useRef<HTMLDivElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [isLinking, setLinking] = useState(false);
  const editor = useRichEditor(box, {
    ...text,
    attributes: {
      id,
      class: TEXT,
      "aria-labelledby": labelledBy,
      "aria-multiline": "true",
      "aria-invalid": String(isInvalid),
      ...(describedBy ? { "aria-describedby": describedBy } : {}),
    },
    onLink: () => setLinking(true),
    onTools: () =>
      frame.current?.querySelector<HTMLElement>("[role=toolbar] [tabindex='0']")?.focus(),
  });
  useTextState(editor);
  return (
    <div
      ref={frame}
      className={`rounded-sm border bg-sheet outline-accent -outline-offset-1 focus-within:border-accent has-[[contenteditable]:focus]:outline-2 ${isInvalid ? "border-danger" : "border-rule-2"}`}
    >
      <div className="sticky top-[57px] z-10 grid min-h-[45px] gap-1 rounded-t-sm border-rule border-b bg-sheet px-2 py-1.5">
        {editor && <Toolbar editor={editor} controls={id} onLink={() => setLinking(true)} />}
        {editor?.isActive("chart") && <ChartTools editor={editor} />}
      </div>
      <div ref={box} />
      <p className="border-rule border-t px-4 py-2 text-12 text-ink-3 max-md:hidden md:px-6">
        {texts.keys}
      </p>
      {/* A form cannot stand within the form of the post. */}
      {editor &&
        isLinking &&
        createPortal(
          <LinkDialog editor={editor} onClose={() => setLinking(false)} />,
          document.querySelector("main") ?? document.body,
        )}
    </div>
  );
}
