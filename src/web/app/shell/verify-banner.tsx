import { useState } from "react";
import { resendVerification } from "#contract/account-links.ts";
import { call, messageOf } from "#web/lib/api.ts";
import { type SessionUser, useSession } from "#web/lib/session.ts";
import { Icon } from "#web/ui/icon.tsx";

interface State {
  at: "offered" | "sending" | "sent" | "failed";
  says: string;
}

const ASKS: Record<SessionUser["role"], string> = {
  candidate: "Verify your email to be found by recruiters.",
  recruiter: "Verify your email, so that candidates can be sure of you.",
};

/** Where mail need not be proved before the first sign-in, it is asked for here. */
export function VerifyBanner() {
  const session = useSession();
  if (session.state !== "signed-in" || session.user.emailVerified) return null;
  const { email, role } = session.user;
  return <Offer email={email} asks={ASKS[role]} />;
}

function Offer({ email, asks }: { email: string; asks: string }) {
  const [state, setState] = useState<State>({ at: "offered", says: asks });
  async function send() {
    if (state.at === "sending") return;
    setState({ at: "sending", says: asks });
    const answer = await call(resendVerification, { body: { email } }).then(
      (): State => ({ at: "sent", says: `A new link is on its way to ${email}.` }),
      (error): State => ({
        at: "failed",
        says: messageOf(error, "Failed to resend verification email"),
      }),
    );
    setState(answer);
  }
  return (
    <div role="status" className="bg-note-wash text-13">
      <p className="wrap flex flex-wrap items-center gap-x-2.5 gap-y-1 py-2.5">
        <Icon name="note" className="text-note" />
        <span className="wrap-anywhere min-w-0">{state.says}</span>
        <button
          type="button"
          aria-disabled={state.at === "sending"}
          className="font-medium text-accent underline underline-offset-3"
          onClick={() => void send()}
        >
          Send the link again
        </button>
      </p>
    </div>
  );
}
