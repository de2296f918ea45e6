import * as z from "zod/mini";
import { SavedProfile } from "#contract/candidate-profile.ts";

/** What was being changed, and what it was changed from. */
const Kept = z.object({ base: SavedProfile, profile: SavedProfile });
type Kept = z.output<typeof Kept>;

const PREFIX = "profile-draft:";

/**
 * Changes that were not saved yet, for as long as this tab is open: going elsewhere and coming back
 * loses nothing. Those of anybody else who was signed in here are not left lying about.
 */
export function keptDraft(person: string): Kept | undefined {
  const own = PREFIX + person;
  const others = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX) && key !== own);
  for (const key of others) sessionStorage.removeItem(key);
  return z.safeParse(Kept, parsed(sessionStorage.getItem(own))).data;
}

export function keepDraft(person: string, kept: Kept | undefined): void {
  try {
    if (kept) sessionStorage.setItem(PREFIX + person, JSON.stringify(kept));
    else sessionStorage.removeItem(PREFIX + person);
  } catch {
    // No room or not allowed: the page still asks before it is left.
  }
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return undefined;
  }
}
