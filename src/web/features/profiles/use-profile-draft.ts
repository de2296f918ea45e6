import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { SavedProfile } from "#contract/candidate-profile.ts";
import { type Draft, draftOf, isSame, profileOf, tidy } from "./draft.ts";

interface Editing {
  draft: Draft;
  /** What the draft was made from. */
  base: SavedProfile;
  /** The server's answer that was last taken notice of. */
  seen: SavedProfile;
}

export interface ProfileDraft {
  draft: Draft;
  /** As it would be saved now. */
  profile: SavedProfile;
  dirty: boolean;
  /** Somebody saved something else meanwhile; here are changes that would replace it. */
  changedElsewhere: boolean;
  change: (next: (draft: Draft) => Draft) => void;
  /** It is on the server now. */
  saved: (profile: SavedProfile) => void;
  /** Back to what the server has; answers how to take that back. */
  reset: (to?: SavedProfile) => () => void;
}

/** A profile while somebody works on it, beside what the server says of it. */
export function useProfileDraft(server: SavedProfile, person: string): ProfileDraft {
  const incoming = tidy(server);
  const [editing, setEditing] = useState(() => begin(incoming, person));
  const { draft, base, seen } = editing;
  const profile = profileOf(draft);
  const dirty = !isSame(profile, base);
  const isNews = !isSame(incoming, seen);

  // Untouched, the form shows what is new at once; its own save is no news.
  if (isNews && (!dirty || isSame(incoming, base) || isSame(incoming, profile)))
    setEditing(
      dirty && isSame(incoming, base)
        ? { ...editing, seen: incoming }
        : { draft: draftOf(incoming, draft), base: incoming, seen: incoming },
    );

  useEffect(() => {
    keepDraft(person, dirty ? { base, profile: profileOf(draft) } : undefined);
  }, [person, dirty, base, draft]);
  useAskBeforeLeaving(dirty);

  return {
    draft,
    profile,
    dirty,
    changedElsewhere: isNews && dirty,
    change: (next) => setEditing((now) => ({ ...now, draft: next(now.draft) })),
    saved: (sent) => setEditing((now) => ({ ...now, base: sent })),
    reset(to = incoming) {
      const now = tidy(to);
      setEditing({ draft: draftOf(now), base: now, seen: now });
      return () => setEditing(editing);
    },
  };
}

function begin(incoming: SavedProfile, person: string): Editing {
  const kept = keptDraft(person);
  const base = kept?.base ?? incoming;
  return { draft: draftOf(kept?.profile ?? base), base, seen: base };
}

/** A reload or a closed tab; the way to another screen of ours keeps the draft. */
function useAskBeforeLeaving(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [dirty]);
}

/** What was being changed, and what it was changed from. */
const Kept = z.object({ base: SavedProfile, profile: SavedProfile });
type Kept = z.output<typeof Kept>;

const PREFIX = "profile-draft:";

/**
 * Changes that were not saved yet, for as long as this tab is open: going elsewhere and coming back
 * loses nothing. Those of anybody else who was signed in here are not left lying about.
 */
function keptDraft(person: string): Kept | undefined {
  const own = PREFIX + person;
  const others = Object.keys(sessionStorage).filter((key) => key.startsWith(PREFIX) && key !== own);
  for (const key of others) sessionStorage.removeItem(key);
  return z.safeParse(Kept, parsed(sessionStorage.getItem(own))).data;
}

function keepDraft(person: string, kept: Kept | undefined): void {
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
