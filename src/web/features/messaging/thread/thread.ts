import type { Message } from "#contract/messaging.ts";

/** As much of a conversation as this window has seen: its end, and what was asked for before that. */
export interface Thread {
  /** Oldest first. */
  messages: readonly Message[];
  hasEarlier: boolean;
}

/** The latest page has come again. Messages are never taken away, so what was known stays. */
export function withLatest(
  known: Thread | undefined,
  latest: readonly Message[],
  pageSize: number,
): Thread {
  const isFull = latest.length >= pageSize;
  const fresh: Thread = { messages: latest, hasEarlier: isFull };
  if (!known) return fresh;
  const ids = idsOf(latest);
  const meet = known.messages.findIndex(({ id }) => ids.has(id));
  // So much was written meanwhile that there is a gap: the part before it is asked for again.
  if (meet < 0) return fresh;
  const before = known.messages.slice(0, meet);
  // Sent from here while the page was on its way.
  const after = known.messages.slice(meet).filter(({ id }) => !ids.has(id));
  const hasEarlier = reachesFurther(known, latest) ? known.hasEarlier : isFull;
  return { messages: [...before, ...latest, ...after], hasEarlier };
}

export function withEarlier(known: Thread, page: readonly Message[], pageSize: number): Thread {
  const ids = idsOf(known.messages);
  const added = page.filter(({ id }) => !ids.has(id));
  return { messages: [...added, ...known.messages], hasEarlier: page.length >= pageSize };
}

export function withSent(known: Thread, sent: Message): Thread {
  if (known.messages.some(({ id }) => id === sent.id)) return known;
  return { ...known, messages: [...known.messages, sent] };
}

const idsOf = (messages: readonly Message[]) => new Set(messages.map(({ id }) => id));

const reachesFurther = ({ messages }: Thread, latest: readonly Message[]) =>
  messages.some(({ id }) => id === latest[0]?.id);
