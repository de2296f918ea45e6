import type { Conversation } from "#contract/messaging.ts";
import { messageTexts as texts } from "./texts.ts";

/** Whom a conversation is with. */
export function namesOf({ people, title }: Pick<Conversation, "people" | "title">): string {
  return people.map(({ name }) => name).join(", ") || title || texts.nobody;
}

/** What a box says to write to: one person by the first name. */
export function callNameOf(conversation: Pick<Conversation, "people" | "title">): string {
  const [one, ...others] = conversation.people;
  const isOne = one !== undefined && others.length === 0;
  return (isOne && one.name.trim().split(/\s+/)[0]) || namesOf(conversation);
}

/** The last line, and whether it is the reader's own. */
export function lastLineOf({ last_message: last }: Conversation, me: string): string {
  if (!last) return "";
  const text = last.text.replace(/\s+/g, " ");
  return last.sender_id === me ? `${texts.you}: ${text}` : text;
}
