import { useSyncExternalStore } from "react";
import * as z from "zod/mini";
import type { TalkStep } from "#contract/job-creation.ts";
import type { Outgoing, Turn } from "./api.ts";
import { chatTexts } from "./texts.ts";

/** What a reload of the page does not lose; the talk itself is on the server. */
const Stored = z.object({
  /** What stands in the box. */
  text: z.string(),
  /** Messages that are on their way, the oldest first. */
  sending: z.array(z.string()),
  /** Files that were attached, each known by how its text begins. */
  files: z.array(z.object({ name: z.string(), opening: z.string() })),
  /** Words that the recruiter wants to keep, whatever was said of them. */
  keptWords: z.array(z.string()),
});

export interface LocalState extends z.infer<typeof Stored> {
  /** How much of the text in the box came back because it could not be sent. */
  returned: number;
  /** Were on their way when the page was left. */
  interrupted: string[];
  /** What went wrong last, and what was sent then. */
  fault: { message: string; sent: Outgoing | null } | null;
  /** The draft before the last answer, so that what is new can be marked. */
  before: Turn["draft"] | null;
}

export const EMPTY: LocalState = {
  text: "",
  sending: [],
  files: [],
  keptWords: [],
  returned: 0,
  interrupted: [],
  fault: null,
  before: null,
};

const OPENING_LENGTH = 200;
const openingOf = (text: string) => text.trim().slice(0, OPENING_LENGTH);

export const withTyped = (local: LocalState, text: string): LocalState => ({
  ...local,
  text,
  returned: 0,
});

export function withSending(local: LocalState, { message, fileName }: Outgoing): LocalState {
  const isFromBox = message !== "" && local.text.trim() === message;
  const file = fileName ? [{ name: fileName, opening: openingOf(message) }] : [];
  return {
    ...local,
    text: isFromBox ? "" : local.text,
    returned: isFromBox ? 0 : local.returned,
    sending: message && !fileName ? [...local.sending, message] : local.sending,
    files: [...local.files, ...file],
    fault: null,
  };
}

export const withAnswer = (
  local: LocalState,
  { message }: Outgoing,
  before: LocalState["before"],
): LocalState => ({ ...local, sending: withoutFirst(local.sending, message), before });

/** Words that were not taken go back into the box, before what was typed since and after those that came back earlier. */
export function withFault(local: LocalState, sent: Outgoing, message: string): LocalState {
  const isTyped = sent.message !== "" && !sent.fileName;
  const back = isTyped ? putBack(local, sent.message) : local;
  return {
    ...back,
    sending: withoutFirst(local.sending, sent.message),
    fault: { message, sent: isTyped ? null : sent },
  };
}

/** After a reload: a message that the talk does not have goes back into the box. */
export function withoutInterrupted(local: LocalState, steps: readonly TalkStep[]): LocalState {
  if (local.interrupted.length === 0) return local;
  const has = (text: string) => steps.some(({ said }) => said.trim() === text);
  const lost = local.interrupted.filter((text) => !has(text));
  const back = lost.reduce(putBack, { ...local, interrupted: [] });
  if (lost.length === 0) return back;
  return { ...back, fault: { message: chatTexts.interrupted, sent: null } };
}

function putBack(local: LocalState, text: string): LocalState {
  const first = [local.text.slice(0, local.returned), text].filter(Boolean).join("\n");
  const rest = local.text.slice(local.returned).replace(/^\n/, "");
  return { ...local, text: [first, rest].filter(Boolean).join("\n"), returned: first.length };
}

function withoutFirst(texts: readonly string[], text: string): string[] {
  const at = texts.indexOf(text);
  return texts.filter((_, index) => index !== at);
}

export const fileNameOf = ({ files }: LocalState, said: string): string | undefined =>
  files.find(({ opening }) => opening === openingOf(said))?.name;

/** As it is in this window, with what the browser stored of it: when that is cleared, so is this. */
const known = new Map<string, { state: LocalState; stored: string | null }>();
const watchers = new Set<() => void>();
const keyOf = (talkId: string) => `job-talk ${talkId}`;

export const useLocalState = (talkId: string): LocalState =>
  useSyncExternalStore(
    (onChange) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    () => localState(talkId),
    () => EMPTY,
  );

export function changeLocalState(talkId: string, change: (local: LocalState) => LocalState): void {
  const state = localState(talkId);
  const next = change(state);
  if (next === state) return;
  const { text, sending, files, keptWords } = next;
  const kept: z.infer<typeof Stored> = { text, sending, files, keptWords };
  // A browser can refuse to store anything; then it is kept until the page is left.
  quietly(() => sessionStorage.setItem(keyOf(talkId), JSON.stringify(kept)));
  known.set(talkId, { state: next, stored: storedText(talkId) });
  for (const onChange of watchers) onChange();
}

export function forgetLocalState(talkId: string): void {
  known.delete(talkId);
  quietly(() => sessionStorage.removeItem(keyOf(talkId)));
}

function localState(talkId: string): LocalState {
  const stored = storedText(talkId);
  const before = known.get(talkId);
  if (before?.stored === stored) return before.state;
  const state = readStored(stored);
  known.set(talkId, { state, stored });
  return state;
}

const storedText = (talkId: string) => quietly(() => sessionStorage.getItem(keyOf(talkId))) ?? null;

/** After a reload. What was on its way then may have arrived. */
export function readStored(stored: string | null): LocalState {
  const { data } = z.safeParse(
    Stored,
    quietly(() => JSON.parse(stored ?? "")),
  );
  return data ? { ...EMPTY, ...data, sending: [], interrupted: data.sending } : EMPTY;
}

function quietly<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
