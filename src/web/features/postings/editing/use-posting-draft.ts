import { useEffect, useState } from "react";
import * as z from "zod/mini";
import type { Job } from "#contract/postings.ts";
import { fieldsOf, isSame, PostingFields } from "./posting-fields.ts";

interface Editing {
  fields: PostingFields;
  /** What they were made from, and which state of the posting that was. */
  base: PostingFields;
  updatedAt: string;
}

export interface PostingDraft extends Editing {
  dirty: boolean;
  /** Somebody saved something else meanwhile; here are changes that would replace it. */
  changedElsewhere: boolean;
  change: (change: Partial<PostingFields>) => void;
  /** These are on the server now. What was typed since stays. */
  saved: (sent: PostingFields, job: Job) => void;
  /** Back to what the server has; answers how to take that back. */
  reset: () => () => void;
  /** What is typed here is what counts: saving replaces what was saved elsewhere. */
  insist: () => void;
}

/** A posting while somebody works on it, beside what the server says of it. */
export function usePostingDraft(job: Job, person: string): PostingDraft {
  const incoming = fieldsOf(job);
  const [editing, setEditing] = useState<Editing>(() => begin(job, person));
  const { fields, base, updatedAt } = editing;
  const dirty = !isSame(fields, base);
  const isOther = !isSame(incoming, base);
  const fresh = { fields: incoming, base: incoming, updatedAt: job.updated_at };

  // Untouched, the form shows at once what is new. So it does when that is what stands in it: it was saved
  // and left before the answer came. A state that says the same (a posting that was only
  // closed) is the one to save upon.
  if (isOther && (!dirty || isSame(fields, incoming))) setEditing(fresh);
  else if (!isOther && updatedAt !== job.updated_at)
    setEditing({ ...editing, updatedAt: job.updated_at });

  useEffect(() => {
    keepDraft(person, job.id, dirty ? { base, updatedAt, fields } : undefined);
  }, [person, job.id, dirty, base, updatedAt, fields]);
  useAskBeforeLeaving(dirty);

  return {
    ...editing,
    dirty,
    changedElsewhere: isOther && dirty,
    change: (change) => setEditing((now) => ({ ...now, fields: { ...now.fields, ...change } })),
    saved(sent, saved) {
      const next = fieldsOf(saved);
      // Also when the form is gone by now, and nothing else would.
      const kept = keptDraft(person, job.id);
      if (kept && isSame(kept.fields, sent)) keepDraft(person, job.id, undefined);
      setEditing((now) => ({
        fields: isSame(now.fields, sent) ? next : now.fields,
        base: next,
        updatedAt: saved.updated_at,
      }));
    },
    reset() {
      setEditing(fresh);
      return () => setEditing({ ...editing, base: incoming, updatedAt: job.updated_at });
    },
    insist: () => setEditing({ ...editing, base: incoming, updatedAt: job.updated_at }),
  };
}

function begin(job: Job, person: string): Editing {
  const kept = keptDraft(person, job.id);
  if (kept) return kept;
  const fields = fieldsOf(job);
  return { fields, base: fields, updatedAt: job.updated_at };
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

/** What was being changed, and the state that it was changed from. */
const Kept = z.object({ base: PostingFields, updatedAt: z.string(), fields: PostingFields });
type Kept = z.output<typeof Kept>;

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
