import type { Editor } from "@tiptap/core";
import { type KeyboardEvent, useRef, useState } from "react";
import { Drawing } from "#web/ui/icon.tsx";
import { richTexts as texts } from "../texts.ts";
import { LINK_TOOL, TOOLS, type Tool } from "./tools.ts";

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
export function Toolbar({ editor, controls, onLink }: ToolbarProps) {
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
