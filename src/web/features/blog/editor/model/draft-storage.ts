import * as z from "zod/mini";
import { PostDraft } from "./post-draft.ts";

/** What was being written, and the state that it was written upon. */
const Kept = z.object({
  draft: PostDraft,
  saved: PostDraft,
  server: PostDraft,
  updatedAt: z.string(),
  followsTitle: z.boolean(),
});
export type Kept = z.output<typeof Kept>;

const PREFIX = "candour-post-draft:";
const keyOf = (person: string, id: string) => `${PREFIX}${person}:${id}`;

/**
 * Changes that were not saved yet, for as long as this tab is open: going elsewhere, or signing in again,
 * loses nothing. Those of anybody else who was signed in here are not left lying about.
 */
export function storedDraft(person: string, id: string): Kept | undefined {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX) && !key.startsWith(`${PREFIX}${person}:`))
        sessionStorage.removeItem(key);
    return z.safeParse(Kept, JSON.parse(sessionStorage.getItem(keyOf(person, id)) ?? "null")).data;
  } catch {
    return undefined;
  }
}

export function storeDraft(person: string, id: string, kept: Kept | undefined): void {
  try {
    // Parsed: the editor hands in more than is to be kept.
    if (kept) sessionStorage.setItem(keyOf(person, id), JSON.stringify(z.parse(Kept, kept)));
    else sessionStorage.removeItem(keyOf(person, id));
  } catch {
    // No room or not allowed: the page still asks before it is left.
  }
}

/** Whether this tab holds changes that would go with it. */
export function hasStoredDraft(): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(PREFIX));
  } catch {
    return false;
  }
}
