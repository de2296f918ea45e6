import * as z from "zod/mini";
import { PostingFields } from "./posting-fields.ts";

/** What was being changed, and the state that it was changed from. */
const Kept = z.object({ base: PostingFields, updatedAt: z.string(), fields: PostingFields });
export type Kept = z.output<typeof Kept>;

const PREFIX = "candour-posting-draft:";
const keyOf = (person: string, jobId: string) => `${PREFIX}${person}:${jobId}`;

/**
 * Changes that were not saved yet, for as long as this tab is open: going elsewhere and coming back
 * loses nothing. Those of anybody else who was signed in here are not left lying about.
 */
export function keptDraft(person: string, jobId: string): Kept | undefined {
  try {
    for (const key of Object.keys(sessionStorage))
      if (key.startsWith(PREFIX) && !key.startsWith(`${PREFIX}${person}:`))
        sessionStorage.removeItem(key);
    const found = JSON.parse(sessionStorage.getItem(keyOf(person, jobId)) ?? "null");
    return z.safeParse(Kept, found).data;
  } catch {
    return undefined;
  }
}

export function keepDraft(person: string, jobId: string, kept: Kept | undefined): void {
  try {
    if (kept) sessionStorage.setItem(keyOf(person, jobId), JSON.stringify(kept));
    else sessionStorage.removeItem(keyOf(person, jobId));
  } catch {
    // No room or not allowed: the page still asks before it is left.
  }
}
