import { type PendingAction, rememberAction } from "#web/lib/pending-action.ts";
import { SignUpPrompt } from "#web/ui/float/sign-up-prompt.tsx";
import { promptTexts, type Wanted } from "../texts.ts";
import type { ActionJob } from "./action-job.ts";

/** What is done for them once they have signed up. */
const PENDING: Readonly<Record<Wanted, PendingAction["kind"]>> = {
  save: "save-job",
  interest: "express-interest",
  apply: "apply",
  contact: "contact-recruiter",
};

export interface JobSignUpProps {
  wanted: Wanted;
  job: Pick<ActionJob, "id" | "title">;
  from: string;
  onClose: () => void;
}

export function JobSignUp({ wanted, job: { id, title }, from, onClose }: JobSignUpProps) {
  const onGo = () => rememberAction({ kind: PENDING[wanted], id, title, from });
  return <SignUpPrompt {...promptTexts[wanted]} from={from} onGo={onGo} onClose={onClose} />;
}
