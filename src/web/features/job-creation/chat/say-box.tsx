import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import { CONTROL } from "#web/ui/form/field-frame.tsx";
import type { Talk } from "../talk/kept-talk.ts";
import { chatTexts as texts } from "../texts.ts";

interface SayBoxProps {
  talk: Talk;
  onType: (text: string) => void;
  onSend: (text: string) => void;
}

/** Enter sends, Shift and Enter begin a new line; nothing is sent without words (spec 2 §5). */
export function SayBox({ talk, onType, onSend }: SayBoxProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const { draft, turn, sending } = talk;
  const canSend = turn !== null && sending === null;
  const isOpen = turn !== null;
  // The question is there: the answer can be typed. Not on a phone, where the keyboard would hide it.
  useEffect(() => {
    if (isOpen && matchMedia("(pointer: fine)").matches)
      box.current?.focus({ preventScroll: true });
  }, [isOpen]);

  function send(text: string): void {
    if (!canSend || !text.trim()) return;
    onSend(text.trim());
    box.current?.focus({ preventScroll: true });
  }
  function onKeyDown(event: KeyboardEvent): void {
    if (event.key !== "Enter" || event.shiftKey || isComposing(event)) return;
    event.preventDefault();
    send(draft);
  }
  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    send(draft);
  }
  return (
    <form onSubmit={onSubmit}>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
        <label htmlFor={id} className="sr-only">
          {texts.message}
        </label>
        <textarea
          ref={box}
          id={id}
          rows={2}
          value={draft}
          placeholder={texts.placeholder}
          enterKeyHint="send"
          aria-describedby={`${id}-keys`}
          onChange={(event) => onType(event.target.value)}
          onKeyDown={onKeyDown}
          className={`${CONTROL} field-sizing-content block max-h-40 resize-none`}
        />
        <Button
          type="submit"
          busy={sending !== null}
          disabled={!canSend && sending === null}
          className="min-h-[42px] max-md:min-h-11"
        >
          {texts.send}
        </Button>
      </div>
      <div className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1">
        <p id={`${id}-keys`} className="flex-1 text-12 text-ink-3 max-md:sr-only">
          {texts.keys}
        </p>
        {turn?.can_publish && (
          <Button
            look="soft"
            aria-disabled={!canSend}
            onClick={() => send(texts.publish)}
            className="max-md:min-h-11 max-md:w-full"
          >
            {texts.publish}
          </Button>
        )}
      </div>
    </form>
  );
}

/** Enter that ends a word of Japanese, say, is not meant for us. Safari says so by the code alone. */
const COMPOSING_KEY = 229;
const isComposing = ({ nativeEvent }: KeyboardEvent) =>
  nativeEvent.isComposing || nativeEvent.keyCode === COMPOSING_KEY;
