import type { Editor } from "@tiptap/core";
import { useEffect, useReducer, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { richTexts as texts } from "../texts.ts";
import { canMoveChart, moveChart } from "./chart-node.ts";
import { LinkDialog } from "./link-dialog.tsx";
import { Toolbar } from "./toolbar.tsx";
import { useRichEditor } from "./use-rich-editor.ts";

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

/** Draws anew with everything that happens to the text. */
function useTextState(editor: Editor | undefined): void {
  const [, drawAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    editor?.on("transaction", drawAgain);
    return () => void editor?.off("transaction", drawAgain);
  }, [editor]);
}

/** What can be done with the chart that is selected. */
function ChartTools({ editor }: { editor: Editor }) {
  const move = (by: -1 | 1, label: string, icon: "up" | "down") => (
    <Button
      look="quiet"
      className="max-md:px-2"
      aria-disabled={!canMoveChart(editor, by)}
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => moveChart(editor, by)}
    >
      {icon === "up" ? <Icon name="up" /> : <Icon name="up" className="rotate-180" />}
      {label}
    </Button>
  );
  return (
    <fieldset aria-label={texts.chartTools} className="flex flex-wrap items-center gap-x-1 gap-y-1">
      <p className="mr-2 text-13 text-ink-2 max-md:sr-only">{texts.chartNote}</p>
      {move(-1, texts.moveUp, "up")}
      {move(1, texts.moveDown, "down")}
      <Button
        look="quiet"
        className="max-md:px-2"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => editor.chain().focus().deleteSelection().run()}
      >
        <WorkIcon name="bin" />
        {texts.remove}
      </Button>
    </fieldset>
  );
}
