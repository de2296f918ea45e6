import { useQueryClient } from "@tanstack/react-query";
import { FirstPasswordForm } from "#contract/account-settings.ts";
import { useForm } from "#web/lib/form.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { settingsCalls } from "../api.ts";
import { explainProof } from "../proof/explain-proof.ts";
import { FormFault } from "../proof/form-fault.tsx";
import { settingsTexts } from "../texts.ts";
import { NewPassword, type PasswordFormProps } from "./new-password.tsx";

const texts = settingsTexts.signIn;

interface FirstPasswordProps extends PasswordFormProps {
  /** Before this form makes way for the one that changes a password. */
  onSet: () => void;
}

/** For those who signed up with a provider. */
export function FirstPassword({ email, providers, onSet }: FirstPasswordProps) {
  const calls = settingsCalls(useQueryClient());
  const { form, field, fault, busy } = useForm({
    schema: FirstPasswordForm,
    initial: { password: "", confirmPassword: "" },
    async submit({ password }) {
      await calls.setPassword({ newPassword: password }, onSet);
      toast.success(texts.wasSet);
    },
    explain: (error) => explainProof(error, "password", texts.failed),
  });
  return (
    <form {...form} className="grid gap-4">
      <p className="text-ink-2">{texts.noPassword}</p>
      <FormFault fault={fault} providers={providers} />
      <NewPassword
        email={email}
        password={field("password")}
        confirmPassword={field("confirmPassword")}
      />
      <Button type="submit" look="line" className="justify-self-start" busy={busy}>
        {texts.set}
      </Button>
    </form>
  );
}
