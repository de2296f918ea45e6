import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from "react";
import { DOCUMENT_EXTENSIONS } from "#contract/document-rules.ts";
import { Button } from "#web/ui/button.tsx";
import { CONTROL } from "#web/ui/form/field-frame.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { withTyped } from "../local-state.ts";
import { chatTexts as texts } from "../texts.ts";
import type { OpenTalk } from "../use-talk.ts";

interface SayBoxProps {
  open: OpenTalk;
  isReadingFile: boolean;
  onFile: (file: File) => void;
}

/** Enter sends, Shift and Enter begin a new line; nothing is sent without words (spec 2 §5). */
export function SayBox({ open, isReadingFile, onFile }: SayBoxProps) {
  const id = useId();
  const box = useRef<HTMLTextAreaElement>(null);
  const { text } = open.local;
  // The question is there: the answer can be typed. Not on a phone, where the keyboard would hide it.
  // After the arrival on the screen, which takes the focus to its beginning.
  useEffect(() => {
    if (!matchMedia("(pointer: fine)").matches) return;
    const soon = setTimeout(() => box.current?.focus({ preventScroll: true }));
    return () => clearTimeout(soon);
  }, []);

  function send(): void {
    const message = text.trim();
    if (!message) return;
    open.send({ message });
    box.current?.focus({ preventScroll: true });
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
          value={text}
          placeholder={texts.placeholder}
          enterKeyHint="send"
          aria-describedby={`${id}-keys`}
          onChange={({ target }) => open.change((now) => withTyped(now, target.value))}
          onKeyDown={onKeyDown}
          className={`${CONTROL} field-sizing-content block max-h-40 resize-none`}
        />
        <Button type="submit" className="min-h-[42px] max-md:min-h-11">
          {texts.send}
        </Button>
      </div>
      <div className="mt-1 flex flex-wrap items-center justify-between gap-x-4">
        <p id={`${id}-keys`} className="text-12 text-ink-3 max-md:sr-only">
          {texts.keys}
        </p>
        <AttachButton isBusy={isReadingFile} onFile={onFile} />
      </div>
    </form>
  );
}

function AttachButton({ isBusy, onFile }: { isBusy: boolean; onFile: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={texts.attach}
        accept={DOCUMENT_EXTENSIONS.join(",")}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // The same file can be chosen a second time.
          target.value = "";
        }}
      />
      <Button
        look="quiet"
        busy={isBusy}
        title={texts.attachHint}
        onClick={() => isBusy || input.current?.click()}
        className="-mr-2 px-2 max-md:-ml-2 max-md:min-h-11"
      >
        <WorkIcon name="clip" />
        {texts.attach}
      </Button>
    </>
  );
}

/** Enter that ends a word of Japanese, say, is not meant for us. Safari says so by the code alone. */
const COMPOSING_KEY = 229;
const isComposing = ({ nativeEvent }: KeyboardEvent) =>
  nativeEvent.isComposing || nativeEvent.keyCode === COMPOSING_KEY;
