import { useQueryClient } from "@tanstack/react-query";
import {
  type FormEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import type { AdminPost } from "#contract/blog-admin.ts";
import { Banner } from "#web/ui/banner.tsx";
import { TextButton } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/float/confirm-dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { postCalls } from "./api.ts";
import { hasStoredDraft, storeDraft, storedDraft } from "./model/draft-storage.ts";
import { begin, type Editing, isDirty, resume } from "./model/editing.ts";
import { createEditorStore, type EditorStore } from "./model/editor-store.ts";
import { draftOf, isSame } from "./model/post-draft.ts";
import { EditorFrame } from "./parts/editor-frame.tsx";
import { HeroImage } from "./parts/hero-image.tsx";
import { MainFields } from "./parts/main-fields.tsx";
import { PostInformation } from "./parts/post-information.tsx";
import { SaveBar } from "./parts/save-bar.tsx";
import { SeoFields } from "./parts/seo-fields.tsx";
import { editorTexts as texts } from "./texts.ts";
import { useEditorActions } from "./use-editor-actions.ts";

interface EditingPostProps {
  post: AdminPost;
  person: string;
  onBack: () => void;
  onSaved: () => void;
}

/** A post to be changed, and beside it what is known of it. */
export function EditingPost({ post, person, onBack, onSaved }: EditingPostProps) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const { desk, editing } = usePostEditing(post, person);
  const verbs = useEditorActions({ desk, form, onBack, onSaved });
  const fields = { editing, type: desk.type };

  function onSubmit(event: FormEvent) {
    event.preventDefault();
    verbs.save();
  }
  return (
    <EditorFrame onBack={verbs.back} heading={heading} name={editing.server.title}>
      {editing.before && <FoundNote desk={desk} heading={heading} />}
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-12 gap-y-10 border-ink border-t pt-6 xl:grid-cols-[minmax(0,760px)_280px] xl:justify-between">
        <form ref={form} aria-label={texts.form} onSubmit={onSubmit} noValidate method="post">
          <div className="grid gap-5">
            <MainFields {...fields} />
            <SeoFields {...fields} />
          </div>
          <SaveBar
            editing={editing}
            busy={verbs.busy}
            onLoad={verbs.load}
            onInsist={verbs.insist}
            onPreview={verbs.preview}
          />
        </form>
        <aside className="grid content-start gap-10">
          <PostInformation post={post} />
          <HeroImage post={post} saveFirst={verbs.saveDraft} />
        </aside>
      </div>
      <ConfirmDialog
        open={verbs.isAsking}
        onClose={verbs.stay}
        onConfirm={verbs.discard}
        title={texts.discardTitle}
        text={texts.discardText}
        confirm={texts.discard}
        danger
      />
    </EditorFrame>
  );
}

interface FoundNoteProps {
  desk: EditorStore;
  /** Above it: where reading goes on when it is gone. */
  heading: RefObject<HTMLElement | null>;
}

/** Unsaved changes of before stand in the form. */
function FoundNote({ desk, heading }: FoundNoteProps) {
  function close() {
    heading.current?.focus();
    desk.accept();
  }
  function drop() {
    heading.current?.focus();
    const onPress = desk.drop();
    toast.info(texts.dropped, { action: { label: texts.undo, onPress } });
  }
  const action = <TextButton onClick={drop}>{texts.drop}</TextButton>;
  return (
    <div className="mt-4">
      <Banner kind="note" action={action} onClose={close}>
        {texts.found}
      </Banner>
    </div>
  );
}

interface PostEditing {
  desk: EditorStore;
  editing: Editing;
}

/** A post while somebody works on it, beside what the server says of it. */
function usePostEditing(post: AdminPost, person: string): PostEditing {
  const { id } = post;
  const calls = postCalls(useQueryClient(), id);
  const [first] = useState(() => opened(post, person));
  const [desk] = useState(() =>
    createEditorStore(first, {
      send: calls.save,
      read: calls.read,
      now: () => new Date(),
      later(ms, work) {
        const timer = setTimeout(work, ms);
        return () => clearTimeout(timer);
      },
      keep: (editing) => storeDraft(person, id, editing),
    }),
  );
  const editing = useSyncExternalStore(desk.watch, desk.now);
  useEffect(() => desk.open(), [desk]);
  useEffect(() => desk.hear(post), [desk, post]);
  useAskBeforeLeaving(isDirty(editing));
  return { desk, editing };
}

function opened(post: AdminPost, person: string): Editing {
  const kept = storedDraft(person, post.id);
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
  if (hasStoredDraft()) event.preventDefault();
}
