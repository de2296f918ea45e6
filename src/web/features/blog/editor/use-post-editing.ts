import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import type { AdminPost } from "#contract/blog-admin.ts";
import { postCalls } from "./api.ts";
import { createDesk, type Desk } from "./model/desk.ts";
import { begin, type Editing, isDirty, resume } from "./model/editing.ts";
import { isAnyKept, keepDraft, keptDraft } from "./model/kept-draft.ts";
import { draftOf, isSame } from "./model/post-draft.ts";

interface PostEditing {
  desk: Desk;
  editing: Editing;
}

/** A post while somebody works on it, beside what the server says of it. */
export function usePostEditing(post: AdminPost, person: string): PostEditing {
  const { id } = post;
  const calls = postCalls(useQueryClient(), id);
  const [first] = useState(() => opened(post, person));
  const [desk] = useState(() =>
    createDesk(first, {
      send: calls.save,
      read: calls.read,
      now: () => new Date(),
      later(ms, work) {
        const timer = setTimeout(work, ms);
        return () => clearTimeout(timer);
      },
      keep: (editing) => keepDraft(person, id, editing),
    }),
  );
  const editing = useSyncExternalStore(desk.watch, desk.now);
  useEffect(() => desk.open(), [desk]);
  useEffect(() => desk.hear(post), [desk, post]);
  useAskBeforeLeaving(isDirty(editing));
  return { desk, editing };
}

function opened(post: AdminPost, person: string): Editing {
  const kept = keptDraft(person, post.id);
  // Saved, and left before the answer came: there is nothing to resume.
  return !kept || isSame(kept.draft, draftOf(post)) ? begin(post) : resume(post, kept);
}

/**
 * A reload or a closed tab. The way to another screen of ours keeps what was typed, as long as this tab is open:
 * there it asks, too.
 */
function useAskBeforeLeaving(dirty: boolean): void {
  // Added once however often, and never taken away: what is kept outlives the editor.
  useEffect(() => addEventListener("beforeunload", askForKept), []);
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [dirty]);
}

function askForKept(event: BeforeUnloadEvent): void {
  if (isAnyKept()) event.preventDefault();
}
