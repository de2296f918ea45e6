import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { ACCOUNT_SENTENCES } from "#contract/accounts.ts";
import { messageOf } from "#web/lib/api.ts";
import { statusQuery } from "#web/lib/session.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { AuthFrame } from "../auth-frame.tsx";
import { verification } from "../password/link-calls.ts";
import { AddressLine } from "./address-line.tsx";
import { ResendForm } from "./resend-form.tsx";
import { verificationTexts as texts } from "./texts.ts";
import { type Outcome, outcomeOf } from "./verification-outcome.ts";

/** Spec 1 §9. */
const REDIRECT_MS = 3000;

export function VerifyEmailPage() {
  const query = new URLSearchParams(useLocation().search);
  const token = query.get("token")?.trim();
  const email = query.get("email") ?? "";
  if (token) return <Verification token={token} email={email} />;
  return (
    <Ended outcome={{ at: "failed", message: ACCOUNT_SENTENCES.tokenMissing }} email={email} />
  );
}

function Verification({ token, email }: { token: string; email: string }) {
  const { status, error, data } = useQuery(verification(token));
  if (status === "pending") return <Verifying email={email} />;
  if (status === "success")
    return <Verified email={email} already={data.message === ACCOUNT_SENTENCES.alreadyVerified} />;
  return <Ended outcome={outcomeOf(messageOf(error, texts.failed.fallback))} email={email} />;
}

function Verifying({ email }: { email: string }) {
  return (
    <AuthFrame title={texts.verifying.title}>
      <AddressLine email={email} grade="part" says={texts.verifying.says} />
    </AuthFrame>
  );
}

function Verified({ email, already }: { email: string; already: boolean }) {
  const navigate = useNavigate();
  const client = useQueryClient();
  const state = { message: texts.verified.banner, email };
  useEffect(() => {
    // Somebody may be signed in already, as someone whose address was not verified.
    void client.invalidateQueries({ queryKey: statusQuery.queryKey });
    const handed = { message: texts.verified.banner, email };
    const timer = setTimeout(
      () => navigate("/login", { state: handed, replace: true }),
      REDIRECT_MS,
    );
    return () => clearTimeout(timer);
  }, [navigate, client, email]);
  return (
    <AuthFrame title={already ? texts.verified.already : texts.verified.title} moved>
      <AddressLine email={email} grade="met" says={texts.verified.says} />
      <p className="text-ink-2">{texts.verified.next}</p>
      <ButtonLink size="big" to="/login" state={state} replace>
        {texts.verified.continue}
      </ButtonLink>
    </AuthFrame>
  );
}

function Ended({ outcome, email }: { outcome: Outcome; email: string }) {
  const [asked, setAsked] = useState(outcome.at === "resend");
  return (
    <AuthFrame title={asked ? texts.resend.title : texts.failed.title} moved={asked}>
      {asked ? (
        <ResendForm email={email} reason={outcome.message} />
      ) : (
        <>
          <Banner kind="bad">{outcome.message}</Banner>
          <AddressLine email={email} grade="none" says={texts.failed.says} />
          <Button size="big" onClick={() => setAsked(true)}>
            {texts.failed.ask}
          </Button>
        </>
      )}
      <p className="text-13">
        <TextLink to="/login">{texts.back}</TextLink>
      </p>
    </AuthFrame>
  );
}
