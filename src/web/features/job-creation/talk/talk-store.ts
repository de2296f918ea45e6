import { useSyncExternalStore } from "react";
import { readTalk, type Talk } from "./kept-talk.ts";

/**
 * The conversations of one account in this window. They outlive the screen, because an answer may
 * come after it was left, and a reload.
 */
export interface Desk {
  accountId: string;
  talkId: string;
}

const PREFIX = "job-talk";
const known = new Map<string, Talk>();
const watchers = new Set<() => void>();
let version = 0;

export function useTalk(desk: Desk): Talk | undefined {
  useVersion();
  return talkOn(desk);
}

/** Those that are not finished, the newest first. */
export function useUnfinished(accountId: string): { talkId: string; talk: Talk }[] {
  useVersion();
  return talksOf(accountId)
    .filter(({ talk }) => !talk.turn?.complete)
    .sort((a, b) => b.talk.begun_at.localeCompare(a.talk.begun_at));
}

export function talkOn(desk: Desk): Talk | undefined {
  const name = nameOf(desk);
  const found = known.get(name) ?? readTalk(stored(name));
  if (found) known.set(name, found);
  return found;
}

/** A new one. What is finished is a posting by now and is not kept beside it. */
export function keepTalk(desk: Desk, talk: Talk): void {
  for (const { talkId, talk: other } of talksOf(desk.accountId))
    if (other.turn?.complete) remove(nameOf({ ...desk, talkId }));
  put(nameOf(desk), talk);
}

/** One that was discarded meanwhile stays discarded. */
export function changeTalk(desk: Desk, change: (talk: Talk) => Talk): void {
  const talk = talkOn(desk);
  if (talk) put(nameOf(desk), change(talk));
}

export function discardTalk(desk: Desk): void {
  remove(nameOf(desk));
  tell();
}

/** Somebody else sits here now: what the one before talked about is not theirs to find. */
export function forgetOthers(accountId: string): void {
  const isOthers = (name: string) =>
    name.startsWith(`${PREFIX} `) && !name.startsWith(`${PREFIX} ${accountId} `);
  for (const name of [...known.keys(), ...storedNames()]) if (isOthers(name)) remove(name);
}

const nameOf = ({ accountId, talkId }: Desk) => `${PREFIX} ${accountId} ${talkId}`;

function talksOf(accountId: string) {
  const start = nameOf({ accountId, talkId: "" });
  const names = new Set([...known.keys(), ...storedNames()]);
  return [...names]
    .filter((name) => name.startsWith(start))
    .flatMap((name) => {
      const talkId = name.slice(start.length);
      const talk = talkOn({ accountId, talkId });
      return talk ? [{ talkId, talk }] : [];
    });
}

const useVersion = () =>
  useSyncExternalStore(
    (onChange) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    () => version,
    () => version,
  );

function put(name: string, talk: Talk): void {
  known.set(name, talk);
  // A browser can refuse to store anything; then it is kept until the page is left.
  quietly(() => sessionStorage.setItem(name, JSON.stringify(talk)));
  tell();
}

function remove(name: string): void {
  known.delete(name);
  quietly(() => sessionStorage.removeItem(name));
}

function tell(): void {
  version += 1;
  for (const onChange of watchers) onChange();
}

const stored = (name: string) => quietly(() => sessionStorage.getItem(name)) ?? null;
const storedNames = () => quietly(() => Object.keys(sessionStorage)) ?? [];

function quietly<Value>(work: () => Value): Value | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
