import { useQueryClient } from "@tanstack/react-query";
import type { UnverifiedRecruiter } from "#contract/recruiter-approval.ts";
import { ApiError } from "#web/lib/api.ts";
import { useAction } from "#web/lib/use-action.ts";
import { ConfirmDialog } from "#web/ui/float/confirm-dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { approve, companiesQuery } from "./api.ts";
import { approvalTexts as texts } from "./texts.ts";

interface ApproveDialogProps {
  recruiter: UnverifiedRecruiter;
  onClose: () => void;
  /** After it is approved. */
  onApproved: () => void;
}

export function ApproveDialog({ recruiter, onClose, onApproved }: ApproveDialogProps) {
  const client = useQueryClient();
  const { run, busy, fault } = useAction(texts.unexpected);
  const { name, email, company_name } = recruiter;
  const confirm = () =>
    run("approve", async () => {
      try {
        toast.success(await approve(recruiter));
        onApproved();
      } catch (error) {
        if (!isOutdated(error)) throw error;
        // There is something else to look at first: the list, which is being asked for again.
        onClose();
        toast.error(error.message);
      } finally {
        void client.invalidateQueries({ queryKey: companiesQuery.queryKey });
      }
    });
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      onConfirm={() => void confirm()}
      title={texts.approveTitle(company_name)}
      text={texts.approveText(name, email)}
      confirm={texts.approveCompany}
      busy={busy !== undefined}
      fault={fault}
    />
  );
}

/** What was looked at has changed, or is gone. */
const isOutdated = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.fault === "conflict" || error.fault === "not-found");
