import { useSyncExternalStore } from "react";
import type { Outgoing } from "../api.ts";

/** Steps on their way, one after the other and in their order. They outlive the screen that sent them. */
const waiting = new Map<string, readonly Outgoing[]>();
const watchers = new Set<() => void>();
const NONE: readonly Outgoing[] = [];

const stepsOf = (talkId: string) => waiting.get(talkId) ?? NONE;

function put(talkId: string, steps: readonly Outgoing[]): void {
  if (steps.length > 0) waiting.set(talkId, steps);
  else waiting.delete(talkId);
  for (const onChange of watchers) onChange();
}

/** The oldest first. */
export const useOnTheirWay = (talkId: string): readonly Outgoing[] =>
  useSyncExternalStore(
    (onChange) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    () => stepsOf(talkId),
    () => NONE,
  );

/** `send` does not fail: what went wrong is told where it belongs. */
export async function enqueue(
  talkId: string,
  step: Outgoing,
  send: (step: Outgoing) => Promise<void>,
): Promise<void> {
  const isFirst = stepsOf(talkId).length === 0;
  put(talkId, [...stepsOf(talkId), step]);
  if (!isFirst) return;
  for (let next = stepsOf(talkId)[0]; next; next = stepsOf(talkId)[0]) {
    await send(next);
    put(talkId, stepsOf(talkId).slice(1));
  }
}
