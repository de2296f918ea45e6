import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { ACCOUNT_SENTENCES } from "#contract/accounts.ts";
import { messageOf } from "#web/lib/api.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { verification } from "./api.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { ResendForm } from "./resend-form.tsx";
import { accountTexts } from "./texts.ts";
import { type Outcome, outcomeOf } from "./verification-outcome.ts";

/** Spec 1 §9. */
const REDIRECT_MS = 3000;
const texts = accountTexts.verify;

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
  const { status, error } = useQuery(verification(token));
  if (status === "pending") return <Verifying />;
  if (status === "success") return <Verified email={email} />;
  return <Ended outcome={outcomeOf(messageOf(error, texts.failed))} email={email} />;
}

function Verifying() {
  return (
    <AuthFrame title={texts.title}>
      <p role="status" className="text-ink-2">
        {texts.verifying}
      </p>
    </AuthFrame>
  );
}

function Verified({ email }: { email: string }) {
  const navigate = useNavigate();
  const state = { message: texts.verifiedBanner, email };
  useEffect(() => {
    const timer = setTimeout(
      () => navigate("/login", { state: { message: texts.verifiedBanner, email } }),
      REDIRECT_MS,
    );
    return () => clearTimeout(timer);
  }, [navigate, email]);
  return (
    <AuthFrame title={texts.verified}>
      <Banner kind="ok">{texts.verifiedText}</Banner>
      <ButtonLink size="big" to="/login" state={state}>
        {texts.continue}
      </ButtonLink>
    </AuthFrame>
  );
}

function Ended({ outcome, email }: { outcome: Outcome; email: string }) {
  const [asked, setAsked] = useState(outcome.at === "resend");
  return (
    <AuthFrame title={asked ? texts.resendTitle : texts.failedTitle}>
      <Banner kind="bad">{outcome.message}</Banner>
      {asked ? (
        <ResendForm email={email} />
      ) : (
        <Button size="big" onClick={() => setAsked(true)}>
          {texts.askNew}
        </Button>
      )}
      <p className="text-13">
        <TextLink to="/login">{texts.back}</TextLink>
      </p>
    </AuthFrame>
  );
}
