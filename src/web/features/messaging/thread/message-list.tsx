import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { type Message, MESSAGE_SENTENCES as say } from "#contract/messaging.ts";
import { relativeTime } from "#web/lib/time-text.ts";
import { useAction } from "#web/lib/use-action.ts";
import { Button, TextButton } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { loadEarlier, threadQuery } from "../api.ts";
import { messageTexts as texts } from "../texts.ts";
import { useNow } from "../use-now.ts";
import type { Unsent } from "../write/unsent-text.ts";
import type { Sending } from "../write/use-sending.ts";
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

/** On its way, or kept because it did not get there. */
function UnsentMessage({ one, sending }: { one: Unsent; sending: Sending }) {
  return (
    <li className={MINE}>
      <span className="sr-only">{texts.you}: </span>
      <p className={MY_WORDS}>{one.text}</p>
      {one.state === "sending" ? (
        <span className="mt-[3px] block text-12 text-ink-3">{texts.sending}</span>
      ) : (
        <Failed one={one} sending={sending} />
      )}
    </li>
  );
}

function Failed({ one, sending }: { one: Unsent; sending: Sending }) {
  return (
    <span className="mt-1 flex flex-wrap items-center justify-end gap-x-4 text-13">
      <span className="flex items-start gap-1.5 text-danger">
        <Icon name="warning" small className="mt-[3px]" />
        <span>
          {say.sendFailed}
          {one.reason && `. ${one.reason}`}
        </span>
      </span>
      <span className="flex gap-4">
        <TextButton className="max-md:min-h-11" onClick={() => sending.retry(one)}>
          {texts.retry}
        </TextButton>
        <TextButton className="max-md:min-h-11" onClick={() => sending.discard(one)}>
          {texts.discard}
        </TextButton>
      </span>
    </span>
  );
}

interface MessageRunProps {
  run: Run;
  now: Date;
  me: string;
  withNames: boolean;
}

/** Mine lie on the wash at the right, theirs on the page itself. */
const MINE = "max-w-[52ch] self-end text-right max-md:max-w-[88%]";
const MY_WORDS =
  "wrap-anywhere mt-2 ml-auto w-fit whitespace-pre-wrap rounded-sm bg-wash px-3.5 py-[9px] text-left first-of-type:mt-0";
const THEIRS = "max-w-[52ch] max-md:max-w-[88%]";
const THEIR_WORDS = "wrap-anywhere mt-2 w-fit whitespace-pre-wrap first-of-type:mt-0";

function MessageRun({ run, now, me, withNames }: MessageRunProps) {
  const { isMine, name, messages } = run;
  const showsName = withNames && !isMine;
  const when = messages.at(-1)?.timestamp ?? "";
  return (
    <li className={isMine ? MINE : THEIRS}>
      <span className={showsName ? "mb-0.5 block text-12 text-ink-3" : "sr-only"}>
        {isMine ? texts.you : name}
        {!showsName && ": "}
      </span>
      {messages.map((message) => (
        <p key={keyOf(message, me)} className={isMine ? MY_WORDS : THEIR_WORDS}>
          {message.text}
        </p>
      ))}
      <time
        dateTime={when}
        title={new Date(when).toLocaleString("en-AU", { dateStyle: "long", timeStyle: "short" })}
        className="mt-[3px] block text-12 text-ink-3"
      >
        {messageTime(new Date(when), now)}
      </time>
    </li>
  );
}

const HOUR_MS = 60 * 60 * 1000;

/** As in "Friday 13 November", with the year when it is another one. */
export function dayText(date: Date, now: Date): string {
  if (isSameDay(date, now)) return texts.today;
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1);
  if (isSameDay(date, yesterday)) return texts.yesterday;
  const weekday = date.toLocaleDateString("en-AU", { weekday: "long" });
  const isThisYear = date.getFullYear() === now.getFullYear();
  const rest = date.toLocaleDateString("en-AU", {
    day: "numeric",
    month: "long",
    ...(isThisYear ? {} : { year: "numeric" }),
  });
  return `${weekday} ${rest}`;
}

/** How long ago within the hour, then by the clock: the day stands above. */
export function messageTime(date: Date, now: Date): string {
  if (now.getTime() - date.getTime() < HOUR_MS) return relativeTime(date, now);
  return date.toLocaleTimeString("en-AU", { hour: "numeric", minute: "2-digit" });
}

const isSameDay = (one: Date, other: Date) => one.toDateString() === other.toDateString();

const NONE: readonly Message[] = [];

export function useThread(conversationId: string) {
  const client = useQueryClient();
  const { data, isPending, refetch, dataUpdatedAt } = useQuery(threadQuery(conversationId));
  const { run, busy, fault } = useAction(say.messagesFailed);
  const messages = data?.messages ?? NONE;
  const first = messages[0];
  const hasEarlier = data?.hasEarlier ?? false;

  function earlier(): void {
    if (first && hasEarlier)
      void run("earlier", () => loadEarlier(client, conversationId, first.id));
  }
  return {
    state: stateOf(data !== undefined, isPending),
    messages,
    /** When the server last answered. */
    readAt: dataUpdatedAt,
    retry: () => void refetch(),
    hasEarlier,
    earlier,
    isLoadingEarlier: busy !== undefined,
    earlierFault: fault,
  };
}
export type ThreadView = ReturnType<typeof useThread>;

function stateOf(isKnown: boolean, isPending: boolean): "full" | "loading" | "failed" {
  if (isKnown) return "full";
  return isPending ? "loading" : "failed";
}

/** What one person wrote in one go: the time stands once, under the last of it. */
interface Run {
  key: string;
  isMine: boolean;
  name: string;
  messages: Message[];
}

interface Day {
  key: string;
  date: Date;
  runs: Run[];
}

/** After this long a message is a new thought. */
const PAUSE_MS = 5 * 60 * 1000;

/** Days are the reader's own. */
export function daysOf(messages: readonly Message[], me: string): Day[] {
  const days: Day[] = [];
  let before: Message | undefined;
  for (const message of messages) {
    const date = new Date(message.timestamp);
    const key = dayKey(date);
    let day = days.at(-1);
    if (day?.key !== key) {
      day = { key, date, runs: [] };
      days.push(day);
      before = undefined;
    }
    const run = day.runs.at(-1);
    if (run && before && goesOn(before, message)) run.messages.push(message);
    else day.runs.push(newRun(message, me));
    before = message;
  }
  return days;
}

const newRun = (message: Message, me: string): Run => ({
  key: keyOf(message, me),
  isMine: message.sender_id === me,
  name: message.sender_name,
  messages: [message],
});

/** The same before and after it was sent, so that a message of mine stays where it stands. */
export const keyOf = ({ id, client_id, sender_id }: Message, me: string): string =>
  (sender_id === me && client_id) || id;

const goesOn = (before: Message, message: Message) =>
  before.sender_id === message.sender_id &&
  before.sender_name === message.sender_name &&
  Date.parse(message.timestamp) - Date.parse(before.timestamp) < PAUSE_MS;

const dayKey = (date: Date) => `${date.getFullYear()}-${date.getMonth()}-${date.getDate()}`;
