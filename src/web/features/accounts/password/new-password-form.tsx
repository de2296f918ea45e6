import { useQueryClient } from "@tanstack/react-query";
import { ResetForm } from "#contract/account-links.ts";
import { refusesPassword } from "#contract/guessable-passwords.ts";
import { messageOf } from "#web/lib/api.ts";
import { useForm } from "#web/lib/form.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { accountTexts } from "../texts.ts";
import { saysLinkIsUnusable } from "../unusable-link.ts";
import { setNewPassword } from "./link-calls.ts";
import { passwordTexts } from "./texts.ts";

const labels = accountTexts.fields;

interface NewPasswordFormProps {
  token: string;
  onDone: () => void;
  onUnusable: () => void;
}

export function NewPasswordForm({ token, onDone, onUnusable }: NewPasswordFormProps) {
  const client = useQueryClient();
  const { form, field, fault, busy } = useForm({
    schema: ResetForm,
    initial: { password: "", confirmPassword: "" },
    async submit({ password }) {
      await setNewPassword(client, token, password);
      onDone();
    },
    explain(error) {
      const { linkIsUnusable, message } = resetFault(error);
      if (linkIsUnusable) onUnusable();
      return refusesPassword(message) ? { fields: { password: message } } : { form: message };
    },
  });
  return (
    <form {...form} className="grid gap-4">
      {fault && <Banner kind="bad">{fault}</Banner>}
      <Field
        {...field("password")}
        label={labels.newPassword}
        hint={labels.passwordHint}
        type="password"
        autoComplete="new-password"
      />
      <Field
        {...field("confirmPassword")}
        label={labels.confirmNewPassword}
        type="password"
        autoComplete="new-password"
      />
      <Button type="submit" size="big" className="mt-2 w-full" busy={busy}>
        {passwordTexts.reset.submit}
      </Button>
    </form>
  );
}

interface ResetFault {
  /** Only a new link helps. */
  linkIsUnusable: boolean;
  message: string;
}

/** Spec 1 §8: the server's message, or ours. */
export function resetFault(error: unknown): ResetFault {
  const message = messageOf(error, passwordTexts.reset.failed);
  return { linkIsUnusable: saysLinkIsUnusable(message), message };
}
