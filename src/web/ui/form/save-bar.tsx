import { type ReactNode, useState } from "react";
import { Button } from "../button.tsx";
import { ConfirmDialog } from "../float/confirm-dialog.tsx";

interface SaveBarProps {
  texts: Readonly<
    Record<
      "save" | "cancel" | "unsaved" | "notSaved" | "discardTitle" | "discardText" | "discard",
      string
    >
  >;
  dirty: boolean;
  busy: boolean;
  /** The last try did not work. */
  failed: boolean;
  /** What there is to know before saving. */
  note?: ReactNode;
  onDiscard: () => void;
  className?: string;
}

/** At the end of a form, and at the lower edge of the screen while there is something to save. */
export function SaveBar(props: SaveBarProps) {
  const { texts, dirty, busy, failed, note, onDiscard, className = "" } = props;
  const [asked, setAsked] = useState(false);
  const state = failed ? texts.notSaved : texts.unsaved;
  return (
    <div
      className={`z-10 flex flex-wrap items-center gap-2 border-t bg-paper py-3 ${dirty ? "sticky bottom-0 border-ink max-md:bottom-13" : "border-rule"} ${className}`}
    >
      {note && <div className="basis-full">{note}</div>}
      <p role="status" className="mr-auto text-13 text-ink-2">
        {dirty && state}
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
