import { BLOG_ADMIN_SENTENCES as say } from "#contract/blog-admin.ts";
import { Banner } from "#web/ui/banner.tsx";
import { TextButton } from "#web/ui/button.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import type { Editing } from "../model/editing.ts";
import { sentencesOf } from "../model/post-draft.ts";
import { editorTexts as texts } from "../texts.ts";

interface NotesProps {
  editing: Editing;
  onLoad: () => void;
  onInsist: () => void;
}

const isSignedOut = ({ last }: Editing) =>
  last.kind === "refused" && last.reason === texts.signedOut;

export const hasNote = (editing: Editing): boolean =>
  editing.theirs !== undefined || sentencesOf(editing.faults).length > 0 || isSignedOut(editing);

/** What stands between what is typed and the server. Nothing of what is typed is lost by it. */
export function Notes({ editing, onLoad, onInsist }: NotesProps) {
  const { theirs, faults } = editing;
  if (theirs) return <Changed onLoad={onLoad} onInsist={onInsist} />;
  const sentences = sentencesOf(faults);
  if (sentences.length > 0)
    return <Banner kind="bad">{`${texts.mend} ${sentences.join(". ")}`}</Banner>;
  if (!isSignedOut(editing)) return null;
  const signIn = (
    <TextLink to="/login" target="_blank" className="text-13">
      {texts.signIn}
    </TextLink>
  );
  return (
    <Banner kind="bad" action={signIn}>
      {texts.signedOut}
    </Banner>
  );
}

function Changed({ onLoad, onInsist }: Omit<NotesProps, "editing">) {
  const actions = (
    <span className="flex flex-wrap gap-x-4">
      <TextButton onClick={onLoad}>{texts.load}</TextButton>
      <TextButton onClick={onInsist}>{texts.insist}</TextButton>
    </span>
  );
  return (
    <Banner kind="warn" action={actions}>
      {say.changedMeanwhile}
    </Banner>
  );
}
