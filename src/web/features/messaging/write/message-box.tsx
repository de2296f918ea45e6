import { type FormEvent, type KeyboardEvent, useId, useRef } from "react";
import { MESSAGE_MAX, MESSAGE_SENTENCES as say } from "#contract/messaging.ts";
import { Button } from "#web/ui/button.tsx";
import { CONTROL, describedBy, FieldNotes } from "#web/ui/form/field-frame.tsx";
import { messageTexts as texts } from "../texts.ts";
import { isTooLong } from "./can-send.ts";

/** Room left at which it is worth saying how much. */
const COUNTED_FROM = MESSAGE_MAX - 500;
const MOST_ROWS = 6;

interface MessageBoxProps {
  label: string;
  placeholder?: string;
  value: string;
  onChange: (text: string) => void;
  onSend: () => void;
  canSend: boolean;
  busy?: boolean;
  /** A first letter is longer than an answer. */
  roomy?: boolean;
}

/** Enter sends, Shift and Enter begin a new line (spec 1 §2). */
export function MessageBox(props: MessageBoxProps) {
  const {
    label,
    placeholder,
    value,
    onChange,
    onSend,
    canSend,
    busy = false,
    roomy = false,
  } = props;
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const error = isTooLong(value) ? say.tooLong : undefined;

  function send(): void {
    if (!canSend || busy) return;
    onSend();
    // The button has nothing more to send and lets the focus go.
    box.current?.focus();
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send();
  }
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    send();
  }
  // For browsers that do not size a box by what is in it.
  const rows = Math.min(value.split("\n").length, MOST_ROWS);
  return (
    <form
      onSubmit={onSubmit}
      className="flex-none border-rule border-t bg-paper py-3 max-md:sticky max-md:bottom-13 max-md:z-10 lg:pl-7"
    >
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <textarea
          ref={box}
          id={id}
          rows={rows}
          value={value}
          placeholder={placeholder}
          enterKeyHint="send"
          onChange={(event) => onChange(event.target.value)}
          onKeyDown={onKeyDown}
          aria-invalid={error !== undefined}
          aria-describedby={describedBy({ id, error })}
          className={`${CONTROL} field-sizing-content block resize-none ${roomy ? "max-h-70 min-h-35!" : "max-h-40"}`}
        />
        <Button
          type="submit"
          disabled={!canSend && !busy}
          busy={busy}
          className="min-h-[42px] max-md:min-h-11"
        >
          {texts.send}
        </Button>
      </div>
      <FieldNotes id={id} error={error} />
      {value.length > COUNTED_FROM && (
        <p className="mt-1 text-12 text-ink-3 tabular-nums">
          {texts.lengthOf(value.trim().length, MESSAGE_MAX)}
        </p>
      )}
    </form>
  );
}

/** Enter that ends a word of Japanese, say, is not meant for us. Safari says so by the code alone. */
const COMPOSING_KEY = 229;
const isComposing = ({ nativeEvent }: KeyboardEvent) =>
  nativeEvent.isComposing || nativeEvent.keyCode === COMPOSING_KEY;
