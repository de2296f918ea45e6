import { Button } from "#web/ui/button.tsx";
import { Drawing } from "#web/ui/icon.tsx";
import { actionTexts as texts } from "../texts.ts";
import type { ActionJob } from "./action-job.ts";
import { contactAddress } from "./contact-address.ts";
import { DRAWINGS } from "./drawings.ts";

interface ContactRecruiterProps {
  job: ActionJob;
  /** Given for visitors: an account comes first. */
  onSignUp?: (() => void) | undefined;
}

/** Not there when nobody said how to reach them: an account would not change that. */
export function ContactRecruiter({ job, onSignUp }: ContactRecruiterProps) {
  const address = contactAddress(job);
  if (!address) return null;
  return (
    <Button
      look="line"
      className="max-md:min-h-11"
      onClick={() => (onSignUp ? onSignUp() : open(address))}
    >
      <Drawing path={DRAWINGS.mail} />
      {texts.contact}
    </Button>
  );
}

function open(address: string): void {
  // A mail program opens beside the page; a tab for it would stay empty.
  if (address.startsWith("mailto:")) location.assign(address);
  else window.open(address, "_blank", "noopener,noreferrer");
}
