import { useState } from "react";
import { CompanyInfo, ContactInfo } from "#contract/recruiter-profile.ts";
import { useForm } from "#web/lib/form.ts";
import type { SessionUser } from "#web/lib/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { onboardingTexts } from "../texts.ts";
import { WizardActions, WizardFrame } from "../wizard-frame.tsx";
import type { Archives, RecruiterFields } from "./api.ts";
import { FilesStep, type StepProps, typedIn } from "./files-step.tsx";
import {
  dropRecruiterDraft,
  keepRecruiterDraft,
  type RecruiterDraft,
  readRecruiterDraft,
} from "./recruiter-draft.ts";

import { recruiterTexts } from "./texts.ts";

const contactStepTexts = recruiterTexts.contact;

function ContactStep({ user, frame, filled, keep, onNext, onBack }: StepProps) {
  const { form, field } = useForm({
    schema: ContactInfo,
    initial: filled,
    async submit(values) {
      keep(values);
      onNext();
    },
    explain: () => ({}),
  });
  return (
    <WizardFrame {...frame} title={contactStepTexts.title} lead={contactStepTexts.lead}>
      <form {...form} onInput={(event) => keep(typedIn(event))}>
        <div className="grid max-w-[440px] gap-4">
          <Field {...field("name")} label={contactStepTexts.name} autoComplete="name" />
          <Field
            {...field("email")}
            label={contactStepTexts.email}
            hint={contactStepTexts.emailHint(user.email)}
            type="email"
            autoComplete="email"
          />
          <Field
            {...field("contact_number")}
            label={contactStepTexts.number}
            type="tel"
            autoComplete="tel"
          />
          <Field
            {...field("position")}
            label={contactStepTexts.position}
            hint={contactStepTexts.positionHint}
            autoComplete="organization-title"
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

const NO_ARCHIVES: Archives = { resumes: undefined, jobs: undefined };

interface RecruiterWizardProps {
  user: SessionUser;
  onBack: () => void;
  /** It is being sent: from here on the person may count as finished at any moment. */
  onSending: (sending: boolean) => void;
  onComplete: () => void;
}

/** Steps 0 to 2 of spec 1 §4; what was filled in survives leaving the page. */
export function RecruiterWizard({ user, onBack, onSending, onComplete }: RecruiterWizardProps) {
  const [filled, setFilled] = useState(() => startOf(user));
  const [archives, setArchives] = useState(NO_ARCHIVES);
  const [arrived, setArrived] = useState(false);
  const { step: at, ...fields } = filled;

  function keep(change: Partial<RecruiterDraft>) {
    keepRecruiterDraft(user.id, change);
    setFilled((now) => ({ ...now, ...change }));
  }
  function goTo(step: number) {
    if (step < 0) return onBack();
    setArrived(true);
    keep({ step });
  }
  const step = {
    user,
    frame: { steps: onboardingTexts.recruiterSteps, at, arrived },
    filled: fields,
    keep,
    onBack: () => goTo(at - 1),
    onNext: () => goTo(at + 1),
  };
  if (at === 0) return <CompanyStep key={at} {...step} />;
  if (at === 1) return <ContactStep key={at} {...step} />;
  return (
    <FilesStep
      key={at}
      {...step}
      archives={archives}
      onArchives={setArchives}
      onSending={onSending}
      onNext={() => {
        dropRecruiterDraft(user.id);
        onComplete();
      }}
    />
  );
}

/** Nobody comes to a step whose steps before are not filled in. */
function startOf({ id, name, email, phone }: SessionUser): RecruiterDraft {
  const blank = { step: 0, company_name: "", company_website: "", position: "" };
  const draft = readRecruiterDraft(id, { ...blank, name, email, contact_number: phone });
  return { ...draft, step: Math.max(0, Math.min(draft.step, furthestOf(draft))) };
}

function furthestOf(draft: RecruiterFields): number {
  if (!draft.company_name || !draft.company_website) return 0;
  return draft.name && draft.email && draft.contact_number && draft.position ? 2 : 1;
}

const texts = recruiterTexts.company;

function CompanyStep({ frame, filled, keep, onNext, onBack }: StepProps) {
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
