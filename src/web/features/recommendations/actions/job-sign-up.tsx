import { type PendingAction, rememberAction } from "#web/lib/pending-action.ts";
import { SignUpPrompt } from "#web/ui/float/sign-up-prompt.tsx";
import { promptTexts, type Wanted } from "../texts.ts";

/** What is done for them once they have signed up; all else waits for a press on the screen they come back to. */
const PENDING: Readonly<Record<Wanted, PendingAction["kind"] | undefined>> = {
  save: "save-job",
  interest: "express-interest",
  apply: undefined,
  contact: undefined,
};

export interface JobSignUpProps {
  wanted: Wanted;
  jobId: string;
  from: string;
  onClose: () => void;
}

export function JobSignUp({ wanted, jobId, from, onClose }: JobSignUpProps) {
  const kind = PENDING[wanted];
  const onGo = () => kind && rememberAction({ kind, id: jobId, from });
  return (
    <SignUpPrompt {...promptTexts[wanted]} from={from} onGo={() => void onGo()} onClose={onClose} />
  );
}
