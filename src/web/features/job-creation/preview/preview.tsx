import { useRef } from "react";
import type { WordingFlag } from "#contract/job-creation.ts";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { AiNote } from "#web/ui/match/ai-note.tsx";
import type { Turn } from "../api.ts";
import type { Talk } from "../talk/kept-talk.ts";
import { takeTurn } from "../talk/take-turn.ts";
import { changeTalk, type Desk } from "../talk/talk-store.ts";
import { chatTexts, previewTexts as texts } from "../texts.ts";
import { Advertisement } from "./advertisement.tsx";

/** The advertisement as a document, drawn from its facts. */
export function Preview({ desk, talk }: { desk: Desk; talk: Talk }) {
  const { turn } = talk;
  const part = useRef<HTMLElement>(null);
  // The note that was pressed goes away: reading goes on in the preview.
  const stay = () => part.current?.focus({ preventScroll: true });
  const actions = {
    busy: talk.sending !== null,
    onReplace({ quote, better }: WordingFlag) {
      stay();
      void takeTurn(desk, texts.askReplace(quote, better));
    },
    onKeep({ quote }: WordingFlag) {
      stay();
      changeTalk(desk, (now) => ({ ...now, kept_words: [...now.kept_words, quote] }));
    },
  };
  return (
    <section
      ref={part}
      aria-label={chatTexts.preview}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a keyboard scrolls it too.
      tabIndex={0}
      className="min-w-0 -outline-offset-2 lg:overflow-y-auto lg:bg-paper-2 lg:px-12 lg:pt-5 lg:pb-12"
    >
      <div className="mx-auto max-w-[660px]">
        <p className="mb-3 text-13 text-ink-3">
          {turn?.complete ? texts.posted : texts.changes}
          {/* Beside the chat that is said there. */}
          {actions.busy && <span className="lg:hidden">. {chatTexts.writing}</span>}
        </p>
        <div className="border border-rule bg-sheet px-5 py-7 md:px-[52px] md:pt-11 md:pb-13">
          {turn ? (
            <Advertisement
              turn={turn}
              before={talk.before}
              flags={openFlags(turn, talk.kept_words)}
              actions={actions}
            />
          ) : (
            <Skeleton lines={8} />
          )}
        </div>
        {turn && (
          <div className="mt-5">
            <AiNote
              writer={turn.writer ? chatTexts.byModel(turn.writer) : chatTexts.byRules}
              warning={turn.complete ? chatTexts.checkLive : chatTexts.check}
            />
          </div>
        )}
      </div>
    </section>
  );
}

/** What is live is not changed by talking any more, so nothing is asked about it. */
const openFlags = ({ flags, complete }: Turn, keptWords: readonly string[]) =>
  complete ? [] : flags.filter(({ quote }) => !keptWords.includes(quote));
