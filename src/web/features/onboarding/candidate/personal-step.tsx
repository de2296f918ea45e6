import type { FormEvent } from "react";
import { PersonalInfo } from "#contract/onboarding.ts";
import { useForm } from "#web/lib/form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { onboardingTexts } from "../texts.ts";
import { WizardActions, WizardFrame } from "../wizard-frame.tsx";
import type { StepProps } from "./step-props.ts";

const texts = onboardingTexts.personal;

export function PersonalStep({ user, filled, arrived, keep, onBack, onNext }: StepProps) {
  const { name = "", email = "", phone = "" } = filled;
  const { form, field } = useForm({
    schema: PersonalInfo,
    initial: { name, email, phone },
    async submit(values) {
      keep(values);
      onNext();
    },
    explain: () => ({}),
  });
  function onInput({ currentTarget }: FormEvent<HTMLFormElement>) {
    const typed = new FormData(currentTarget);
    keep({
      name: String(typed.get("name")),
      email: String(typed.get("email")),
      phone: String(typed.get("phone")),
    });
  }
  return (
    <WizardFrame
      steps={onboardingTexts.candidateSteps}
      at={0}
      title={texts.title}
      lead={texts.lead}
      arrived={arrived}
    >
      <form {...form} onInput={onInput}>
        <div className="grid max-w-[440px] gap-4">
          <Field {...field("name")} label={texts.name} autoComplete="name" />
          <Field
            {...field("email")}
            label={texts.email}
            hint={texts.emailHint(user.email)}
            type="email"
            autoComplete="email"
          />
          <Field {...field("phone")} label={texts.phone} type="tel" autoComplete="tel" />
        </div>
        <WizardActions>
          <Button look="line" onClick={onBack}>
            {onboardingTexts.back}
          </Button>
          <Button type="submit">{onboardingTexts.next}</Button>
        </WizardActions>
      </form>
    </WizardFrame>
  );
}
