import { useId } from "react";
import { useNavigate } from "react-router";
import { ACCOUNT_SENTENCES, RegisterForm } from "#contract/accounts.ts";
import { refusesPassword } from "#contract/guessable-passwords.ts";
import { ApiError, messageOf } from "#web/lib/api.ts";
import { expectRecruiter } from "#web/lib/expected-role.ts";
import { type FormFaults, useForm } from "#web/lib/form.ts";
import { Banner } from "#web/ui/banner.tsx";
import { Button } from "#web/ui/button.tsx";
import { Field } from "#web/ui/form/field.tsx";
import { accountTexts } from "../texts.ts";
import { register } from "./api.ts";
import { registerTexts } from "./texts.ts";

const labels = accountTexts.fields;
const EMPTY = { name: "", email: "", phone: "", password: "", confirmPassword: "" };

interface RegistrationFormProps {
  isRecruiter: boolean;
  /** Where to go on after signing in. */
  from: string | undefined;
}

export function RegistrationForm({ isRecruiter, from }: RegistrationFormProps) {
  const navigate = useNavigate();
  const companyId = useId();
  const { form, field, fault, busy } = useForm({
    schema: RegisterForm,
    initial: EMPTY,
    async submit(values) {
      const { message } = await register(values);
      if (isRecruiter) expectRecruiter();
      await navigate("/login", { state: { message, email: values.email, from } });
    },
    explain: registerFaults,
  });
  const secret = { type: "password", autoComplete: "new-password" };
  return (
    <form {...form} className="grid gap-4">
      {fault && <Banner kind="bad">{fault}</Banner>}
      <Field {...field("name")} label={labels.name} autoComplete="name" />
      {/* Spec 1 §2: asked for, neither checked nor sent; onboarding asks for it in earnest. */}
      {isRecruiter && (
        <Field id={companyId} name="company" label={labels.company} autoComplete="organization" />
      )}
      <Field {...field("email")} label={labels.email} type="email" autoComplete="email" />
      <Field
        {...field("phone")}
        label={labels.phone}
        optional={!isRecruiter}
        type="tel"
        autoComplete="tel"
      />
      <Field
        {...field("password")}
        {...secret}
        label={labels.password}
        hint={labels.passwordHint}
      />
      <Field {...field("confirmPassword")} {...secret} label={labels.confirmPassword} />
      <Button type="submit" size="big" className="mt-2 w-full" busy={busy}>
        {registerTexts[isRecruiter ? "recruiter" : "candidate"].submit}
      </Button>
    </form>
  );
}

/** Spec 1 §8: an address that is taken is told beside the address. */
export function registerFaults(error: unknown): FormFaults<"email" | "password"> {
  if (error instanceof ApiError && error.fault === "conflict")
    return { fields: { email: ACCOUNT_SENTENCES.emailTaken } };
  const message = messageOf(error, registerTexts.failed);
  return refusesPassword(message) ? { fields: { password: message } } : { form: message };
}
