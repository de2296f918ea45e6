import { type ComponentType, type FormEvent, useState } from "react";
import * as z from "zod/mini";
import { PersonalInfo } from "#contract/onboarding.ts";
import { useForm } from "#web/lib/form.ts";
import type { SessionUser } from "#web/lib/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { type Draft, keepDraft, readDraft } from "../draft.ts";
import { onboardingTexts } from "../texts.ts";
import { WizardActions, WizardFrame } from "../wizard-frame.tsx";
import { PreferencesStep } from "./preferences-step.tsx";
import type { ResumePartProps } from "./resume-part-props.ts";
import { ResumeStep } from "./resume-step.tsx";
import type { PreferencesPartProps, StepProps } from "./step-props.ts";

const texts = onboardingTexts.personal;

function PersonalStep({ user, filled, arrived, keep, onBack, onNext }: StepProps) {
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

const STEPS = [PersonalStep, ResumeStep, PreferencesStep] as const;

interface CandidateWizardProps {
  user: SessionUser;
  /** A resume belongs to another feature: the screen hands in how one is given. */
  ResumePart: ComponentType<ResumePartProps>;
  PreferencesPart: ComponentType<PreferencesPartProps>;
  onBack: () => void;
  /** It is being sent: from here on the person may count as finished at any moment. */
  onSending: (sending: boolean) => void;
  onComplete: () => void;
}

/** Steps 0 to 2 of spec 1 §4; what was filled in survives leaving the page. */
export function CandidateWizard(props: CandidateWizardProps) {
  const { user, ResumePart, PreferencesPart, onBack, onSending, onComplete } = props;
  const [filled, setFilled] = useState<Draft>(() => startOf(user));
  const [arrived, setArrived] = useState(false);
  const at = filled.step ?? 0;
  const Step = STEPS[at] ?? PersonalStep;

  function keep(change: Draft) {
    keepDraft(user.id, change);
    setFilled((now) => ({ ...now, ...change }));
  }
  function goTo(step: number) {
    if (step < 0) return onBack();
    setArrived(true);
    keep({ step });
  }
  const step: StepProps = {
    user,
    filled,
    arrived,
    keep,
    ResumePart,
    PreferencesPart,
    onSending,
    onBack: () => goTo(at - 1),
    onNext: () => goTo(at + 1),
    onComplete,
  };
  return <Step key={at} {...step} />;
}

/** Nobody comes to a step whose steps before are not filled in. */
function startOf({ id, name, email, phone }: SessionUser): Draft {
  const draft = { name, email, phone, findable: true, ...readDraft(id) };
  const isKnown = z.safeParse(PersonalInfo, draft).success;
  const reached = draft.resumeId ? 2 : 1;
  return { ...draft, step: isKnown ? Math.min(draft.step ?? 0, reached) : 0 };
}
