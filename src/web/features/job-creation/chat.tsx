import {
  type FormEvent,
  type KeyboardEvent,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { DOCUMENT_EXTENSIONS } from "#contract/document-rules.ts";
import { messageOf } from "#web/lib/api.ts";
import { judgeFile } from "#web/lib/judge-file.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { CONTROL } from "#web/ui/form/field-frame.tsx";
import { useDrop } from "#web/ui/form/use-drop.ts";
import { LawfulWarning } from "#web/ui/lawful-warning.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { readFile, type Turn } from "./api.ts";
import { Log } from "./chat-log.tsx";
import { UnplacedPanel } from "./draft/unplaced-panel.tsx";
import { withTyped } from "./local-state.ts";
import { StepFault } from "./step-fault.tsx";
import { chatTexts as texts } from "./texts.ts";
import type { OpenTalk } from "./use-talk.ts";

/** From the gutter of the page to the draft. */
const INSIDE = "lg:pr-7 lg:pl-[max(40px,calc((100vw-1280px)/2+40px))]";

export function Chat({ open, isBeside }: { open: OpenTalk; isBeside: boolean }) {
  const { shown, onTheirWay, send, local } = open;
  const section = useRef<HTMLElement>(null);
  const { reading, attach } = useAttach(open);
  const { over, target } = useDrop(attach, shown.complete || reading !== undefined);
  const end = useNewestInView(open.talk.steps.length + onTheirWay.length);
  const toBox = useCallback(() => section.current?.querySelector("textarea")?.focus(), []);
  const isOfDraft = local.fault?.sent?.edit !== undefined;
  return (
    <section
      ref={section}
      aria-label={texts.chat}
      {...target}
      className="relative flex min-h-0 flex-col lg:border-rule lg:border-r max-lg:min-h-[50dvh]"
    >
      <Log open={open} readingFile={reading} end={end} className={INSIDE} />
      {!isBeside && !shown.complete && (
        <div className="mb-4 empty:mb-0">
          <UnplacedPanel
            unplaced={shown.unplaced}
            onEdit={(edit) => send({ message: "", edit })}
            onAllPlaced={toBox}
          />
        </div>
      )}
      <div
        className={`flex-none border-rule border-t bg-paper py-3 max-lg:sticky max-lg:bottom-0 max-lg:z-10 max-md:bottom-13 ${INSIDE}`}
      >
        {!(isBeside && isOfDraft) && <StepFault open={open} className="mb-3" />}
        {!shown.complete && shown.unlawful.length > 0 && (
          <div className="mb-3 max-h-[40dvh] overflow-y-auto">
            <LawfulWarning
              places={shown.unlawful}
              busy={onTheirWay.length > 0}
              onTakeOut={(quote) => send({ message: texts.takeOut(quote) })}
              onLawful={(quote, reason) => send({ message: "", exemptions: [{ quote, reason }] })}
            />
          </div>
        )}
        {shown.complete ? (
          <Finish turn={shown} />
        ) : (
          <SayBox open={open} isReadingFile={reading !== undefined} onFile={attach} />
        )}
      </div>
      {over && (
        <p className="pointer-events-none absolute inset-2 z-20 grid place-items-center rounded-sm border-2 border-accent border-dashed bg-wash font-medium text-accent">
          {texts.drop}
        </p>
      )}
    </section>
  );
}

/** The newest is what one reads: the log scrolls beside a draft, and otherwise the page. */
function useNewestInView(said: number) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const log = end.current?.parentElement;
    if (isTwoColumns()) log?.scrollTo(0, log.scrollHeight);
    else if (said > 1) end.current?.scrollIntoView({ block: "nearest" });
  }, [said]);
  return end;
}

/** Takes a file into the chat: its text is read and then sent as a message. One at a time. */
function useAttach({ send, change }: Pick<OpenTalk, "send" | "change">) {
  const [reading, setReading] = useState<string>();
  const refuse = (message: string) => change((now) => ({ ...now, fault: { message, sent: null } }));

  async function attach(file: File): Promise<void> {
    if (reading) return;
    const fault = judgeFile(file);
    if (fault) return refuse(fault);
    change((now) => ({ ...now, fault: null }));
    setReading(file.name);
    try {
      const { text } = await readFile(file);
      send({ message: text.trim(), fileName: file.name });
    } catch (error) {
      refuse(messageOf(error, texts.fileFailed));
    } finally {
      setReading(undefined);
    }
  }
  return { reading, attach: (file: File) => void attach(file) };
}

/** In place of the box, once the posting is there (spec 2 §2). */
function Finish({ turn }: { turn: Turn }) {
  const title = useRef<HTMLParagraphElement>(null);
  // The box that had the focus is gone.
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const { posting_id } = turn;
  return (
    <div>
      <p ref={title} tabIndex={-1} className="outline-none">
        <b className="font-semibold">{turn.waiting ? texts.waiting : texts.live}</b>{" "}
        <span className="text-ink-2">{turn.waiting || texts.liveText}</span>
      </p>
      <div className="mt-3 flex flex-wrap gap-2 *:max-md:min-h-11">
        <ButtonLink to="/dashboard" className="max-md:w-full">
          {texts.finish}
        </ButtonLink>
        {posting_id && (
          <>
            <ButtonLink look="line" to={`/candidate/${posting_id}`} className="max-md:flex-1">
              {texts.candidates}
            </ButtonLink>
            <ButtonLink look="quiet" to={`/job/${posting_id}/edit`} className="max-md:flex-1">
              {texts.edit}
            </ButtonLink>
          </>
        )}
      </div>
    </div>
  );
}

/** Room for a chat beside its preview; the same as `lg` of the style sheet. */
const TWO_COLUMNS = "(min-width: 56.25rem)";

const isTwoColumns = () => matchMedia(TWO_COLUMNS).matches;

export const useTwoColumns = (): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(TWO_COLUMNS);
      query.addEventListener("change", onChange);
      return () => query.removeEventListener("change", onChange);
    },
    isTwoColumns,
    () => true,
  );

interface SayBoxProps {
  open: OpenTalk;
  isReadingFile: boolean;
  onFile: (file: File) => void;
}

/** Enter sends, Shift and Enter begin a new line; nothing is sent without words (spec 2 §5). */
function SayBox({ open, isReadingFile, onFile }: SayBoxProps) {
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
