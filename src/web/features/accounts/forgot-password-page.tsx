import { useState } from "react";
import * as z from "zod/mini";
import { ForgotBody } from "#contract/account-links.ts";
import { messageOf } from "#web/lib/api.ts";
import { useForm } from "#web/lib/form.ts";
import { useNavigationState } from "#web/lib/navigation-state.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button, ButtonLink } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import { AuthFrame } from "./auth-frame.tsx";
import { askForReset } from "./link-calls.ts";
import { passwordTexts } from "./password-texts.ts";
import { accountTexts } from "./texts.ts";

type View = { at: "form"; again: boolean } | { at: "sent"; email: string };

const Handed = z.object({ email: z.optional(z.string()) });
const texts = passwordTexts.forgot;

export function ForgotPasswordPage() {
  const typed = useNavigationState(Handed)?.email ?? "";
  const [view, setView] = useState<View>({ at: "form", again: false });
  if (view.at === "sent")
    return <Sent email={view.email} onAgain={() => setView({ at: "form", again: true })} />;
  const onSent = (email: string) => setView({ at: "sent", email });
  return (
    <AuthFrame title={texts.title} moved={view.again}>
      <p className="text-ink-2">{texts.lead}</p>
      <ForgotForm key={typed} email={view.again ? "" : typed} onSent={onSent} />
      <p className="text-13">
        <TextLink to="/login">{texts.back}</TextLink>
      </p>
    </AuthFrame>
  );
}

function ForgotForm({ email, onSent }: { email: string; onSent: (email: string) => void }) {
  const { form, field, fault, busy } = useForm({
    schema: ForgotBody,
    initial: { email },
    async submit(values) {
      await askForReset(values.email);
      onSent(values.email);
    },
    explain: (error) => ({ form: messageOf(error, texts.failed) }),
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
      <Button type="submit" size="big" className="w-full" busy={busy}>
        {texts.submit}
      </Button>
    </form>
  );
}

/** The same for every address: nobody learns here who has an account. */
function Sent({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { title, before, after, life, another } = passwordTexts.sent;
  return (
    <AuthFrame title={title} moved>
      <p className="text-ink-2">
        {before} <strong className="wrap-anywhere font-semibold text-ink">{email}</strong>
        {after}
      </p>
      <p className="text-13 text-ink-3">{life}</p>
      <ButtonLink size="big" className="mt-2 w-full" to="/login" state={{ email }}>
        {texts.back}
      </ButtonLink>
      <Button look="line" size="big" className="w-full" onClick={onAgain}>
        {another}
      </Button>
    </AuthFrame>
  );
}
