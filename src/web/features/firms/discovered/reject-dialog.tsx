import { useId, useState } from "react";
import type { DiscoveredFirm } from "#contract/firms.ts";
import { useAction } from "#web/lib/use-action.ts";
import { ConfirmDialog } from "#web/ui/float/confirm-dialog.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { discoveredTexts as texts } from "./texts.ts";

interface RejectDialogProps {
  firm: DiscoveredFirm;
  onReject: (reason: string) => Promise<void>;
  onClose: () => void;
}

/** Spec 2 §5: a reason can be given, and need not be. */
export function RejectDialog({ firm, onReject, onClose }: RejectDialogProps) {
  const id = useId();
  const [reason, setReason] = useState("");
  const { run, busy, fault } = useAction(texts.unexpected);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void run("reject", () => onReject(reason))}
      title={texts.rejectTitle(firm.FirmName)}
      text={texts.rejectText}
      confirm={texts.rejectFirm}
      busy={busy !== undefined}
      fault={fault}
    >
      <TextArea
        id={id}
        label={texts.reason}
        optional
        rows={3}
        limit={REASON_LIMIT}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConfirmDialog>
  );
}

/** What the server takes. */
const REASON_LIMIT = 1000;
