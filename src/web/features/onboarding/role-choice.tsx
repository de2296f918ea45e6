import * as z from "zod/mini";
import { useForm } from "#web/lib/form.ts";
import type { SessionUser } from "#web/lib/session.ts";
import { Button } from "#web/ui/button.tsx";
import { RadioCards } from "#web/ui/form/radio-cards.tsx";
import { onboardingTexts } from "./texts.ts";
import { WizardActions, WizardFrame } from "./wizard-frame.tsx";

const texts = onboardingTexts.role;

type Role = SessionUser["role"];

interface RoleChoiceProps {
  chosen: Role | undefined;
  /** Somebody has come back to it. */
  arrived: boolean;
  onChoose: (role: Role) => void;
}

/** Spec 1 §2: the first thing asked, and the one that can be changed later. */
export function RoleChoice({ chosen, arrived, onChoose }: RoleChoiceProps) {
  const { form, field } = useForm({
    schema: z.object({ role: z.enum(["candidate", "recruiter"], texts.missing) }),
    initial: { role: chosen ?? "" },
    submit: async ({ role }) => onChoose(role),
    explain: () => ({}),
  });
  const { defaultValue, ...role } = field("role");
  return (
    <WizardFrame title={texts.title} lead={texts.lead} arrived={arrived}>
      <form {...form}>
        <RadioCards<Role>
          {...role}
          legend={texts.legend}
          defaultValue={chosen}
          options={[
            { value: "candidate", title: texts.candidate, text: texts.candidateText },
            { value: "recruiter", title: texts.recruiter, text: texts.recruiterText },
          ]}
        />
        <p className="mt-3 text-13 text-ink-2">{texts.note}</p>
        <WizardActions>
          <span />
          <Button type="submit">{onboardingTexts.next}</Button>
        </WizardActions>
      </form>
    </WizardFrame>
  );
}
