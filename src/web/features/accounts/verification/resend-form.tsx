import { useState } from "react";
import { ResendBody } from "#contract/account-links.ts";
import { messageOf } from "#web/lib/api.ts";
import { useForm } from "#web/lib/form.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { resend } from "../password/link-calls.ts";
import { accountTexts } from "../texts.ts";
import { verificationTexts } from "./texts.ts";

interface ResendFormProps {
  email: string;
  /** Why a new link is needed; said until there is something newer to say. */
  reason: string;
}

export function ResendForm({ email, reason }: ResendFormProps) {
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
