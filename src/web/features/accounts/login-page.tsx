import { useQueryClient } from "@tanstack/react-query";
import { useLocation } from "react-router";
import * as z from "zod/mini";
import { ACCOUNT_SENTENCES, SignInBody } from "#contract/accounts.ts";
import { ApiError, messageOf } from "#web/lib/api.ts";
import { useCameFrom } from "#web/lib/came-from.ts";
import { type FormFaults, useForm } from "#web/lib/form.ts";
import { useNavigationState } from "#web/lib/navigation-state.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { signInWith } from "./api.ts";
import { AuthFrame } from "./auth-frame.tsx";
import { readBannerMessage } from "./banner-message.ts";
import { DemoAccounts } from "./demo-accounts.tsx";
import { PassingBanner } from "./passing-banner.tsx";
import { accountTexts } from "./texts.ts";

/** Spec 1 §9. */
const LINK_BANNER_MS = 5000;
const HANDED_BANNER_MS = 8000;

const Handed = z.object({ message: z.optional(z.string()), email: z.optional(z.string()) });
const texts = accountTexts.signIn;

export function LoginPage() {
  const handed = useNavigationState(Handed);
  const from = useCameFrom();
  const query = new URLSearchParams(useLocation().search);
  const linked = readBannerMessage(query.get("message"));
  return (
    <AuthFrame title={texts.title}>
      {handed?.message && <PassingBanner text={handed.message} ms={HANDED_BANNER_MS} />}
      {!handed?.message && linked && <PassingBanner text={linked} ms={LINK_BANNER_MS} />}
      <SignInForm key={handed?.email} email={handed?.email ?? ""} />
      <p className="text-13 text-ink-2">
        {texts.newHere}{" "}
        <TextLink to="/register" state={{ from }}>
          {texts.register}
        </TextLink>
        . {texts.free}
      </p>
      <DemoAccounts />
    </AuthFrame>
  );
}

function SignInForm({ email }: { email: string }) {
  const client = useQueryClient();
  const { form, field, fault, busy } = useForm({
    schema: SignInBody,
    initial: { email, password: "" },
    submit: (values) => signInWith(client, values),
    explain,
  });
  return (
    <form {...form} className="grid gap-4">
      {fault && <Banner kind="bad">{fault}</Banner>}
      <Field
        {...field("email")}
        label={accountTexts.fields.email}
        type="email"
        autoComplete="email"
      />
      <Field
        {...field("password")}
        label={accountTexts.fields.password}
        type="password"
        autoComplete="current-password"
      />
      <Button type="submit" size="big" className="mt-2 w-full" busy={busy}>
        {texts.submit}
      </Button>
    </form>
  );
}

/** Spec 1 §8: the server's message, and a 401 marks both fields; the same words are not said thrice. */
function explain(error: unknown): FormFaults<"email" | "password"> {
  const message = messageOf(error, texts.failed);
  if (!(error instanceof ApiError) || error.fault !== "unauthenticated") return { form: message };
  const wrong = ACCOUNT_SENTENCES.wrongCredentials;
  const fields = { email: wrong, password: wrong };
  return message === wrong ? { fields } : { fields, form: message };
}
