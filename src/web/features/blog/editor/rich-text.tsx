import type { Editor } from "@tiptap/core";
import {
  type FormEvent,
  type KeyboardEvent,
  useEffect,
  useId,
  useReducer,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { Drawing, Icon } from "#web/ui/icon.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { canMoveChart, moveChart, typedAddress } from "./chart-node.ts";
import { LINK_TOOL, TOOLS, type Tool } from "./rich-text-tools.ts";
import { richTexts as texts } from "./texts.ts";
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

/** Where the selected words lead; without any, which words are to be put there. */
function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const id = useId();
  const before = String(editor.getAttributes("link").href ?? "");
  const needsWords = before === "" && editor.state.selection.empty;
  const [address, setAddress] = useState(before);
  const [words, setWords] = useState("");
  const [asked, setAsked] = useState(false);
  const href = typedAddress(address);

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    setAsked(true);
    if (href === "" || (needsWords && words.trim() === "")) return;
    onClose();
    if (needsWords) editor.chain().focus().insertContent(linked(words.trim(), href)).run();
    else editor.chain().focus().extendMarkRange("link").setMark("link", { href }).run();
  }
  function unlink() {
    onClose();
    editor.chain().focus().extendMarkRange("link").unsetMark("link").run();
  }
  const actions = (
    <>
      <Button type="submit" form={id}>
        {texts.setLink}
      </Button>
      {before !== "" && (
        <Button look="line" onClick={unlink}>
          {texts.unlink}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open onClose={onClose} title={texts.linkTitle} actions={actions}>
      <form id={id} onSubmit={onSubmit} noValidate className="grid gap-4">
        <Field
          id={`${id}address`}
          label={texts.address}
          hint={texts.addressHint}
          error={asked && href === "" ? texts.badAddress : undefined}
          value={address}
          onChange={({ target }) => setAddress(target.value)}
          inputMode="url"
          autoComplete="off"
        />
        {needsWords && (
          <Field
            id={`${id}words`}
            label={texts.linkWords}
            error={asked && words.trim() === "" ? texts.wordsRequired : undefined}
            value={words}
            onChange={({ target }) => setWords(target.value)}
            autoComplete="off"
          />
        )}
      </form>
    </Dialog>
  );
}

const linked = (text: string, href: string) => ({
  type: "text",
  text,
  marks: [{ type: "link", attrs: { href } }],
});

interface ToolbarProps {
  editor: Editor;
  /** Of the text. */
  controls: string;
  onLink: () => void;
}

const STEPS: Record<string, (at: number, last: number) => number> = {
  ArrowRight: (at, last) => (at === last ? 0 : at + 1),
  ArrowLeft: (at, last) => (at === 0 ? last : at - 1),
  Home: () => 0,
  End: (_at, last) => last,
};

const buttonsOf = (bar: Element | null) => [...(bar?.querySelectorAll("button") ?? [])];

/** One stop of the Tab key; the arrow keys move along it, and Escape leads back to the text. */
function Toolbar({ editor, controls, onLink }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [stop, setStop] = useState(0);
  const link: Tool = {
    ...LINK_TOOL,
    act: onLink,
    isOn: () => editor.isActive("link"),
  };
  const groups = TOOLS.map((group) => group.map((tool) => tool ?? link));
  const inOrder = groups.flat();

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Escape") editor.commands.focus();
    const to = STEPS[event.key]?.(stop, inOrder.length - 1);
    if (to === undefined) return;
    event.preventDefault();
    setStop(to);
    buttonsOf(bar.current)[to]?.focus();
  }
  return (
    <div
      ref={bar}
      role="toolbar"
      aria-label={texts.toolbar}
      aria-controls={controls}
      onKeyDown={onKeyDown}
      className="grid grid-cols-7 gap-y-0.5 md:flex md:flex-wrap md:gap-x-3 md:gap-y-1"
    >
      {groups.map((group) => (
        <div key={group[0]?.name} className="contents md:flex md:gap-0.5">
          {group.map((tool) => (
            <ToolButton
              key={tool.name}
              {...{ tool, editor }}
              tabIndex={inOrder.indexOf(tool) === stop ? 0 : -1}
              onFocus={() => setStop(inOrder.indexOf(tool))}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

interface ToolButtonProps {
  tool: Tool;
  editor: Editor;
  tabIndex: number;
  onFocus: () => void;
}

function ToolButton({ tool, editor, ...stop }: ToolButtonProps) {
  const { name, letters, path, keys, act, isOn, isUseless } = tool;
  const isOff = isUseless?.(editor) ?? false;
  const label = texts.tools[name];
  return (
    <button
      type="button"
      {...stop}
      aria-label={label}
      title={keys ? `${label} (${shownKeys(keys)})` : label}
      aria-keyshortcuts={keys}
      aria-pressed={isOn?.(editor)}
      aria-disabled={isOff || undefined}
      // The selection stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => {
        if (!isOff) act(editor);
      }}
      className="grid h-8 place-items-center rounded-sm font-[550] text-13 text-ink-2 leading-none hover:bg-paper-3 hover:text-ink aria-disabled:cursor-not-allowed aria-disabled:bg-transparent aria-disabled:text-ink-3 aria-disabled:opacity-60 aria-pressed:bg-wash aria-pressed:text-accent max-md:h-10 md:w-8"
    >
      {path ? <Drawing path={path} /> : letters}
    </button>
  );
}

const shownKeys = (keys: string) => keys.replace("Control", "Ctrl");
