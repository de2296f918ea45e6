import { type RefObject, useLayoutEffect, useRef } from "react";
import { BLOG_ADMIN_SENTENCES as say } from "#contract/blog-admin.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button, TextButton } from "#web/ui/button.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { type Editing, isDirty, isDue } from "./editing.ts";
import { faultsOf, sentencesOf } from "./post-draft.ts";
import { editorTexts as texts } from "./texts.ts";

interface SaveBarProps {
  editing: Editing;
  busy: boolean;
  onLoad: () => void;
  onInsist: () => void;
  onPreview: () => void;
}

/** At the lower edge of the screen: how things stand, and what can be done. */
export function SaveBar({ editing, busy, onPreview, ...notes }: SaveBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useRoomBelow(bar);
  const { text, isTrouble } = stateOf(editing);
  return (
    <div
      ref={bar}
      className="sticky bottom-0 z-10 -mx-px mt-6 flex flex-wrap items-center gap-2 border-ink border-t bg-paper px-px py-3 max-md:bottom-13"
    >
      <div className="grid basis-full gap-2 empty:hidden">
        <Notes editing={editing} {...notes} />
      </div>
      {/* Said aloud when it is a reason to stop; a draft that saves itself is quiet about it. */}
      <p className="mr-auto text-13 text-ink-2">
        {!isTrouble && text}
        <span role="status" className="text-danger">
          {isTrouble && text}
        </span>
      </p>
      <Button look="line" title={texts.previewHint} className="max-md:min-h-11" onClick={onPreview}>
        <WorkIcon name="outside" />
        {texts.preview}
      </Button>
      <Button type="submit" className="max-md:min-h-11" busy={busy}>
        {texts.save}
      </Button>
    </div>
  );
}

function stateOf(editing: Editing): { text: string; isTrouble: boolean } {
  const { sending, last, status, draft } = editing;
  const quiet = (text: string) => ({ text, isTrouble: false });
  if (sending) return quiet(texts.saving);
  if (!isDirty(editing)) return quiet(last.kind === "saved" ? texts.savedAt(clock(last.at)) : "");
  if (isDue(editing)) return quiet(texts.unsaved);
  // Where a note above says why, this need not say it again.
  if (hasNote(editing)) return { text: texts.notSavedYet, isTrouble: true };
  if (last.kind === "refused") return { text: texts.notSaved(last.reason), isTrouble: true };
  const [reason] = status === "draft" ? sentencesOf(faultsOf(draft)) : [];
  return quiet(reason ? texts.notSaved(reason) : texts.unsaved);
}

const clock = (at: Date) => at.toLocaleTimeString("en-AU", { hour: "numeric", minute: "2-digit" });

/** Between the bar and what is brought into sight above it. */
const AIR = 32;

/**
 * What gets the focus stops above a bar that sticks to the lower edge, not behind it, however much the bar has to
 * say. It is told to the page: margins of their own do not help text areas, of which browsers show the caret alone.
 */
function useRoomBelow(bar: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    if (!bar.current) return;
    const { current } = bar;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => {
      const below = Number.parseFloat(getComputedStyle(current).bottom);
      style.scrollPaddingBottom = `${below + current.offsetHeight + AIR}px`;
    });
    watch.observe(current);
    return () => {
      watch.disconnect();
      style.scrollPaddingBottom = "";
    };
  }, [bar]);
}

interface NotesProps {
  editing: Editing;
  onLoad: () => void;
  onInsist: () => void;
}

const isSignedOut = ({ last }: Editing) =>
  last.kind === "refused" && last.reason === texts.signedOut;

const hasNote = (editing: Editing): boolean =>
  editing.theirs !== undefined || sentencesOf(editing.faults).length > 0 || isSignedOut(editing);

/** What stands between what is typed and the server. Nothing of what is typed is lost by it. */
function Notes({ editing, onLoad, onInsist }: NotesProps) {
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
