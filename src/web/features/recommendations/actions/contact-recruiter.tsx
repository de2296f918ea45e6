import type { ReactNode } from "react";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Drawing } from "#web/ui/icon.tsx";
import { actionTexts as texts } from "../texts.ts";
import type { ActionJob } from "./action-job.ts";
import { contactAddress, isPostedHere, messagesAbout } from "./contact-address.ts";
import { DRAWINGS } from "./drawings.ts";

interface ContactRecruiterProps {
  job: ActionJob;
  /** Given for visitors: an account comes first. */
  onSignUp?: (() => void) | undefined;
  /** Said after its words, where every row has the same. */
  about?: ReactNode;
}

/** Who posted a job here is written to here; not there when nobody said how to reach them. */
export function ContactRecruiter({ job, onSignUp, about }: ContactRecruiterProps) {
  const address = isPostedHere(job) ? messagesAbout(job.id) : contactAddress(job);
  if (!address) return null;
  const looks = { look: "line", className: "max-md:min-h-11" } as const;
  const content = (
    <>
      <Drawing path={DRAWINGS.mail} />
      {texts.contact}
      {about}
    </>
  );
  if (isPostedHere(job) && !onSignUp)
    return (
      <ButtonLink {...looks} to={address}>
        {content}
      </ButtonLink>
    );
  return (
    <Button {...looks} onClick={() => (onSignUp ? onSignUp() : open(address))}>
      {content}
    </Button>
  );
}

function open(address: string): void {
  // A mail program opens beside the page; a tab for it would stay empty.
  if (address.startsWith("mailto:")) location.assign(address);
  else window.open(address, "_blank", "noopener,noreferrer");
}
