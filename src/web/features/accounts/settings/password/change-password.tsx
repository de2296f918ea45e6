import { useQueryClient } from "@tanstack/react-query";
import { PasswordForm } from "#contract/account-settings.ts";
import { useForm } from "#web/lib/form.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { Field } from "#web/ui/form/field.tsx";
import { settingsCalls } from "../api.ts";
import { explainProof } from "../proof/explain-proof.ts";
import { FormFault } from "../proof/form-fault.tsx";
import { settingsTexts } from "../texts.ts";
import { NewPassword, type PasswordFormProps } from "./new-password.tsx";

const texts = settingsTexts.signIn;

export function ChangePassword({ email, providers }: PasswordFormProps) {
  const calls = settingsCalls(useQueryClient());
  const { form, field, fault, busy } = useForm({
    schema: PasswordForm,
    initial: { currentPassword: "", password: "", confirmPassword: "" },
    async submit({ currentPassword, password }): Promise<void> {
      await calls.setPassword({ currentPassword, newPassword: password });
      form.ref.current?.reset();
      toast.success(texts.changed);
    },
    explain: (error) => explainProof(error, "currentPassword", texts.failed),
  });
  return (
    <form {...form} className="grid gap-4">
      <FormFault fault={fault} providers={providers} />
      <Field
        {...field("currentPassword")}
        label={texts.current}
        type="password"
        autoComplete="current-password"
      />
      <NewPassword
        email={email}
        password={field("password")}
        confirmPassword={field("confirmPassword")}
      />
      <Button type="submit" look="line" className="justify-self-start" busy={busy}>
        {texts.change}
      </Button>
    </form>
  );
}
