import type { RefObject } from "react";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import type { Talk } from "../talk/kept-talk.ts";
import { chatTexts as texts } from "../texts.ts";

interface LogProps {
  talk: Talk;
  /** Stands after the newest. */
  end: RefObject<HTMLDivElement | null>;
  className: string;
}

/** What was said, the newest below. New words are read out as they come. */
export function Log({ talk, end, className }: LogProps) {
  const { messages, sending, turn } = talk;
  return (
    <div
      role="log"
      aria-label={texts.conversation}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a keyboard scrolls it too.
      tabIndex={0}
      className={`min-h-0 flex-1 py-6 -outline-offset-2 lg:overflow-y-auto max-lg:pt-0 ${className}`}
    >
      <ol>
        {messages.map(({ sender, text }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what was said keeps its place for good.
          <Said key={at} isMine={sender === "user"} text={text} />
        ))}
        {sending && <Said isMine text={sending} />}
      </ol>
      {sending !== null && (
        <p className="mt-4 flex items-center gap-2 text-13 text-ink-3 first:mt-0">
          {texts.writing}
          <span aria-hidden="true" className="animate-pulse motion-reduce:animate-none">
            …
          </span>
        </p>
      )}
      {sending !== null && !turn && <Skeleton lines={3} />}
      <div ref={end} className="scroll-mb-72" />
    </div>
  );
}

function Said({ isMine, text }: { isMine: boolean; text: string }) {
  return (
    <li className="not-first:mt-4 not-first:border-rule not-first:border-t not-first:pt-4">
      <p className="mb-0.5 text-12 text-ink-3">{isMine ? texts.you : texts.assistant}</p>
      <p className={`wrap-anywhere whitespace-pre-line ${isMine ? "font-medium" : ""}`}>{text}</p>
    </li>
  );
}
