import { useMemo } from "react";
import { Button, TextButton } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { messageTexts as texts } from "../../texts.ts";
import { useNow } from "../../use-now.ts";
import type { Sending } from "../../write/use-sending.ts";
import { daysOf, keyOf } from "../model/days.ts";
import { dayText } from "../model/time-words.ts";
import type { ThreadView } from "../use-thread.ts";
import { MessageRun } from "./message-run.tsx";
import { UnsentMessage } from "./unsent-message.tsx";
import { useFollow } from "./use-follow.ts";

interface MessageListProps {
  thread: ThreadView;
  sending: Sending;
  me: string;
  withNames: boolean;
}

export function MessageList({ thread, sending, me, withNames }: MessageListProps) {
  const now = useNow();
  const { messages } = thread;
  const days = useMemo(() => daysOf(messages, me), [messages, me]);
  const last = messages.at(-1);
  const unsent = sending.unsent.at(-1);
  const follow = useFollow({
    first: messages[0]?.id,
    last: unsent?.client_id ?? (last && keyOf(last, me)),
    isLastMine: unsent !== undefined || last?.sender_id === me,
    // After a failure nobody is asked again and again: the button is there.
    onTop: () => thread.earlierFault === undefined && thread.earlier(),
  });
  return (
    <div className="relative flex min-h-0 flex-1 flex-col">
      <section
        ref={follow.box}
        onScroll={follow.onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and must do so by the keyboard.
        tabIndex={0}
        aria-label={texts.messages}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain py-4 -outline-offset-2 [overflow-anchor:none] lg:pl-7"
      >
        {thread.hasEarlier && <Earlier thread={thread} />}
        {days.map((day) => (
          <div key={day.key} className="not-first:mt-5">
            <h3 className="mb-3.5 text-center font-normal font-sans text-12 text-ink-3 tracking-normal">
              {dayText(day.date, now)}
            </h3>
            <ol className="flex flex-col gap-3.5">
              {day.runs.map((run) => (
                <MessageRun key={run.key} {...{ run, now, me, withNames }} />
              ))}
            </ol>
          </div>
        ))}
        {sending.unsent.length > 0 && (
          <ol className="mt-3.5 flex flex-col gap-3.5">
            {sending.unsent.map((one) => (
              <UnsentMessage key={one.client_id} one={one} sending={sending} />
            ))}
          </ol>
        )}
      </section>
      {follow.isBehind && (
        <Button
          onClick={follow.toEnd}
          className="absolute bottom-3 left-1/2 -translate-x-1/2 shadow-float max-md:min-h-11"
        >
          <Icon name="down" />
          {texts.newMessages}
        </Button>
      )}
    </div>
  );
}

/** Scrolling to the top does the same; this is for those who do not scroll. */
function Earlier({ thread }: { thread: ThreadView }) {
  const { earlier, isLoadingEarlier, earlierFault } = thread;
  return (
    <div className="mb-3 flex flex-wrap items-center justify-center gap-x-3 text-13">
      {earlierFault && <span role="alert">{earlierFault}</span>}
      <TextButton aria-disabled={isLoadingEarlier || undefined} onClick={earlier}>
        {earlierFault ? texts.retry : texts.earlier}
      </TextButton>
    </div>
  );
}
