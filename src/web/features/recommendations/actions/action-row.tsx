import type { ActionJob, Where } from "./action-job.ts";
import { ContactRecruiter } from "./contact-recruiter.tsx";
import { ExpressInterest } from "./express-interest.tsx";
import { SaveJob } from "./save-job.tsx";
import { ShareJob } from "./share/share-job.tsx";

interface ActionRowProps {
  job: ActionJob;
  where: Where;
  /** Not given for those who cannot save. */
  saved?: boolean;
  onSave: () => void;
  expressed?: boolean;
  expressing?: boolean;
  onInterest: () => void;
  /** Given for visitors: an account comes first. */
  onContact?: () => void;
}

/** The same for everybody who looks for a job; only what a press does differs. */
export function ActionRow(props: ActionRowProps) {
  const { job, where, saved, onSave, onInterest, onContact } = props;
  const save = (
    <SaveJob {...{ job, where }} {...(saved !== undefined && { saved })} onPress={onSave} />
  );
  if (where === "card") return save;
  const contact = <ContactRecruiter job={job} onSignUp={onContact} />;
  if (where === "panel")
    return (
      <>
        {contact}
        {save}
      </>
    );
  const { expressed = false, expressing = false } = props;
  return (
    <div className="grid grid-cols-2 gap-2">
      <ExpressInterest expressed={expressed} busy={expressing} onPress={onInterest} />
      {save}
      {contact}
      <ShareJob job={job} />
    </div>
  );
}
