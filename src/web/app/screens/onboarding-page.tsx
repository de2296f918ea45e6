import { lazy, useEffect, useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";
import { ONBOARDING_SENTENCES } from "#contract/onboarding.ts";
import { RECRUITER_SENTENCES } from "#contract/recruiter-profile.ts";
import { CandidateWizard } from "#web/features/onboarding/candidate-wizard.tsx";
import { CompleteStep } from "#web/features/onboarding/complete-step.tsx";
import { dropDraft, keepDraft, readDraft } from "#web/features/onboarding/draft.ts";
import { dropRecruiterDraft } from "#web/features/onboarding/recruiter/recruiter-draft.ts";
import { RecruiterWizard } from "#web/features/onboarding/recruiter/recruiter-wizard.tsx";
import { RoleChoice } from "#web/features/onboarding/role-choice.tsx";
import { expectedRole, forgetExpectedRole } from "#web/lib/expected-role.ts";
import { LazyBoundary } from "#web/lib/lazy-boundary.tsx";
import { type SessionUser, useSession } from "#web/lib/session.ts";
import { Skeleton } from "#web/ui/list/skeleton.tsx";
import { ResumePart } from "./resume-part.tsx";

type Role = SessionUser["role"];

const CREATED: Record<Role, string> = {
  candidate: ONBOARDING_SENTENCES.created,
  recruiter: RECRUITER_SENTENCES.created,
};

/** Spec 1 §2. `?role=` leads past the choice: account settings use it to change the role. */
export function OnboardingPage() {
  const session = useSession();
  const { search } = useLocation();
  if (session.state !== "signed-in") return null;
  const wanted = roleOf(new URLSearchParams(search).get("role"));
  return <Onboarding key={wanted} user={session.user} wanted={wanted} />;
}

function roleOf(text: string | null): Role | undefined {
  return text === "candidate" || text === "recruiter" ? text : undefined;
}

function Onboarding({ user, wanted }: { user: SessionUser; wanted: Role | undefined }) {
  const [role, setRole] = useState(() => wanted ?? readDraft(user.id).role);
  const [left, setLeft] = useState<Role>();
  const [isSending, onSending] = useState(false);
  const [isComplete, setComplete] = useState(false);
  const navigate = useNavigate();

  // The choice was made by hand: reading goes on at the title of what it led to.
  const [hasChosen, setChosen] = useState(false);
  useEffect(() => {
    if (hasChosen && role) document.querySelector<HTMLElement>("main h1")?.focus();
  }, [hasChosen, role]);

  function choose(chosen: Role) {
    keepDraft(user.id, { role: chosen });
    setRole(chosen);
    setChosen(true);
  }
  /** Who came from the account settings goes back there; nothing has changed. */
  function onBack() {
    if (user.onboarded) return void navigate("/profile");
    keepDraft(user.id, { role: undefined });
    setLeft(role);
    setRole(undefined);
  }
  function onComplete() {
    dropDraft(user.id);
    dropRecruiterDraft(user.id);
    forgetExpectedRole();
    setComplete(true);
  }
  if (role && isComplete) return <CompleteStep role={role} says={CREATED[role]} />;
  // Finished long ago, or in another window; who finishes here is still to read that they have.
  if (!isSending && isFinished(user, wanted)) return <Navigate to="/dashboard" replace />;
  if (!role)
    return (
      <RoleChoice chosen={left ?? expectedRole()} arrived={left !== undefined} onChoose={choose} />
    );
  const wizard = { user, onBack, onSending, onComplete };
  if (role === "recruiter") return <RecruiterWizard {...wizard} />;
  return <CandidateWizard {...wizard} ResumePart={ResumePart} PreferencesPart={PreferencesPart} />;
}

const isFinished = ({ onboarded, role }: SessionUser, wanted: Role | undefined) =>
  onboarded && (!wanted || wanted === role);

const PreferencesEditor = lazy(() =>
  import("#web/features/matching/preferences/preferences-editor.tsx").then((file) => ({
    default: file.PreferencesEditor,
  })),
);

interface PreferencesPartProps {
  line: string;
  onLine: (line: string) => void;
}

/** What somebody looks for, in one line: read by the rules of the matching feature. */
function PreferencesPart({ line, onLine }: PreferencesPartProps) {
  return (
    <LazyBoundary shape={<Skeleton className="h-[200px] w-full" />}>
      <PreferencesEditor id="want" line={line} onLine={onLine} />
    </LazyBoundary>
  );
}
