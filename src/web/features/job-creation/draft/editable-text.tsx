import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { CREATION_SENTENCES as say } from "#contract/job-creation.ts";
import { draftTexts as texts } from "./texts.ts";

/** The contract refuses more. */
const TEXT_LIMIT = 4000;
export const ITEM_LIMIT = 400;

/** A field that opens in place of a button; closed by a key, it gives the focus back to that button. */
export function useEditing() {
  const [isOpen, setOpen] = useState(false);
  const comesBack = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen || !comesBack.current) return;
    comesBack.current = false;
    button.current?.focus();
  }, [isOpen]);
  const close = (byKey: boolean) => {
    comesBack.current = byKey;
    setOpen(false);
  };
  return { isOpen, button, open: () => setOpen(true), close };
}

interface TextEditorProps {
  label: string;
  initial: string;
  limit: number;
  /** Shift and Enter begin a new line. */
  hasLines?: boolean;
  /** `byKey`: Enter was pressed, and the focus is to go on from here. */
  onKeep: (text: string, byKey: boolean) => void;
  onGiveUp: () => void;
}

/** A text of the draft while it is typed in: Enter or leaving keeps it, Escape gives it up. */
export function TextEditor({ label, initial, limit, hasLines, onKeep, onGiveUp }: TextEditorProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const isDone = useRef(false);
  const [isTooLong, setTooLong] = useState(false);
  useEffect(() => {
    // React shows effects twice in development; the field is the same then.
    isDone.current = false;
    box.current?.focus();
    box.current?.select();
  }, []);

  function keep(byKey: boolean): void {
    if (isDone.current || !box.current) return;
    const text = box.current.value.trim();
    setTooLong(text.length > limit);
    if (text.length > limit) return;
    isDone.current = true;
    onKeep(text, byKey);
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") {
      event.stopPropagation();
      isDone.current = true;
      onGiveUp();
    }
    if (event.key !== "Enter" || (hasLines && event.shiftKey)) return;
    event.preventDefault();
    keep(true);
  }
  return (
    <span className="block min-w-[min(16rem,100%)] flex-1">
      <textarea
        ref={box}
        rows={1}
        aria-label={label}
        aria-invalid={isTooLong}
        aria-describedby={isTooLong ? id : undefined}
        defaultValue={initial}
        onKeyDown={onKeyDown}
        onChange={() => setTooLong(false)}
        onBlur={() => keep(false)}
        className="field-sizing-content -mx-1.5 block w-[calc(100%+12px)] resize-none rounded-sm border border-rule-2 bg-paper px-[5px] py-0.5 text-ink focus-visible:outline-offset-0 max-md:text-[16px]"
      />
      {isTooLong && (
        <span id={id} role="alert" className="mt-1 block font-sans text-13 text-danger">
          {say.itemTooLong}
        </span>
      )}
    </span>
  );
}

/** Read out after the words of each text that can be changed; it stands once in the document. */
export const EDIT_HINT_ID = "draft-edit-hint";

/** Words that are pressed to be changed. */
export const PRESSED =
  "cursor-text select-text rounded-sm text-left decoration-rule-2 decoration-dashed decoration-1 underline-offset-4 hover:underline max-md:min-h-6";
export const QUIET =
  "rounded-sm text-left font-sans text-13 text-ink-3 leading-6 underline decoration-rule-2 decoration-dashed decoration-1 underline-offset-4 hover:text-ink max-md:min-h-11";

interface EditableTextProps {
  /** What it is: "Place". */
  label: string;
  value: string;
  /** As it is shown, where that is more than the value. */
  children?: ReactNode;
  /** Said while there is nothing. */
  add: string;
  hasLines?: boolean;
  /** None: it is shown and cannot be changed. */
  onKeep?: ((value: string) => void) | undefined;
  /** The label stands before it, for everybody. */
  isLabelled?: boolean;
}

/** One text of the draft, changed where it stands. */
export function EditableText(props: EditableTextProps) {
  const { label, value, children, add, hasLines, onKeep, isLabelled } = props;
  const { isOpen, button, open, close } = useEditing();
  if (!onKeep) return value && (children ?? value);
  if (!isOpen) {
    const isEmpty = value === "";
    return (
      <button
        ref={button}
        type="button"
        aria-describedby={isEmpty ? undefined : EDIT_HINT_ID}
        onClick={open}
        className={isEmpty ? QUIET : PRESSED}
      >
        {!isEmpty && !isLabelled && <span className="sr-only">{label}: </span>}
        {isEmpty ? add : (children ?? value)}
      </button>
    );
  }
  return (
    <TextEditor
      label={texts.field(label)}
      initial={value}
      limit={TEXT_LIMIT}
      {...(hasLines && { hasLines })}
      onKeep={(text, byKey) => {
        close(byKey);
        if (text !== value) onKeep(text);
      }}
      onGiveUp={() => close(true)}
    />
  );
}
