import { useState } from "react";
import { TAILORED_SENTENCES as say } from "#contract/tailored.ts";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/float/confirm-dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { WorkIcon } from "#web/ui/work-icon.tsx";
import { fileAddress, type TailoredDocument } from "./api.ts";
import { tailoredTexts as texts } from "./texts.ts";

interface DocumentActionsProps {
  id: string;
  document: TailoredDocument;
  isChanged: boolean;
  canBePdf: boolean;
  /** The document as it was made. */
  onReset: () => Promise<boolean>;
}

/** The files, and the way back to how it was made. */
export function DocumentActions({
  id,
  document,
  isChanged,
  canBePdf,
  onReset,
}: DocumentActionsProps) {
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  async function reset() {
    setBusy(true);
    const isDone = await onReset();
    setBusy(false);
    setAsking(false);
    if (isDone) toast.success(texts.resetDone);
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <ButtonLink
        to={fileAddress(id, document, "docx")}
        reloadDocument
        download=""
        className="max-md:min-h-11"
      >
        <WorkIcon name="download" />
        {texts.word}
      </ButtonLink>
      {canBePdf && (
        <ButtonLink
          look="line"
          to={fileAddress(id, document, "pdf")}
          reloadDocument
          download=""
          className="max-md:min-h-11"
        >
          <WorkIcon name="download" />
          {texts.pdf}
        </ButtonLink>
      )}
      {isChanged && (
        <Button look="quiet" className="max-md:min-h-11" onClick={() => setAsking(true)}>
          <WorkIcon name="undo" />
          {texts.reset}
        </Button>
      )}
      {!canBePdf && <p className="text-13 text-ink-2">{say.noPdf}</p>}
      <ConfirmDialog
        open={asking}
        title={texts.resetTitle[document]}
        text={texts.resetText[document]}
        confirm={texts.reset}
        busy={busy}
        onConfirm={() => void reset()}
        onClose={() => setAsking(false)}
      />
    </div>
  );
}
