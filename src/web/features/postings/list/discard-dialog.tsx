import { useQueryClient } from "@tanstack/react-query";
import type { Posting } from "#contract/postings.ts";
import { useAction } from "#web/lib/use-action.ts";
import { ConfirmDialog } from "#web/ui/float/confirm-dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { postingCalls } from "./api.ts";
import { postingTexts as texts } from "./texts.ts";

interface DiscardDialogProps {
  posting: Pick<Posting, "id" | "title">;
  onClose: () => void;
  /** Where it was is gone, too. */
  onGone?: () => void;
}

/** A draft is deleted for good, so it is asked first. */
export function DiscardDialog({ posting, onClose, onGone }: DiscardDialogProps) {
  const calls = postingCalls(useQueryClient());
  const { run, busy, fault } = useAction(texts.discardFailed);
  const discard = () =>
    run("discard", async () => {
      const message = await calls.discard(posting.id);
      onClose();
      toast.success(message);
      onGone?.();
    });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void discard()}
      title={texts.discardTitle(posting.title || texts.untitled)}
      text={texts.discardText}
      confirm={texts.discard}
      danger
      busy={busy !== undefined}
      fault={fault}
    />
  );
}
