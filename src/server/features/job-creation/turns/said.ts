import type * as z from "zod/mini";
import type { TalkState } from "#assistant/state.ts";
import { type generateJd, CREATION_SENTENCES as say } from "#contract/job-creation.ts";
import { invalid } from "#server/platform/faults.ts";
import type { Assistant } from "./assistant.ts";

/** What the browser sends with each turn. */
export type Said = z.output<typeof generateJd.body>;

export const isBlank = (text: string) => text.trim() === "";

/** So much is taken up again; a talk is usually a dozen messages. */
const LONGEST = { messages: 60, characters: 60_000 };

/** What the recruiter said before, from the browser's own record; undefined when there is none. */
export function pastOf({ messageHistory = [], message }: Said): string[] | undefined {
  const characters = messageHistory.reduce((sum, { text }) => sum + text.length, 0);
  if (messageHistory.length > LONGEST.messages || characters > LONGEST.characters)
    throw invalid(say.historyTooLong);
  const texts = messageHistory
    .filter(({ sender, text }) => sender === "user" && !isBlank(text))
    .map(({ text }) => text);
  if (texts.length === 0) return undefined;
  // Some clients put the message that they send into its own history.
  const isLast = messageHistory.at(-1)?.sender === "user" && texts.at(-1) === message;
  return isLast ? texts.slice(0, -1) : texts;
}

/** Turn by turn. A word that completed the talk was acted on when it was said, or was not: it is not acted on now. */
export async function replayed(
  assistant: Assistant,
  first: TalkState,
  past: readonly string[],
): Promise<TalkState> {
  let state = first;
  for (const message of past) {
    const turn = await assistant.take(state, message);
    if (!turn.complete) state = turn.state;
  }
  return state;
}

/**
 * The message of before, from a browser that never got its answer: its record ends with what was answered
 * earlier. Who has the answer and says the same again means it.
 */
export function isSentAgain({ message, messageHistory }: Said, talk: LastExchange): boolean {
  if (isBlank(message)) return false;
  const last = messageHistory?.findLast(({ sender }) => sender !== "user");
  return last !== undefined && last.text !== talk.answer.message && message === talk.said;
}

interface LastExchange {
  readonly said: string;
  readonly answer: { readonly message: string };
}
