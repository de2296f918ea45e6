import { useRef } from "react";
import { Button } from "#web/ui/button.tsx";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { type Editing, isDirty, isDue } from "../model/editing.ts";
import { faultsOf, sentencesOf } from "../model/post-draft.ts";
import { editorTexts as texts } from "../texts.ts";
import { hasNote, Notes } from "./notes.tsx";
import { useRoomBelow } from "./use-room-below.ts";

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
