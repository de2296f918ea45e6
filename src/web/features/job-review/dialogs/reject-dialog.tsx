import { useId, useState } from "react";
import * as z from "zod/mini";
import { type PendingJob, REVIEW_LONGEST, REVIEW_SENTENCES as say } from "#contract/job-review.ts";
import { useForm } from "#web/lib/form.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { titleOf } from "../model/title-of.ts";
import { keepReason, keptReason } from "../reason-storage.ts";
import { rejectTexts as texts } from "../texts.ts";
import { pressReason, QUICK_REASONS } from "./reasons.ts";

const Reason = z.object({
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, say.reasonRequired),
      z.maxLength(REVIEW_LONGEST.reason, say.tooLong),
    ),
});

interface RejectDialogProps {
  job: PendingJob;
  onClose: () => void;
  onReject: (reason: string) => void;
}

/** Spec 2 §5: without a reason nothing is rejected. */
export function RejectDialog({ job, onClose, onReject }: RejectDialogProps) {
  const id = useId();
  const [typed, setTyped] = useState(() => keptReason(job.id));
  const { form, field } = useForm({
    schema: Reason,
    initial: { reason: "" },
    async submit({ reason }) {
      // It is kept again when it does not reach the server.
      keepReason(job.id, "");
      onReject(reason);
    },
    explain: () => ({}),
  });
  function close() {
    keepReason(job.id, typed);
    onClose();
  }
  const { defaultValue: _typedHere, ...reason } = field("reason");
  const actions = (
    <>
      <Button look="danger" type="submit" form={id} className="max-md:min-h-11">
        {texts.reject}
      </Button>
      <Button look="quiet" onClick={close} className="max-md:min-h-11">
        {texts.cancel}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onClose={close}
      title={texts.title}
      text={(job.is_update ? texts.updateText : texts.text)(titleOf(job))}
      actions={actions}
    >
      <form {...form} id={id} className="grid gap-3">
        <TextArea
          {...reason}
          label={texts.reason}
          rows={3}
          limit={REVIEW_LONGEST.reason}
          value={typed}
          onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        />
        <fieldset aria-label={texts.quick} className="flex flex-wrap gap-1.5">
          {QUICK_REASONS.map((quick) => (
            <button
              key={quick}
              type="button"
              aria-pressed={typed.includes(quick)}
              onClick={() => {
                setTyped(pressReason(typed, quick));
                reason.onEdit();
              }}
              className="min-h-[26px] rounded-sm border border-rule px-[9px] text-left text-13 text-ink-2 leading-[1.4] hover:border-rule-2 hover:text-ink aria-pressed:border-ink aria-pressed:text-ink max-md:min-h-11"
            >
              {quick}
            </button>
          ))}
        </fieldset>
      </form>
    </Dialog>
  );
}
