import type { ComponentProps } from "react";
import { Field } from "#web/ui/form/field.tsx";
import { accountTexts } from "../../texts.ts";
import { settingsTexts } from "../texts.ts";

const texts = settingsTexts.signIn;
const COMMON = { type: "password", autoComplete: "new-password" } as const;

export interface PasswordFormProps {
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
export function NewPassword({ email, password, confirmPassword }: NewPasswordProps) {
  return (
    <>
      {/* Nobody sees it: password managers learn from it whose password this is. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
      <Field {...password} {...COMMON} label={texts.next} hint={accountTexts.fields.passwordHint} />
      <Field {...confirmPassword} {...COMMON} label={texts.confirm} />
    </>
  );
}
