import { useEffect, useId, useMemo, useState } from "react";
import { JobData, type PendingJob } from "#contract/job-review.ts";
import { messageOf } from "#web/lib/api.ts";
import { useForm } from "#web/lib/form.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/float/confirm-dialog.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { isOver } from "../api.ts";
import { editTexts as texts } from "../texts.ts";
import { correctionsOf, editedOf, isSame } from "./corrections.ts";
import { EditFields } from "./edit-fields.tsx";

interface EditDialogProps {
  job: PendingJob;
  onClose: () => void;
  onSave: (corrections: JobData) => Promise<void>;
  /** Closed after somebody else decided: there is nothing left to correct. */
  onOver: () => void;
}

/** What was typed stays until the server has it, or until its writer throws it away. */
export function EditDialog({ job, onClose, onSave, onOver }: EditDialogProps) {
  const id = useId();
  const before = useMemo(() => editedOf(job), [job]);
  const [over, setOver] = useState(false);
  const [asking, setAsking] = useState(false);
  const { form, field, fault, busy } = useForm({
    schema: JobData,
    initial: before,
    submit: (typed) => onSave(correctionsOf(before, typed)),
    explain(error) {
      setOver(isOver(error));
      return { form: messageOf(error, texts.failed) };
    },
  });
  const isDirty = () =>
    form.ref.current !== null && !isSame(before, new FormData(form.ref.current));
  useAskBeforeLeaving(isDirty);
  function close() {
    // What is on its way cannot be called back.
    if (busy) return;
    if (over) onOver();
    else if (isDirty()) setAsking(true);
    else onClose();
  }
  const actions = (
    <>
      {/* In sight wherever the form is scrolled to. */}
      {fault && (
        <div className="w-full">
          <Banner kind={over ? "warn" : "bad"}>{fault}</Banner>
        </div>
      )}
      {!over && (
        <Button type="submit" form={id} busy={busy} className="max-md:min-h-11">
          {texts.save}
        </Button>
      )}
      <Button
        look={over ? "line" : "quiet"}
        aria-disabled={busy || undefined}
        onClick={close}
        className="max-md:min-h-11"
      >
        {over ? texts.close : texts.cancel}
      </Button>
    </>
  );
  return (
    <>
      <Dialog open onClose={close} title={texts.title} size="wide" actions={actions}>
        <form {...form} id={id} className="grid gap-4">
          <EditFields field={field} jobType={before.job_type} />
        </form>
      </Dialog>
      <ConfirmDialog
        open={asking}
        danger
        title={texts.discardTitle}
        text={texts.discardText}
        confirm={texts.discard}
        onConfirm={onClose}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** A reload or a closed tab. */
function useAskBeforeLeaving(isDirty: () => boolean): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (isDirty()) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  });
}
