import { messageTexts as texts } from "../../texts.ts";
import { keyOf, type Run } from "../model/days.ts";
import { messageTime } from "../model/time-words.ts";

interface MessageRunProps {
  run: Run;
  now: Date;
  me: string;
  withNames: boolean;
}

/** Mine lie on the wash at the right, theirs on the page itself. */
export const MINE = "max-w-[52ch] self-end text-right max-md:max-w-[88%]";
export const MY_WORDS =
  "wrap-anywhere mt-2 ml-auto w-fit whitespace-pre-wrap rounded-sm bg-wash px-3.5 py-[9px] text-left first-of-type:mt-0";
const THEIRS = "max-w-[52ch] max-md:max-w-[88%]";
const THEIR_WORDS = "wrap-anywhere mt-2 w-fit whitespace-pre-wrap first-of-type:mt-0";

export function MessageRun({ run, now, me, withNames }: MessageRunProps) {
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
