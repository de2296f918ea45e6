import * as z from "zod/mini";
import { ONBOARDING_SENTENCES as say } from "#contract/onboarding.ts";
import { useForm } from "#web/lib/form.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { becomeCandidate } from "../api.ts";
import { explainFault } from "../explain-fault.ts";
import { RoleProof, WizardFault } from "../role-proof.tsx";
import { TermsLabel } from "../terms-label.tsx";
import { onboardingTexts } from "../texts.ts";
import { WizardActions, WizardFrame } from "../wizard-frame.tsx";
import type { StepProps } from "./step-props.ts";

const texts = onboardingTexts.preferences;

const Form = z.object({
  findable: z.optional(z.string()),
  terms: z.literal("on", say.termsRequired),
  password: z.optional(z.string()),
});

export function PreferencesStep(props: StepProps) {
  const { user, filled, arrived, keep, PreferencesPart, onBack, onSending, onComplete } = props;
  const { name = "", email = "", phone = "", resumeId = "", findable = true, want = "" } = filled;
  const changesRole = user.onboarded && user.role !== "candidate";
  const { form, field, fault, busy } = useForm({
    schema: Form,
    initial: { findable: findable ? "on" : "", terms: "", password: "" },
    async submit({ password }) {
      onSending(true);
      const said = { name, email, phone, want };
      const person = { userId: user.id, ...said, resumeId, findable, password };
      await becomeCandidate(person);
      onComplete();
    },
    explain(error) {
      onSending(false);
      return explainFault(error);
    },
  });
  return (
    <WizardFrame
      steps={onboardingTexts.candidateSteps}
      at={2}
      title={texts.title}
      lead={texts.lead}
      arrived={arrived}
    >
      <form {...form}>
        <div className="grid max-w-[60ch] gap-6">
          <PreferencesPart line={want} onLine={(line) => keep({ want: line })} />
          <Checkbox
            {...field("findable")}
            label={<b className="font-[550] text-15">{texts.findable}</b>}
            hint={findable ? texts.findableText : texts.hiddenText}
            onChange={({ target }) => keep({ findable: target.checked })}
          />
          <Checkbox {...field("terms")} label={<TermsLabel />} />
          {changesRole && <RoleProof becoming="candidate" password={field("password")} />}
          <WizardFault fault={fault} becoming="candidate" />
        </div>
        <WizardActions>
          <Button look="line" onClick={onBack}>
            {onboardingTexts.back}
          </Button>
          <Button type="submit" busy={busy}>
            {onboardingTexts.submit}
          </Button>
        </WizardActions>
      </form>
    </WizardFrame>
  );
}
