import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { ResendBody } from "#contract/account-links.ts";
import { ACCOUNT_SENTENCES } from "#contract/accounts.ts";
import { messageOf } from "#web/lib/api.ts";
import { useForm } from "#web/lib/form.ts";
import { statusQuery } from "#web/lib/session.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { type Grade, GradeSquare } from "#web/ui/match/grade-square.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import { resend, verification } from "./link-calls.ts";
import { accountTexts } from "./texts.ts";
import { saysLinkIsUnusable } from "./unusable-link.ts";
import { verificationTexts as texts, verificationTexts } from "./verification-texts.ts";

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

interface AddressLineProps {
  email: string;
  grade: Grade;
  says: string;
}

/** The address as what it is here: a requirement that is open, met or not met. */
function AddressLine({ email, grade, says }: AddressLineProps) {
  return (
    <p
      role="status"
      className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] items-baseline gap-x-2.5 border-rule border-y py-3.5"
    >
      <GradeSquare grade={grade} />
      <span className="wrap-anywhere font-semibold">{email || verificationTexts.address}</span>
      <span className="col-start-2 text-13 text-ink-2">{says}</span>
    </p>
  );
}

interface ResendFormProps {
  email: string;
  /** Why a new link is needed; said until there is something newer to say. */
  reason: string;
}

function ResendForm({ email, reason }: ResendFormProps) {
  const [sent, setSent] = useState<string>();
  const { form, field, fault, busy } = useForm({
    schema: ResendBody,
    initial: { email },
    async submit(values) {
      setSent(undefined);
      setSent((await resend(values.email)).message);
    },
    explain: (error) => ({ form: messageOf(error, accountTexts.resendFailed) }),
  });
  return (
    <form {...form} className="grid gap-4">
      {sent ? <Banner kind="ok">{sent}</Banner> : <Banner kind="bad">{fault ?? reason}</Banner>}
      <p className="text-ink-2">{verificationTexts.resend.lead}</p>
      <Field
        {...field("email")}
        label={accountTexts.fields.email}
        type="email"
        autoComplete="email"
      />
      <Button type="submit" size="big" className="w-full" busy={busy}>
        {verificationTexts.resend.submit}
      </Button>
    </form>
  );
}

/** How a refused verification goes on: it has failed, or a new link helps (spec 1 §4). */
interface Outcome {
  at: "failed" | "resend";
  message: string;
}

export function outcomeOf(message: string): Outcome {
  return { at: saysLinkIsUnusable(message) ? "resend" : "failed", message };
}
