import { useState } from "react";
import type { SessionUser } from "#web/lib/session.ts";
import { onboardingTexts } from "../texts.ts";
import type { Archives, RecruiterFields } from "./api.ts";
import { CompanyStep } from "./company-step.tsx";
import { ContactStep } from "./contact-step.tsx";
import { FilesStep } from "./files-step.tsx";
import {
  dropRecruiterDraft,
  keepRecruiterDraft,
  type RecruiterDraft,
  readRecruiterDraft,
} from "./recruiter-draft.ts";

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
