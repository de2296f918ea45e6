import { useLocation } from "react-router";
import { type CreationStep, stepOf } from "#web/features/job-creation/address.ts";
import { TalkScreen } from "#web/features/job-creation/chat/talk-screen.tsx";
import { EnterUrl } from "#web/features/job-creation/enter-url.tsx";
import { SelectOption } from "#web/features/job-creation/select-option.tsx";
import { creationTexts as texts } from "#web/features/job-creation/texts.ts";
import { useSession } from "#web/lib/session.ts";
import { ButtonLink } from "#web/ui/button.tsx";
import { Trouble } from "./trouble.tsx";
import { UploadStep } from "./upload-step.tsx";

/** Spec 2 §2: by talking to the assistant, or from a file. */
export function CreateJobPage() {
  const session = useSession();
  const { search } = useLocation();
  const user = session.state === "signed-in" ? session.user : undefined;
  if (!user) return null;
  if (user.role !== "recruiter") return <ForRecruiters />;
  return <Step step={stepOf(search)} />;
}

function Step({ step }: { step: CreationStep }) {
  if (step.at === "select") return <SelectOption />;
  if (step.at === "url") return <EnterUrl />;
  if (step.at === "upload") return <UploadStep postingId={step.posting} />;
  return <TalkScreen talkId={step.talk} />;
}

/** The server would refuse each call; better to say so once. */
function ForRecruiters() {
  return (
    <Trouble title={texts.forRecruiters} text={texts.forRecruitersText}>
      <ButtonLink to="/dashboard">{texts.toDashboard}</ButtonLink>
      <ButtonLink look="line" to="/profile#role">
        {texts.toSettings}
      </ButtonLink>
    </Trouble>
  );
}
