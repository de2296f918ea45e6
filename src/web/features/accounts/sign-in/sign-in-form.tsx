import { lazy, Suspense } from "react";
import { ACCOUNT_SENTENCES, SignInBody } from "#contract/accounts.ts";
import { ApiError, messageOf } from "#web/lib/api.ts";
import { type FormFaults, useForm } from "#web/lib/form.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { accountTexts } from "../texts.ts";
import { signInTexts } from "./texts.ts";
import { useSignIn } from "./use-sign-in.ts";

/** Few ever need it: the page is lighter without. */
const VerifyFirst = lazy(() =>
  import("./verify-first.tsx").then((file) => ({ default: file.VerifyFirst })),
);

interface SignInFormProps {
  email: string;
  /** The screen remembers it, for the other tab and for a new link. */
  onEmail: (email: string) => void;
}

export function SignInForm({ email, onEmail }: SignInFormProps) {
  const signIn = useSignIn();
  const { form, field, fault, busy } = useForm({
    schema: SignInBody,
    initial: { email, password: "" },
    submit(values) {
      onEmail(values.email);
      return signIn(values);
    },
    explain: signInFaults,
  });
  return (
    <form {...form} className="grid gap-4">
      <Suspense>
        {fault === ACCOUNT_SENTENCES.verifyFirst && <VerifyFirst email={email} />}
      </Suspense>
      {fault && fault !== ACCOUNT_SENTENCES.verifyFirst && <Banner kind="bad">{fault}</Banner>}
      <Field
        {...field("email")}
        label={accountTexts.fields.email}
        type="email"
        autoComplete="email"
        onChange={(event) => onEmail(event.currentTarget.value)}
      />
      <Field
        {...field("password")}
        label={accountTexts.fields.password}
        type="password"
        autoComplete="current-password"
      />
      <p className="justify-self-end text-13">
        <TextLink to="/forgot-password" state={{ email }}>
          {signInTexts.forgot}
        </TextLink>
      </p>
      <Button type="submit" size="big" className="w-full" busy={busy}>
        {signInTexts.submit}
      </Button>
    </form>
  );
}

/** Spec 1 §8: the server's message, and a 401 marks both fields; the same words are not said thrice. */
export function signInFaults(error: unknown): FormFaults<"email" | "password"> {
  const message = messageOf(error, signInTexts.failed);
  if (!(error instanceof ApiError) || error.fault !== "unauthenticated") return { form: message };
  const wrong = ACCOUNT_SENTENCES.wrongCredentials;
  const fields = { email: wrong, password: wrong };
  return message === wrong ? { fields } : { fields, form: message };
}
