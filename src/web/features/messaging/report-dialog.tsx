import { useId } from "react";
import * as z from "zod/mini";
import { REPORT_REASONS } from "#contract/messaging.ts";
import { messageOf } from "#web/lib/api.ts";
import { useForm } from "#web/lib/form.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/float/dialog.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { RadioCards } from "#web/ui/form/radio-cards.tsx";
import { TextArea } from "#web/ui/form/text-area.tsx";
import { sendReport } from "./api.ts";
import { DETAILS_MAX, REASON_CARDS, safetyTexts as texts } from "./texts.ts";

const Report = z.object({
  reason: z.enum(REPORT_REASONS, texts.reasonMissing),
  details: z.string().check(z.trim(), z.maxLength(DETAILS_MAX, texts.detailsTooLong)),
});

interface ReportDialogProps {
  /** The conversation's. */
  id: string;
  name: string;
  onClose: () => void;
}

export function ReportDialog({ id, name, onClose }: ReportDialogProps) {
  const formId = useId();
  const { form, field, fault, busy } = useForm({
    schema: Report,
    initial: { reason: "", details: "" },
    async submit(values) {
      await sendReport(id, values);
      toast.success(texts.reported);
      onClose();
    },
    explain: (error) => ({ form: messageOf(error, texts.reportFailed) }),
  });
  const closeUnlessBusy = () => {
    if (!busy) onClose();
  };
  const actions = (
    <>
      <Button type="submit" form={formId} busy={busy} className="max-md:min-h-11">
        {texts.sendReport}
      </Button>
      <Button look="quiet" onClick={closeUnlessBusy} className="max-md:min-h-11">
        {texts.cancel}
      </Button>
    </>
  );
  const reason = field("reason");
  return (
    <Dialog
      open
      onClose={closeUnlessBusy}
      title={texts.reportTitle(name)}
      text={texts.reportText}
      actions={actions}
    >
      <form {...form} id={formId} className="grid gap-4">
        {fault && <Banner kind="bad">{fault}</Banner>}
        <RadioCards {...reason} defaultValue="" legend={texts.reason} options={REASON_CARDS} />
        <TextArea
          {...field("details")}
          label={texts.details}
          optional
          rows={3}
          limit={DETAILS_MAX}
        />
      </form>
    </Dialog>
  );
}
