import { useSyncExternalStore } from "react";
import { NOTHING, readUnsent, type UnsentText, writeUnsent } from "./unsent-text.ts";

/**
 * What one account has written in one place (a conversation, or to the people behind a job). It outlives
 * the screen, because a message goes on its way while another conversation is opened, and a reload.
 */
export interface Composer {
  accountId: string;
  place: string;
}

const PREFIX = "messages";
const known = new Map<string, UnsentText>();
const watchers = new Set<() => void>();

export function useUnsent(composer: Composer): UnsentText {
  return useSyncExternalStore(
    watch,
    () => unsentIn(composer),
    () => NOTHING,
  );
}

export function unsentIn(composer: Composer): UnsentText {
  const name = nameOf(composer);
  const found = known.get(name) ?? readUnsent(stored(name));
  known.set(name, found);
  return found;
}

export function changeUnsent(composer: Composer, change: (kept: UnsentText) => UnsentText): void {
  const name = nameOf(composer);
  const next = change(unsentIn(composer));
  known.set(name, next);
  store(name, writeUnsent(next));
  for (const onChange of watchers) onChange();
}

/** Somebody else sits here now: what the one before had not sent is not theirs to find. */
export function forgetOthers(accountId: string): void {
  const isOthers = (name: string) =>
    name.startsWith(`${PREFIX} `) && !name.startsWith(`${PREFIX} ${accountId} `);
  for (const name of known.keys()) if (isOthers(name)) known.delete(name);
  for (const name of storedNames()) if (isOthers(name)) store(name, "");
}

const nameOf = ({ accountId, place }: Composer) => `${PREFIX} ${accountId} ${place}`;

function watch(onChange: () => void): () => void {
  watchers.add(onChange);
  return () => watchers.delete(onChange);
}

/** A browser can refuse to store anything; then it is kept until the page is left. */
function stored(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

function store(name: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(name, text);
    else sessionStorage.removeItem(name);
  } catch {
    // See above.
  }
}

function storedNames(): string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
}
