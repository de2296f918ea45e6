import { useQueryClient } from "@tanstack/react-query";
import type { ComponentProps } from "react";
import {
  type AccountDetails,
  FirstPasswordForm,
  PasswordForm,
  SETTINGS_SENTENCES as say,
} from "#contract/account-settings.ts";
import { refusesPassword } from "#contract/guessable-passwords.ts";
import { PROVIDERS } from "#contract/sign-in-providers.ts";
import { messageOf } from "#web/lib/api.ts";
import { type FormFaults, useForm } from "#web/lib/form.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/float/toast.ts";
import { Field } from "#web/ui/form/field.tsx";
import { focusSection, SettingsSection } from "#web/ui/settings-section.tsx";
import { ProviderMark } from "../providers/provider-mark.tsx";
import { accountTexts } from "../texts.ts";
import { settingsCalls } from "./api.ts";
import { FormFault, isProvider } from "./form-fault.tsx";
import { settingsTexts } from "./texts.ts";

const newPasswordTexts = settingsTexts.signIn;
const COMMON = { type: "password", autoComplete: "new-password" } as const;

interface PasswordFormProps {
  email: string;
  /** Names of PROVIDERS. */
  providers: readonly string[];
}

type Control = Omit<ComponentProps<typeof Field>, "label">;

interface NewPasswordProps {
  email: string;
  password: Control;
  confirmPassword: Control;
}

/** A new password, twice. */
function NewPassword({ email, password, confirmPassword }: NewPasswordProps) {
  return (
    <>
      {/* Nobody sees it: password managers learn from it whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Field
        {...password}
        {...COMMON}
        label={newPasswordTexts.next}
        hint={accountTexts.fields.passwordHint}
      />
      <Field {...confirmPassword} {...COMMON} label={newPasswordTexts.confirm} />
    </>
  );
}

const changePasswordTexts = settingsTexts.signIn;

function ChangePassword({ email, providers }: PasswordFormProps) {
  const calls = settingsCalls(useQueryClient());
  const { form, field, fault, busy } = useForm({
    schema: PasswordForm,
    initial: { currentPassword: "", password: "", confirmPassword: "" },
    async submit({ currentPassword, password }): Promise<void> {
      await calls.setPassword({ currentPassword, newPassword: password });
      form.ref.current?.reset();
      toast.success(changePasswordTexts.changed);
    },
    explain: (error) => explainProof(error, "currentPassword", changePasswordTexts.failed),
  });
  return (
    <form {...form} className="grid gap-4">
      <FormFault fault={fault} providers={providers} />
      <Field
        {...field("currentPassword")}
        label={changePasswordTexts.current}
        type="password"
        autoComplete="current-password"
      />
      <NewPassword
        email={email}
        password={field("password")}
        confirmPassword={field("confirmPassword")}
      />
      <Button type="submit" look="line" className="justify-self-start" busy={busy}>
        {changePasswordTexts.change}
      </Button>
    </form>
  );
}

const firstPasswordTexts = settingsTexts.signIn;

interface FirstPasswordProps extends PasswordFormProps {
  /** Before this form makes way for the one that changes a password. */
  onSet: () => void;
}

/** For those who signed up with a provider. */
function FirstPassword({ email, providers, onSet }: FirstPasswordProps) {
  const calls = settingsCalls(useQueryClient());
  const { form, field, fault, busy } = useForm({
    schema: FirstPasswordForm,
    initial: { password: "", confirmPassword: "" },
    async submit({ password }) {
      await calls.setPassword({ newPassword: password }, onSet);
      toast.success(firstPasswordTexts.wasSet);
    },
    explain: (error) => explainProof(error, "password", firstPasswordTexts.failed),
  });
  return (
    <form {...form} className="grid gap-4">
      <p className="text-ink-2">{firstPasswordTexts.noPassword}</p>
      <FormFault fault={fault} providers={providers} />
      <NewPassword
        email={email}
        password={field("password")}
        confirmPassword={field("confirmPassword")}
      />
      <Button type="submit" look="line" className="justify-self-start" busy={busy}>
        {firstPasswordTexts.set}
      </Button>
    </form>
  );
}

const texts = settingsTexts.signIn;

interface SignInSectionProps {
  id: string;
  email: string;
  account: AccountDetails;
}

export function SignInSection({ id, email, account }: SignInSectionProps) {
  const { has_password, providers } = account;
  return (
    <SettingsSection id={id} title={texts.title} lead={texts.lead}>
      {has_password ? (
        <ChangePassword email={email} providers={providers} />
      ) : (
        <FirstPassword email={email} providers={providers} onSet={() => focusSection(id)} />
      )}
      {providers.length > 0 && <Connected providers={providers} />}
    </SettingsSection>
  );
}

function Connected({ providers }: { providers: string[] }) {
  return (
    <div className="mt-3">
      <h3 className="font-sans font-semibold text-13 tracking-normal">{texts.connected}</h3>
      <ul className="mt-2 border-rule border-t">
        {providers.filter(isProvider).map((name) => (
          <li key={name} className="flex items-center gap-2.5 border-rule border-b py-2.5">
            <ProviderMark provider={name} />
            {PROVIDERS[name]}
          </li>
        ))}
      </ul>
    </div>
  );
}

const ABOUT_THE_PASSWORD: readonly string[] = [say.proofRequired, say.proofWrong];

/** A wrong password is said beside its field, everything else above the form. */
export function explainProof(error: unknown, field: string, failed: string): FormFaults {
  const message = messageOf(error, failed);
  if (refusesPassword(message)) return { fields: { password: message } };
  return ABOUT_THE_PASSWORD.includes(message)
    ? { fields: { [field]: message } }
    : { form: message };
}
