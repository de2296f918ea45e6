import { Fragment, type ReactNode, type RefObject, useState } from "react";
import { Button, TextButton } from "#web/ui/button.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { fileNameOf } from "./local-state.ts";
import { chatTexts as texts } from "./texts.ts";
import type { OpenTalk } from "./use-talk.ts";

interface LogProps {
  open: OpenTalk;
  /** The file that is being read. */
  readingFile: string | undefined;
  /** Stands after the newest. */
  end: RefObject<HTMLDivElement | null>;
  className: string;
}

/** What was said, the newest below. New words are read out as they come. */
export function Log({ open, readingFile, end, className }: LogProps) {
  const { talk, onTheirWay, local } = open;
  const steps = talk.steps.some(({ reply }) => reply) ? talk.steps : [opening(open)];
  const sending = onTheirWay.filter(({ message }) => message !== "");
  const isWaiting = onTheirWay.some(({ edit }) => !edit);
  return (
    <div
      role="log"
      aria-label={texts.conversation}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a keyboard scrolls it too.
      tabIndex={0}
      className={`min-h-0 flex-1 py-6 -outline-offset-2 lg:overflow-y-auto max-lg:pt-0 ${className}`}
    >
      <ol>
        {steps.map(({ said, reply }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was said keeps its place for good.
          <Fragment key={at}>
            {said && <Said text={said} fileName={fileNameOf(local, said)} isMine />}
            {reply && <Said text={reply} />}
          </Fragment>
        ))}
        {sending.map(({ message, fileName }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are answered in their order.
          <Said key={`sending ${at}`} text={message} fileName={fileName} isMine />
        ))}
      </ol>
      <PublishOffer open={open} />
      {readingFile && <Waiting>{texts.readingFile(readingFile)}</Waiting>}
      {isWaiting && <Waiting>{texts.writing}</Waiting>}
      <div ref={end} className="scroll-mb-72" />
    </div>
  );
}

/** A talk that was begun from an earlier posting has no steps yet. */
const opening = ({ talk }: OpenTalk) => ({ said: "", reply: talk.turn.message });

/** The answer asks whether to publish: the button says yes. */
function PublishOffer({ open }: { open: OpenTalk }) {
  const { asks_to_publish, complete } = open.talk.turn;
  if (!asks_to_publish || complete) return null;
  const isBusy = open.onTheirWay.length > 0;
  return (
    <Button
      look="soft"
      busy={isBusy}
      onClick={() => isBusy || open.send({ message: "", edit: { op: "publish" } })}
      className="mt-3 max-md:min-h-11"
    >
      {texts.publishNow}
    </Button>
  );
}

function Waiting({ children }: { children: ReactNode }) {
  return (
    <p className="mt-4 flex items-center gap-2 text-13 text-ink-3 first:mt-0">
      {children}
      <span aria-hidden="true" className="animate-pulse motion-reduce:animate-none">
        …
      </span>
    </p>
  );
}

interface SaidProps {
  text: string;
  isMine?: boolean;
  fileName?: string | undefined;
}

function Said({ text, isMine = false, fileName }: SaidProps) {
  return (
    <li className="not-first:mt-4 not-first:border-rule not-first:border-t not-first:pt-4">
      <p className="mb-0.5 text-12 text-ink-3">{isMine ? texts.you : texts.assistant}</p>
      {fileName && (
        <p className="wrap-anywhere mb-1 flex items-start gap-1.5 font-medium">
          <WorkIcon name="clip" className="mt-1 text-ink-3" />
          {fileName}
        </p>
      )}
      <Folded text={text} isFile={fileName !== undefined} isMine={isMine} />
    </li>
  );
}

const LINES = 8;
/** In the column of the chat; what is a little off costs one line. */
const LINE_LENGTH = 48;

const isLong = (text: string) =>
  text
    .split("\n")
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / LINE_LENGTH)), 0) > LINES;

/** What is long shows how it begins; of a file three lines are enough. */
function Folded({ text, isFile, isMine }: { text: string; isFile: boolean; isMine: boolean }) {
  const [isOpen, setOpen] = useState(false);
  // What the assistant says ends with its question: it is shown whole.
  const canFold = isMine && isLong(text);
  const clamp = isFile ? "line-clamp-3 text-13 text-ink-2" : "line-clamp-[8]";
  const folded = canFold && !isOpen ? clamp : "";
  return (
    <>
      <p
        className={`wrap-anywhere max-w-[60ch] whitespace-pre-line ${isMine && !isFile ? "font-medium" : ""} ${folded}`}
      >
        {text}
      </p>
      {canFold && (
        <TextButton
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
          className="max-md:min-h-11"
        >
          {isOpen ? texts.showLess : texts.showAll}
        </TextButton>
      )}
    </>
  );
}
