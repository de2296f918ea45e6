import { useState } from "react";
import { ResendBody } from "#contract/accounts.ts";
import { messageOf } from "#web/lib/api.ts";
import { useForm } from "#web/lib/form.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { resend } from "./api.ts";
import { accountTexts } from "./texts.ts";

const texts = accountTexts.verify;

export function ResendForm({ email }: { email: string }) {
  const [sent, setSent] = useState<string>();
  const { form, field, fault, busy } = useForm({
    schema: ResendBody,
    initial: { email },
    async submit(values) {
      setSent(undefined);
      setSent((await resend(values.email)).message);
    },
    explain: (error) => ({ form: messageOf(error, texts.resendFailed) }),
  });
  return (
    <form {...form} className="grid gap-4">
      {fault && <Banner kind="bad">{fault}</Banner>}
      {sent && <Banner kind="ok">{sent}</Banner>}
      <Field
        {...field("email")}
        label={accountTexts.fields.email}
        type="email"
        autoComplete="email"
      />
      <Button type="submit" size="big" className="w-full" busy={busy}>
        {texts.resend}
      </Button>
    </form>
  );
}
