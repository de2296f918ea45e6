import { useQueryClient } from "@tanstack/react-query";
import { type ComponentType, type FormEvent, useState } from "react";
import * as z from "zod/mini";
import { PersonalInfo, ONBOARDING_SENTENCES as say } from "#contract/onboarding.ts";
import { ApiError, messageOf } from "#web/lib/api.ts";
import { useForm } from "#web/lib/form.ts";
import type { SessionUser } from "#web/lib/session.ts";
import { Button } from "#web/ui/button.tsx";
import { Checkbox } from "#web/ui/form/checkbox.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { becomeCandidate, resumeQuery } from "./api.ts";
import { type Draft, keepDraft, readDraft } from "./draft.ts";
import { explainFault } from "./explain-fault.ts";
import type { ResumePartProps } from "./resume-part-props.ts";
import { RoleProof, WizardFault } from "./role-proof.tsx";
import { TermsLabel } from "./terms-label.tsx";
import { onboardingTexts } from "./texts.ts";
import { WizardActions, WizardFrame } from "./wizard-frame.tsx";

const preferencesStepTexts = onboardingTexts.preferences;

const PreferencesStepForm = z.object({
  findable: z.optional(z.string()),
  terms: z.literal("on", say.termsRequired),
  password: z.optional(z.string()),
});

function PreferencesStep(props: StepProps) {
  const { user, filled, arrived, keep, PreferencesPart, onBack, onSending, onComplete } = props;
  const { name = "", email = "", phone = "", resumeId = "", findable = true, want = "" } = filled;
  const changesRole = user.onboarded && user.role !== "candidate";
  const { form, field, fault, busy } = useForm({
    schema: PreferencesStepForm,
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
      title={preferencesStepTexts.title}
      lead={preferencesStepTexts.lead}
      arrived={arrived}
    >
      <form {...form}>
        <div className="grid max-w-[60ch] gap-6">
          <PreferencesPart line={want} onLine={(line) => keep({ want: line })} />
          <Checkbox
            {...field("findable")}
            label={<b className="font-[550] text-15">{preferencesStepTexts.findable}</b>}
            hint={findable ? preferencesStepTexts.findableText : preferencesStepTexts.hiddenText}
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

const resumeStepTexts = onboardingTexts.resume;
const Form = z.object({ resume: z.string().check(z.minLength(1, say.resumeRequired)) });

function ResumeStep({ filled, arrived, keep, ResumePart, onBack, onNext }: StepProps) {
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
      title={resumeStepTexts.title}
      lead={resumeStepTexts.lead}
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

interface PreferencesPartProps {
  line: string;
  onLine: (line: string) => void;
}

interface StepProps {
  user: SessionUser;
  filled: Draft;
  /** From another step, and not by opening the page. */
  arrived: boolean;
  keep: (change: Draft) => void;
  ResumePart: ComponentType<ResumePartProps>;
  /** What they look for belongs to another feature: the screen hands it in. */
  PreferencesPart: ComponentType<PreferencesPartProps>;
  onBack: () => void;
  onNext: () => void;
  onSending: (sending: boolean) => void;
  onComplete: () => void;
}
