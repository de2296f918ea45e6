import { CompanyInfo } from "#contract/recruiter-profile.ts";
import { useForm } from "#web/lib/form.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { onboardingTexts } from "../texts.ts";
import { WizardActions, WizardFrame } from "../wizard-frame.tsx";
import { type StepProps, typedIn } from "./step-props.ts";
import { recruiterTexts } from "./texts.ts";

const texts = recruiterTexts.company;

export function CompanyStep({ frame, filled, keep, onNext, onBack }: StepProps) {
  const { form, field } = useForm({
    schema: CompanyInfo,
    initial: filled,
    async submit(values) {
      keep(values);
      onNext();
    },
    explain: () => ({}),
  });
  return (
    <WizardFrame {...frame} title={texts.title} lead={texts.lead}>
      <form {...form} onInput={(event) => keep(typedIn(event))}>
        <div className="grid max-w-[440px] gap-4">
          <Field {...field("company_name")} label={texts.name} autoComplete="organization" />
          <Field
            {...field("company_website")}
            label={texts.website}
            hint={texts.websiteHint}
            inputMode="url"
            autoComplete="url"
            autoCapitalize="none"
          />
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
