import type { ReactNode } from "react";
import { Button } from "#web/ui/button.tsx";
import { actionTexts as texts } from "../texts.ts";
import type { ActionJob, Where } from "./action-job.ts";
import { isPostedHere } from "./contact-address.ts";
import { ContactRecruiter } from "./contact-recruiter.tsx";
import { SaveJob } from "./save-job.tsx";
import { ShareJob } from "./share-job.tsx";

interface ActionRowProps {
  job: ActionJob;
  where: Where;
  /** The button that applies; what a press does differs. */
  apply: ReactNode;
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
  const { job, where, apply, saved, onSave, onInterest, onContact } = props;
  const save = (
    <SaveJob {...{ job, where }} {...(saved !== undefined && { saved })} onPress={onSave} />
  );
  if (where === "apply") return apply;
  if (where === "card")
    return (
      <>
        {apply}
        {save}
      </>
    );
  const contact = <ContactRecruiter job={job} onSignUp={onContact} />;
  if (where === "panel")
    return (
      <>
        {apply}
        {contact}
        {save}
      </>
    );
  const { expressed = false, expressing = false } = props;
  const isHere = isPostedHere(job);
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-2">
        {/* Elsewhere nobody would hear of it. */}
        {isHere && <ExpressInterest expressed={expressed} busy={expressing} onPress={onInterest} />}
        {save}
        {contact}
        {isHere ? (
          <ShareJob job={job} />
        ) : (
          <div className="col-span-2 grid">
            <ShareJob job={job} />
          </div>
        )}
      </div>
      {!isHere && <p className="text-13 text-ink-2">{texts.nobodyTold}</p>}
    </div>
  );
}

interface ExpressInterestProps {
  /** Once is enough. */
  expressed: boolean;
  busy: boolean;
  onPress: () => void;
}

function ExpressInterest({ expressed, busy, onPress }: ExpressInterestProps) {
  return (
    <Button
      // Not `disabled`, which would take the focus away from who has just pressed it.
      aria-disabled={expressed}
      look="line"
      className={`max-md:min-h-11 ${expressed ? "border-paper-3! bg-paper-3! text-ink-3!" : ""}`}
      busy={busy}
      onClick={expressed ? undefined : onPress}
    >
      {expressed ? texts.interested : texts.interest}
    </Button>
  );
}
