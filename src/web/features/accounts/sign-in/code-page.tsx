import { useQueryClient } from "@tanstack/react-query";
import { CodeBody, finishSignIn } from "#contract/second-factor.ts";
import { ApiError, call, messageOf } from "#web/lib/api.ts";
import { useCameFrom } from "#web/lib/came-from.ts";
import { type FormFaults, useForm } from "#web/lib/form.ts";
import { refreshSession } from "#web/lib/session.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { AuthFrame } from "../auth-frame.tsx";
import { PasskeyButton } from "../passkey-button.tsx";
import { codeTexts as texts } from "./code-texts.ts";

/** The second step of a sign-in, for those who have turned it on. */
export function CodePage() {
  const client = useQueryClient();
  const from = useCameFrom();
  const { form, field, fault, busy } = useForm({
    schema: CodeBody,
    initial: { code: "" },
    async submit(body) {
      await call(finishSignIn, { body });
      await refreshSession(client);
    },
    explain,
  });
  return (
    <AuthFrame title={texts.title}>
      <p className="text-ink-2">{texts.lead}</p>
      <form {...form} className="grid gap-4">
        {fault && <Banner kind="bad">{fault}</Banner>}
        <Field
          {...field("code")}
          label={texts.code}
          hint={texts.hint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" size="big" className="w-full" busy={busy}>
          {texts.submit}
        </Button>
      </form>
      <PasskeyButton />
      <p className="text-13 text-ink-2">
        {texts.lost}{" "}
        <TextLink to="/login" state={{ from }}>
          {texts.again}
        </TextLink>
        .
      </p>
    </AuthFrame>
  );
}

/** A wrong code is said at its field; that the first step is too long ago, above the form. */
function explain(error: unknown): FormFaults<"code"> {
  const message = messageOf(error, texts.failed);
  if (error instanceof ApiError && error.fault === "invalid") return { fields: { code: message } };
  return { form: message };
}
