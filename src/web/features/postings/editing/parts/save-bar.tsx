import { type ReactNode, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/float/confirm-dialog.tsx";
import { editingTexts as texts } from "../texts.ts";

interface SaveBarProps {
  dirty: boolean;
  busy: boolean;
  /** The last try did not work. */
  failed: boolean;
  /** What there is to know before saving. */
  note?: ReactNode;
  onDiscard: () => void;
}

/** At the end of the form, and at the lower edge of the screen while there is something to save. */
export function SaveBar({ dirty, busy, failed, note, onDiscard }: SaveBarProps) {
  const [asked, setAsked] = useState(false);
  return (
    <div
      className={`z-10 mt-6 flex flex-wrap items-center gap-2 border-t bg-paper py-3 ${dirty ? "sticky bottom-0 border-ink max-md:bottom-13" : "border-rule"}`}
    >
      {note && <div className="basis-full">{note}</div>}
      <p role="status" className="mr-auto text-13 text-ink-2">
        {stateText(dirty, failed)}
      </p>
      <Button
        look="quiet"
        className="max-md:min-h-11"
        onClick={() => (dirty ? setAsked(true) : onDiscard())}
      >
        {texts.cancel}
      </Button>
      <Button type="submit" className="max-md:min-h-11" busy={busy}>
        {texts.save}
      </Button>
      <ConfirmDialog
        open={asked}
        onClose={() => setAsked(false)}
        onConfirm={() => {
          setAsked(false);
          onDiscard();
        }}
        title={texts.discardTitle}
        text={texts.discardText}
        confirm={texts.discard}
        danger
      />
    </div>
  );
}

function stateText(dirty: boolean, failed: boolean): string {
  if (!dirty) return "";
  return failed ? texts.notSaved : texts.unsaved;
}
