import type * as z from "zod/mini";
import type { generateJd } from "#contract/job-creation.ts";
import type { TalkState } from "../talk/state.ts";
import { takeTurn } from "../talk/turn.ts";

/** What the browser sends with each turn. */
export type Said = z.output<typeof generateJd.body>;

export const isBlank = (text: string) => text.trim() === "";

/** What the recruiter said before, from the browser's own record; undefined when there is none. */
export function pastOf({ messageHistory = [], message }: Said): string[] | undefined {
  const texts = messageHistory
    .filter(({ sender, text }) => sender === "user" && !isBlank(text))
    .map(({ text }) => text);
  if (texts.length === 0) return undefined;
  // Some clients put the message that they send into its own history.
  const isLast = messageHistory.at(-1)?.sender === "user" && texts.at(-1) === message;
  return isLast ? texts.slice(0, -1) : texts;
}

/** A word that completed the talk was acted on when it was said, or was not: it is not acted on now. */
export function replayed(state: TalkState, message: string): TalkState {
  const turn = takeTurn(state, message);
  return turn.complete ? state : turn.state;
}
