import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import * as z from "zod/mini";
import { ONBOARDING_SENTENCES as say } from "#contract/onboarding.ts";
import { ApiError, messageOf } from "#web/lib/api.ts";
import { useForm } from "#web/lib/form.ts";
import { Button } from "#web/ui/button.tsx";
import { resumeQuery } from "../api.ts";
import { onboardingTexts } from "../texts.ts";
import { WizardActions, WizardFrame } from "../wizard-frame.tsx";
import type { StepProps } from "./step-props.ts";

const texts = onboardingTexts.resume;
const Form = z.object({ resume: z.string().check(z.minLength(1, say.resumeRequired)) });

export function ResumeStep({ filled, arrived, keep, ResumePart, onBack, onNext }: StepProps) {
  const client = useQueryClient();
  const [sending, setSending] = useState(false);
  const { resumeId } = filled;
  const { form, field, busy } = useForm({
    schema: Form,
    initial: { resume: resumeId ?? "" },
    async submit({ resume }) {
      const { status, message } = await client.fetchQuery(resumeQuery(resume));
      if (status === "unreadable") throw new ApiError(409, "conflict", message);
      onNext();
    },
    explain(error) {
      // Deleted in another window, perhaps: then there is none to go on with.
      if (error instanceof ApiError && error.fault === "not-found") keep({ resumeId: undefined });
      return { fields: { resume: messageOf(error, say.resumeRequired) } };
    },
  });
  const { error, onEdit } = field("resume");
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    // A file that is on its way is waited for.
    if (sending) event.preventDefault();
    else form.onSubmit(event);
  }
  return (
    <WizardFrame
      steps={onboardingTexts.candidateSteps}
      at={1}
      title={texts.title}
      lead={texts.lead}
      arrived={arrived}
    >
      <form {...form} onSubmit={onSubmit}>
        <input type="hidden" name="resume" value={resumeId ?? ""} />
        <ResumePart
          resumeId={resumeId}
          fault={error}
          onBusy={setSending}
          onResume={(id) => {
            onEdit();
            keep({ resumeId: id });
          }}
        />
        <WizardActions>
          <Button look="line" onClick={onBack}>
            {onboardingTexts.back}
          </Button>
          <Button type="submit" busy={busy || sending}>
            {onboardingTexts.next}
          </Button>
        </WizardActions>
      </form>
    </WizardFrame>
  );
}
