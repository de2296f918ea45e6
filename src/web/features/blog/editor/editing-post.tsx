import { type FormEvent, type RefObject, useRef } from "react";
import type { AdminPost } from "#contract/blog-admin.ts";
import { Banner } from "#web/ui/banner.tsx";
import { TextButton } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/float/confirm-dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import type { Desk } from "./model/desk.ts";
import { EditorFrame } from "./parts/editor-frame.tsx";
import { HeroImage } from "./parts/hero-image.tsx";
import { MainFields } from "./parts/main-fields.tsx";
import { PostInformation } from "./parts/post-information.tsx";
import { SaveBar } from "./parts/save-bar.tsx";
import { SeoFields } from "./parts/seo-fields.tsx";
import { editorTexts as texts } from "./texts.ts";
import { usePostEditing } from "./use-post-editing.ts";
import { useVerbs } from "./use-verbs.ts";

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
  const verbs = useVerbs({ desk, form, onBack, onSaved });
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
  desk: Desk;
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
